/** Mock of `@docusaurus/Translate` in unit tests, which have no table of messages. */

/** Default message of an interface text with its values. */
export function translate(
  {message}: {message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}
