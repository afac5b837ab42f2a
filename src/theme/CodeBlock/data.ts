/** What the build (`src/plugins/code`) hands to the component for one block of code. */
export interface HighlightedCode {
  language: string;
  title?: string;
  /** Classes for the lines as a whole: `diff`, `focus`, `numbered`. */
  layout?: string;
  /** Number of the first line, as an attribute has it. */
  firstLine?: string;
  /** Content of the `code` element. */
  html: string;
}
