/** What is left to be done when the pages of a language are complete, here or in another process. */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {startProcess} from './process';
import type {RestModule, RestTask} from './work';

export async function doTask({module, data}: RestTask): Promise<void> {
  const {default: run} = (await import(pathToFileURL(module).href)) as RestModule<unknown>;
  await run(data);
}

/** Has tasks done by another process, until `signal`. */
export const tasksThere = (signal: AbortSignal) =>
  // Not __dirname: tsx does not know it in a module that an .mts file imports.
  startProcess<RestTask, void>(path.join(path.dirname(__filename), 'task-process.ts'), signal);
