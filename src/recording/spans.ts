/**
 * Finds single messages again: a file is a list of spans (chunks, or runs of messages outside of
 * chunks) of which only the number of messages by topic is kept.
 */
import {messageOf} from './source';
import type {Message} from './types';

export interface Span {
  /** Place in the file, in bytes. */
  offset: number;
  length: number;
  /** Messages by topic. */
  counts: Map<number, number>;
}

export interface Found {
  topic: number;
  message: Message;
}

/** Counts a message of a topic; of a topic beyond the limit, none. */
export function countIn({counts}: Span, topic: number | undefined): void {
  if (topic !== undefined) {
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
}

/**
 * @param spans in the order in which messages are shown
 * @param read unpacks one span
 */
export function messageFinder(
  spans: readonly Span[],
  read: (span: Span) => Promise<Found[]>,
): {
  message(topic: number, index: number): Promise<Message>;
  all(): AsyncGenerator<Found>;
} {
  // Readers go from one message to its neighbour, which is mostly in the same span.
  // A damaged span stays as it is: its failure is kept as well.
  let last: {span: Span; found: Promise<Found[]>} | undefined;

  function content(span: Span): Promise<Found[]> {
    if (last?.span !== span) {
      last = undefined;
      const found = read(span).catch((error: unknown) => {
        throw new Error(`the chunk at byte ${span.offset}: ${messageOf(error)}`);
      });
      last = {span, found};
    }
    return last.found;
  }

  return {
    async message(topic, index) {
      let rest = index;
      for (const span of spans) {
        const count = span.counts.get(topic) ?? 0;
        if (rest < count) {
          const own = (await content(span)).filter((found) => found.topic === topic);
          const wanted = own.sort(byTime)[rest];
          if (wanted) {
            return wanted.message;
          }
          throw new Error(
            `the chunk at byte ${span.offset} has ${own.length} of ${count} messages`,
          );
        }
        rest -= count;
      }
      throw new RangeError(`there is no message ${index}`);
    },

    async *all() {
      for (const span of spans) {
        yield* [...(await content(span))].sort(byTime);
      }
    },
  };
}

function byTime(a: Found, b: Found): number {
  const [first, second] = [a.message.logTime, b.message.logTime];
  return first < second ? -1 : Number(first > second);
}
