/** Stands for `@docusaurus/Translate` in unit tests, which have no table of messages. */

/** The message of a text of the interface as it is in the code, with its values. */
export function translate(
  {message}: {message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}
