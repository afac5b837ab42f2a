/** Does what is left to be done when the pages of a language are complete. */
import {load} from './load';
import type {DoTask, Task} from './work';

export async function doTask({module, data}: Task): Promise<void> {
  const run = load<DoTask>(module);
  await run(data);
}
