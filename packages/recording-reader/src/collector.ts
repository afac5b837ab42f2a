/** Collects message statistics while a file is read; the order and number of messages depend on the file. */
import {limits, timelineParts} from './limits';
import {longestGap, TimeList} from './timeList';
import type {Fault, FaultCode, Message, Schema, Summary, Topic} from './types';

/** One year in nanoseconds: a longer recording indicates a clock error. */
const longestRecording = 365 * 86_400e9;

interface Counted {
  topic: Omit<Topic, 'timeline'>;
  schema: Schema | undefined;
  /** Nanoseconds since `#base`. */
  times: TimeList;
}

/** Common properties of an MCAP channel and a bag connection. */
interface Channel extends Pick<Message, 'messageEncoding' | 'schema'> {
  topic: string;
  /** Distinguishes channels whose schemas were not read yet. */
  schemaId?: number;
}

const topicKey = ({topic, messageEncoding, schema, schemaId}: Channel): string =>
  JSON.stringify([topic, messageEncoding, schema?.name ?? schemaId, schema?.encoding]);

/** Message count of a topic in a span. */
interface SpanTopic {
  count: number;
  /** Earliest and latest log time, in nanoseconds since the first message of the file. */
  first: number;
  last: number;
}

/** A chunk, or a sequence of messages outside chunks, which is parsed to locate single messages. */
export interface Span {
  /** Byte offset in the file. */
  offset: number;
  length: number;
  topics: Map<number, SpanTopic>;
}

/** Maximum size of a span outside chunks, in bytes. */
const spanLength = 1024 * 1024;

/** Index entry of a message. */
export interface IndexEntry {
  channel: number;
  time: bigint;
  /** Byte offset in the decompressed chunk. */
  at: number;
}

type Counts = Pick<
  Summary,
  'start' | 'end' | 'duration' | 'messages' | 'chunks' | 'topics' | 'faults'
>;

export class Collector {
  #base: bigint | undefined;
  #start: bigint | undefined;
  #end: bigint | undefined;
  #topics: Counted[] = [];
  #topicByKey = new Map<string, number>();
  #channels = new Map<number, Channel & {position: number}>();
  #faults = new Map<FaultCode, Fault[]>();
  /** Last sequence of messages outside chunks. */
  #run: Span | undefined;
  /** In display order. */
  readonly spans: Span[] = [];
  readonly chunks: Summary['chunks'] = {count: 0, stored: 0, unpacked: 0, compressions: {}};

  /** Merges channels of the same topic and type into one topic, as players do. */
  addChannel(id: number, channel: Channel): void {
    const known = this.#channels.get(id);
    if (known && (known.schema ?? !channel.schema)) {
      return;
    }
    const {topic, messageEncoding, schema} = channel;
    const bare = known && this.#topics[known.position]!;
    if (known && bare && !bare.schema && schema) {
      // The index lists the channel; its schema is in the file.
      Object.assign(bare.topic, {schemaName: schema.name, schemaEncoding: schema.encoding});
      bare.schema = schema;
      this.#topicByKey.set(topicKey(channel), known.position);
      this.#channels.set(id, {...channel, position: known.position});
      return;
    }
    const key = topicKey(channel);
    let position = this.#topicByKey.get(key);
    const isFull = position === undefined && this.#topics.length >= limits.topics;
    if (isFull || this.#channels.size >= limits.channels) {
      if (!this.hasFault('too-many-topics')) {
        this.addFault('too-many-topics');
      }
      return;
    }
    if (position === undefined) {
      position = this.#topics.length;
      this.#topicByKey.set(key, position);
      this.#topics.push({
        topic: {
          id: position,
          name: topic,
          schemaName: schema?.name ?? '',
          schemaEncoding: schema?.encoding ?? '',
          messageEncoding,
          channels: 0,
          count: 0,
          bytes: 0,
        },
        schema,
        times: new TimeList(),
      });
    }
    this.#channels.set(id, {...channel, position});
    this.#topics[position]!.topic.channels += known?.position === position ? 0 : 1;
  }

  /** Registers the channels of an index, so that they are known even if their chunk is damaged. */
  addChannelsOf(other: Collector): void {
    other.#channels.forEach((channel, id) => this.addChannel(id, channel));
  }

  /** Returns the channel and its topic index; undefined above the limit. */
  channelOf(id: number): (Channel & {position: number}) | undefined {
    return this.#channels.get(id);
  }

  schemaOf(topic: number): Schema | undefined {
    return this.#topics[topic]?.schema;
  }

  /** Returns the nanoseconds between the first message of the file and a log time. */
  after(time: bigint): number {
    return Number(time - (this.#base ?? time));
  }

  /** @param bytes uncompressed size of the message */
  addMessage({topics}: Span, channel: number, time: bigint, bytes: number): void {
    const {position} = this.#channels.get(channel) ?? {};
    if (position === undefined) {
      return;
    }
    const counted = this.#topics[position]!;
    this.#base ??= time;
    const at = this.after(time);
    const own = topics.get(position);
    if (own) {
      own.count += 1;
      own.first = Math.min(own.first, at);
      own.last = Math.max(own.last, at);
    } else {
      topics.set(position, {count: 1, first: at, last: at});
    }
    counted.topic.count += 1;
    counted.topic.bytes += bytes;
    counted.times.add(at);
    if (this.#start === undefined || time < this.#start) {
      this.#start = time;
    }
    if (this.#end === undefined || time > this.#end) {
      this.#end = time;
    }
  }

  /** Extends a sequence of messages outside chunks by a record, or begins another one. */
  addToRun({offset, length}: Span): Span {
    let run = this.#run;
    if (!run || run.length > spanLength || run.offset + run.length !== offset) {
      run = {offset, length: 0, topics: new Map()};
      this.#run = run;
      this.spans.push(run);
    }
    run.length += length;
    return run;
  }

  /**
   * Counts the messages of a chunk by its index: each message ends at the start of the next one.
   * @param overhead bytes before the data of a message
   */
  addIndexed(span: Span, entries: IndexEntry[], unpacked: number, overhead: number): void {
    entries.sort((a, b) => a.at - b.at);
    for (const [place, {channel, time, at}] of entries.entries()) {
      const end = entries[place + 1]?.at ?? unpacked;
      this.addMessage(span, channel, time, Math.max(0, end - at - overhead));
    }
  }

  addChunk(span: Span, compression: string, stored: number, unpacked: number): void {
    const {chunks} = this;
    this.spans.push(span);
    const name = compression === 'none' ? '' : compression;
    chunks.count += 1;
    chunks.stored += stored;
    chunks.unpacked += unpacked;
    const known = Object.hasOwn(chunks.compressions, name) ? chunks.compressions[name]! : 0;
    if (known > 0 || Object.keys(chunks.compressions).length < limits.faults) {
      chunks.compressions[name] = known + 1;
    }
  }

  addFault(code: FaultCode, offset?: number, detail?: string): void {
    const same = this.#faults.get(code) ?? [];
    this.#faults.set(code, same);
    if (same.length < limits.faults) {
      same.push({code, offset, detail: detail?.slice(0, 300)});
    } else {
      same[same.length - 1]!.more = (same[same.length - 1]!.more ?? 0) + 1;
    }
  }

  /** Omits faults that another reported fault implies. */
  hasFault(code: FaultCode): boolean {
    return this.#faults.has(code);
  }

  get messages(): number {
    return this.#topics.reduce((sum, {topic}) => sum + topic.count, 0);
  }

  hasMessages(channel: number): boolean {
    const {position} = this.#channels.get(channel) ?? {};
    return position !== undefined && this.#topics[position]!.topic.count > 0;
  }

  /** Returns the part of the summary that results from counting. */
  finish(): Counts {
    const [start, end] = [this.#start, this.#end];
    const length = start === undefined ? 0 : Number(end! - start);
    if (length > longestRecording) {
      this.addFault('unset-clock');
    }
    return {
      start,
      end,
      duration: length / 1e9,
      messages: this.messages,
      chunks: this.chunks,
      topics: this.#topics.map((counted) => this.#finishTopic(counted, length)),
      faults: [...this.#faults.values()].flat(),
    };
  }

  #finishTopic({topic, times}: Counted, length: number): Topic {
    const timeline = Array.from({length: timelineParts}, () => 0);
    const sorted = times.sorted();
    const start = this.after(this.#start ?? 0n);
    for (const time of sorted) {
      const at = length === 0 ? 0 : Math.floor(((time - start) / length) * timelineParts);
      timeline[Math.min(timelineParts - 1, at)]! += times.step;
    }
    const gap = times.step === 1 ? longestGap(sorted) : undefined;
    const span = sorted.length > 1 ? sorted.at(-1)! - sorted[0]! : 0;
    return {
      ...topic,
      rate: span > 0 ? ((sorted.length - 1) * times.step) / (span / 1e9) : undefined,
      gap: gap && gap.length / 1e9,
      gapStart: gap && this.#base! + BigInt(Math.round(gap.start)),
      timeline,
    };
  }
}
