/** Commands of the download page, highlighted: HTML by command. */
declare module '@generated/code/default/download.json' {
  const commands: Readonly<Record<string, string | undefined>>;
  export default commands;
}
