/** Commands of `options.commands`, highlighted: HTML by command. */
declare module '@generated/docusaurus-plugin-code/default/commands.json' {
  const commands: Readonly<Record<string, string | undefined>>;
  export default commands;
}

declare module '@theme/CodeBlock' {
  /** Properties in addition to those of the classic theme. */
  export interface Props {
    /** Content of the `code` element. */
    html?: string;
    /** Classes for the lines as a whole: `diff`, `focus`. */
    layout?: string;
    /** Page of the editor that opens this sample, and the name of the file there: `/docs/…#cos`. */
    editor?: string;
  }
}
