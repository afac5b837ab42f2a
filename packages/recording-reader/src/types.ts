/** Summary of a recording: plain data that a worker can post. */

export type Format = 'mcap' | 'bag';

/** Kinds of faults of a file; the interface has their texts. */
export type FaultCode =
  | 'empty'
  | 'foreign'
  | 'old-bag'
  | 'encrypted'
  | 'cut-off'
  | 'bad-header'
  | 'bad-index'
  | 'no-index'
  | 'bad-record'
  | 'skipped'
  | 'stopped'
  | 'bad-chunk'
  | 'unknown-compression'
  | 'too-large'
  | 'too-many-topics'
  | 'count-differs'
  | 'bad-attachment'
  | 'bad-data'
  | 'joined'
  | 'trailing'
  | 'end-missing'
  | 'unfinished-chunk'
  | 'unset-clock'
  | 'changed';

export interface Fault {
  code: FaultCode;
  /** Byte of the file at which it was found. */
  offset?: number;
  /** Error message, name or number: unchecked text from the file. */
  detail?: string;
  /** Number of further faults of the kind that are not listed. */
  more?: number;
}

export interface Topic {
  /** Position in `Summary.topics`. */
  id: number;
  name: string;
  /** Type of the messages; empty for JSON without a schema. */
  schemaName: string;
  /** Encoding of the schema: `ros1msg`, `ros2msg`, `ros2idl`, `omgidl`, `protobuf`, `jsonschema`, `flatbuffer`. */
  schemaEncoding: string;
  /** Encoding of the messages: `ros1`, `cdr`, `protobuf`, `json`, `flatbuffer`, `cbor`. */
  messageEncoding: string;
  /** Channels or connections that write to the topic. */
  channels: number;
  count: number;
  /** Bytes of all messages, before compression. */
  bytes: number;
  /** Messages in a second, between the first and the last; absent for fewer than two. */
  rate?: number;
  /** Longest time between two messages, in seconds. */
  gap?: number;
  /** Log time of the message before the longest gap. */
  gapStart?: bigint;
  /** Messages by part of the duration, `timelineParts` numbers. */
  timeline: number[];
}

export interface Attachment {
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
}

export interface Metadata {
  name: string;
  values: [string, string][];
}

export interface Summary {
  format: Format;
  /** Bytes of the file. */
  size: number;
  /** Program that wrote the file, and the profile that it names; MCAP alone has them. */
  library?: string;
  profile?: string;
  /** Nanoseconds since 1970; absent in a file without messages. */
  start?: bigint;
  end?: bigint;
  /** Seconds. */
  duration: number;
  messages: number;
  chunks: {
    count: number;
    /** Bytes of all chunks in the file, and what they become. */
    stored: number;
    unpacked: number;
    /** Chunks by name of the compression; an empty name is none. */
    compressions: Record<string, number>;
  };
  /** Whether a player can jump: `full` by an index at the end, `none` if the whole file has to be read. */
  index: 'full' | 'none';
  /** Whether every byte was read, and not the index alone. */
  isWhole: boolean;
  topics: Topic[];
  /** The first `limits.extras` of the file. */
  attachments: Attachment[];
  metadata: Metadata[];
  faults: Fault[];
}

/** Schema of a channel's messages. */
export interface Schema {
  name: string;
  encoding: string;
  data: Uint8Array;
}

export interface Message {
  /** Nanoseconds since 1970. */
  logTime: bigint;
  /** MCAP alone. */
  publishTime?: bigint;
  messageEncoding: string;
  schema: Schema | undefined;
  data: Uint8Array;
}

export interface Found {
  /** Id of the channel. */
  topic: number;
  message: Message;
}

/** An open file. */
export interface Recording {
  summary: Summary;
  /**
   * One message of a topic.
   * @param topic its id
   * @param index from 0, in the order of the file
   * @throws when the chunk that holds it is damaged
   */
  message(topic: number, index: number): Promise<Message>;
  /** Index of the message of a topic whose log time is nearest to a time. */
  indexAt(topic: number, time: bigint): Promise<number>;
  /** All messages, in the order of the file: for small recordings. */
  all(): AsyncGenerator<Found>;
  /** Schema of the first channel of a topic. */
  schema(topic: number): Schema | undefined;
  /** The content of an attachment as a piece of the file. */
  attachment(index: number): Promise<Blob>;
}

/** Called periodically with the fraction read, 0 to 1. */
export type OnProgress = (part: number) => void;
