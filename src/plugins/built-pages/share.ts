/** Orders that several processes share. */

/** Fewer waiting orders are done sooner than another process has started. */
const queue = 20;

type Worker<Order, Result> = (order: Order) => Promise<Result>;

/** Workers that share orders: each does the next one when it has done the last. */
export interface Shared<Order, Result> {
  give: Worker<Order, Result>;
  /** Lets another worker join as soon as many orders wait. */
  join: (start: () => Worker<Order, Result>) => void;
}

/** @param first The worker that is there from the beginning. */
export function share<Order, Result>(first: Worker<Order, Result>): Shared<Order, Result> {
  const free = [first];
  const waiting: (() => void)[] = [];
  const joining: (() => Worker<Order, Result>)[] = [];
  const release = (worker: Worker<Order, Result>) => {
    free.push(worker);
    waiting.shift()?.();
  };
  const grow = () => {
    if (waiting.length >= queue) {
      joining.splice(0, 1).forEach((start) => release(start()));
    }
  };
  return {
    async give(order) {
      while (free.length === 0) {
        const isFree = new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
        grow();
        await isFree;
      }
      const worker = free.pop()!;
      try {
        return await worker(order);
      } finally {
        release(worker);
      }
    },

    join(start) {
      joining.push(start);
      grow();
    },
  };
}
