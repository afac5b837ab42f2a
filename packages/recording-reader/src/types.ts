/** Summary of a recording as plain data, which a worker can post. */

export type Format = 'mcap' | 'bag';

/** Kinds of file faults; their texts are in the user interface. */
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
  | 'unknown-topic'
  | 'unset-clock'
  | 'changed';

export interface Fault {
  code: FaultCode;
  /** Byte offset in the file. */
  offset?: number;
  /** Error message, name or number: untrusted text from the file. */
  detail?: string;
  /** Number of further faults of this kind, not listed. */
  more?: number;
}

export interface Topic {
  /** Index in `Summary.topics`. */
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
  /** Uncompressed size of all messages in bytes. */
  bytes: number;
  /** Messages per second, between the first and the last; absent for fewer than two. */
  rate?: number;
  /** Longest time between two messages, in seconds. */
  gap?: number;
  /** Log time of the message before the longest gap. */
  gapStart?: bigint;
  /** Message counts of `timelineParts` equal intervals of the duration. */
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
  /** Library that wrote the file, and its profile; MCAP only. */
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
    /** Compressed and uncompressed size of all chunks in bytes. */
    stored: number;
    unpacked: number;
    /** Number of chunks by compression; an empty name means uncompressed. */
    compressions: Record<string, number>;
  };
  /** Seeking: `full` with an index at the end, `none` if the whole file must be read. */
  index: 'full' | 'none';
  /** True if every byte was read, not only the index. */
  isWhole: boolean;
  topics: Topic[];
  /** The first `limits.extras` of the file. */
  attachments: Attachment[];
  metadata: Metadata[];
  /** All of the file. */
  attachmentCount: number;
  metadataCount: number;
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
  /** MCAP only. */
  publishTime?: bigint;
  messageEncoding: string;
  schema: Schema | undefined;
  data: Uint8Array;
}

export interface Found {
  /** Id of the topic. */
  topic: number;
  message: Message;
}

/** An open file. */
export interface Recording {
  summary: Summary;
  /**
   * Returns one message of a topic.
   * @param topic its id
   * @param index from 0, in the order of the file
   * @throws when the chunk that contains it is damaged
   */
  message(topic: number, index: number): Promise<Message>;
  /** Returns the index of the message with the log time nearest to a time. */
  indexAt(topic: number, time: bigint): Promise<number>;
  /** Returns all messages in file order: reads the whole file. */
  all(): AsyncGenerator<Found>;
  /** Returns the schema of the first channel of a topic. */
  schema(topic: number): Schema | undefined;
  /** Returns the content of an attachment as a slice of the file. */
  attachment(index: number): Promise<Blob>;
}

/** Called periodically with the fraction read, 0 to 1. */
export type OnProgress = (part: number) => void;
