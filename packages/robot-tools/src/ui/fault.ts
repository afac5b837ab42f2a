/** A problem in a text, with its place. */
export interface Fault {
  message: string;
  /** Offsets in the text. */
  from: number;
  to: number;
  /** From 1; absent in a text of one line. */
  line?: number;
  /** Name of the thing that is wrong. */
  path?: string;
}
