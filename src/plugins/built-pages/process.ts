/** Work that another process does, as data that goes there and comes back. */
import {fork} from 'node:child_process';
import path from 'node:path';
import {messageOf} from '../message-of';

/** What comes back: a result, or why there is none. */
interface Answer<Result> {
  result?: Result;
  error?: string;
}

/**
 * Starts a process that does one order after the other, until `signal`.
 * @param name Its module in this folder, which calls `answer`.
 * @throws What the process throws.
 */
export function startProcess<Order extends object, Result>(
  name: string,
  signal: AbortSignal,
): (order: Order) => Promise<Result> {
  const file = path.join(__dirname, `${name}.ts`);
  const child = fork(file);
  signal.addEventListener('abort', () => child.connected && child.disconnect());
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`A process (${file}) ended with ${code ?? 'a signal'}.`)),
    );
  });
  // It may end when nobody waits for it.
  ended.catch(() => undefined);
  return async (order) => {
    const answered = new Promise<Answer<Result>>((resolve) => {
      child.once('message', resolve);
    });
    child.send(order);
    const {result, error} = await Promise.race([answered, ended]);
    if (error !== undefined) {
      throw new Error(error);
    }
    return result!;
  };
}

/** Does the orders of the process that started this one, until it has no more of them. */
export function answer<Order, Result>(work: (order: Order) => Promise<Result>): void {
  const answerTo = async (order: Order): Promise<Answer<Result>> => {
    try {
      return {result: await work(order)};
    } catch (error) {
      return {error: messageOf(error)};
    }
  };
  // Nobody may wait for it any more.
  const ignore = () => undefined;
  // Without taking its memory apart.
  process.once('disconnect', () => process.exit());
  process.on('message', (order: Order) => {
    void answerTo(order).then((answered) => process.send?.(answered, undefined, undefined, ignore));
  });
}
