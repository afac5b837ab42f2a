/** Processes that read pages and do tasks for another one. */
import {startProcess} from './process';
import {readHere, type PageOrder, type PageRead} from './read';
import {share} from './share';
import {doTask} from './task';
import type {Task} from './work';

type Order = PageOrder | Task;

/** Does what is wanted in this process. */
export function helpHere(): (order: Order) => Promise<PageRead | undefined> {
  const read = readHere();
  return async (order) => {
    if ('page' in order) {
      return read(order);
    }
    await doTask(order);
    return undefined;
  };
}

export interface Helpers {
  read: (order: PageOrder) => Promise<PageRead>;
  doTask: (task: Task) => Promise<void>;
  /** Lets another process help as soon as there is much to do. */
  join: () => void;
}

/** Starts a process that helps, until `signal`. */
export function startHelpers(signal: AbortSignal): Helpers {
  const start = () => startProcess<Order, PageRead | undefined>('helper', signal);
  const {give, join} = share(start());
  return {
    read: async (order) => (await give(order))!,
    async doTask(task) {
      await give(task);
    },
    join: () => join(start),
  };
}
