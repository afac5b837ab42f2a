/** What is left to be done when the pages of a language are complete, here or in another process. */
import {load} from './load';
import {startProcess} from './process';
import type {DoTask, Task} from './work';

export async function doTask({module, data}: Task): Promise<void> {
  const run = await load<DoTask>(module);
  await run(data);
}

/** Has tasks done by another process, until `signal`. */
export const tasksThere = (signal: AbortSignal) => startProcess<Task, void>('task-process', signal);
