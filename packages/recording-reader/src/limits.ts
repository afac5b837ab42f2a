/** Limits that keep a hostile or damaged file from taking the memory or the time of a reader. */

const MiB = 1024 * 1024;

export const limits = {
  /** Bytes of one chunk, as stored and unpacked. */
  chunk: 512 * MiB,
  /** Unpacked bytes of the first chunks, which are read beside their index: it does not name definitions. */
  read: 16 * MiB,
  /** Bytes of the index at the end of a file. */
  index: 256 * MiB,
  /** Bytes of a record that stays in memory: a schema, a channel, metadata. */
  record: 16 * MiB,
  topics: 10_000,
  /** Channels or connections, of which several may write to one topic. */
  channels: 50_000,
  /** Times of one topic that are sorted for its longest gap. */
  times: 4_194_304,
  /** Attachments and metadata records. */
  extras: 1000,
  /** Messages, and characters of them as JSON, that a rule is tried on. */
  lines: 200,
  linesText: 150_000,
  /** Damaged places behind which reading goes on: each costs a search. */
  skips: 1000,
  /** Faults of one kind that are listed; the rest is counted. */
  faults: 5,
  /** Parts of a decoded message that are shown. */
  nodes: 20_000,
  /** Entries of one list that are shown. */
  listItems: 200,
  /** Levels of a decoded message that are shown. */
  depth: 64,
  /** Characters of one text that are shown. */
  text: 20_000,
} as const;

/** Parts of the duration for which messages are counted. */
export const timelineParts = 120;
