/** Limits that prevent a hostile or damaged file from exhausting memory or time. */

const MiB = 1024 * 1024;

export const limits = {
  /** Size of one chunk in bytes, compressed and decompressed. */
  chunk: 512 * MiB,
  /** Decompressed bytes of the first chunks, which are read for the definitions that their index does not list. */
  read: 16 * MiB,
  /** Size of the index at the end of a file, in bytes. */
  index: 256 * MiB,
  /** Size in bytes of a record that stays in memory: a schema, a channel, metadata. */
  record: 16 * MiB,
  topics: 10_000,
  /** Channels or connections; several may write to one topic. */
  channels: 50_000,
  /** Times per topic for the rate, the timeline, and, if it has no more messages, the longest gap. */
  times: 16_777_216,
  /** Attachments and metadata records. */
  extras: 1000,
  /** Messages, and their length as JSON, in a rule test. */
  lines: 200,
  linesText: 150_000,
  /** Damaged sections after which reading continues: each requires a search. */
  skips: 1000,
  /** Listed faults of each kind; further faults are only counted. */
  faults: 5,
  /** Displayed nodes of a decoded message. */
  nodes: 20_000,
  /** Displayed entries of one list. */
  listItems: 200,
  /** Displayed nesting levels of a decoded message. */
  depth: 64,
  /** Displayed characters of one string. */
  text: 20_000,
} as const;

/** Number of equal intervals of the duration in which messages are counted. */
export const timelineParts = 120;
