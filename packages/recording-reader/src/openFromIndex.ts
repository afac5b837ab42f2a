/** Locates single messages by their number in each span of the file. */
import type {Collector, Span} from './collector';
import {BeyondTool, UnknownCompression} from './errors';
import {messageOf} from './source';
import type {Found, Message, Recording, Summary} from './types';

/** A message as stored in the file. */
type StoredMessage = Omit<Message, 'messageEncoding' | 'schema'> & {channel: number};

/**
 * @param about part of the summary that does not result from counting
 * @param read reads and decompresses one span
 */
export function openFromIndex(
  collector: Collector,
  about: Omit<Summary, keyof ReturnType<Collector['finish']>>,
  read: (span: Span) => AsyncGenerator<StoredMessage>,
  attachment: Recording['attachment'],
): Recording {
  // Cached: the next requested message is mostly in the same span.
  // Failures are cached too: a damaged span does not change.
  let last: {span: Span; found: Promise<Found[]>} | undefined;

  async function unpacked(span: Span): Promise<Found[]> {
    const found: Found[] = [];
    try {
      for await (const {channel, ...stored} of read(span)) {
        const own = collector.channelOf(channel);
        if (own) {
          const {position: topic, messageEncoding, schema} = own;
          found.push({topic, message: {...stored, messageEncoding, schema}});
        }
      }
    } catch (error) {
      const name = error instanceof UnknownCompression ? 'compressed with ' : '';
      const reason = `the chunk at byte ${span.offset}: ${name}${messageOf(error)}`;
      throw error instanceof BeyondTool ? new BeyondTool(reason) : new Error(reason);
    }
    return found.sort(byTime);
  }

  function content(span: Span): Promise<Found[]> {
    if (last?.span !== span) {
      last = {span, found: unpacked(span)};
    }
    return last.found;
  }

  return {
    summary: {...about, ...collector.finish()},
    schema: (topic) => collector.schemaOf(topic),
    attachment,

    async message(topic, index) {
      let rest = index;
      for (const span of collector.spans) {
        const {count = 0} = span.topics.get(topic) ?? {};
        if (rest < count) {
          const own = (await content(span)).filter((found) => found.topic === topic);
          const requested = own[rest];
          if (requested) {
            return requested.message;
          }
          throw new Error(
            `the chunk at byte ${span.offset} has ${own.length} of ${count} messages`,
          );
        }
        rest -= count;
      }
      throw new RangeError(`there is no message ${index}`);
    },

    async indexAt(topic, time) {
      const at = collector.after(time);
      let index = 0;
      const near = collector.spans.flatMap((span) => {
        const own = span.topics.get(topic);
        const first = index;
        index += own?.count ?? 0;
        return own ? [{span, first, distance: Math.max(own.first - at, at - own.last, 0)}] : [];
      });
      const least = near.reduce((nearest, {distance}) => Math.min(nearest, distance), Infinity);
      let best = {index: 0, distance: Infinity};
      for (const {span, first, distance} of near) {
        if (distance > least || best.distance === 0) {
          continue;
        }
        try {
          const own = (await content(span)).filter((found) => found.topic === topic);
          for (const [position, {message}] of own.entries()) {
            const away = Math.abs(collector.after(message.logTime) - at);
            best = away < best.distance ? {index: first + position, distance: away} : best;
          }
        } catch {
          // The fault is reported when the message is read.
          best = best.distance === Infinity ? {...best, index: first} : best;
        }
      }
      return best.index;
    },

    async *all() {
      for (const span of collector.spans) {
        yield* await content(span);
      }
    },
  };
}

function byTime(a: Found, b: Found): number {
  const [first, second] = [a.message.logTime, b.message.logTime];
  return first < second ? -1 : Number(first > second);
}
