/** Fault in a text, with its position. */
export interface Fault {
  message: string;
  /** Offsets in the text. */
  from: number;
  to: number;
  /** Line number from 1; absent in a text of one line. */
  line?: number;
  /** Name or path of the faulty part. */
  path?: string;
}
