/** Hits whose texts come after them. */
import type {Hit} from './types';

/** The same hits, those complete that are so in the given milliseconds. */
export function completeWithin(hits: readonly Hit[], patience: number): Promise<Hit[]> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
  });
  return Promise.all(
    hits.map(async (hit) =>
      hit.complete ? Promise.race([hit.complete, late.then(() => hit)]) : hit,
    ),
  );
}
