/** Mock of `@docusaurus/Translate` in unit tests: default messages, or the English texts of the site by id. */
import texts from '@site/i18n/en/code.json';

const english: Readonly<Record<string, {message: string} | undefined>> = texts;

/** Message of an interface text with its values. */
export function translate(
  {id = '', message = english[id]?.message ?? id}: {id?: string; message?: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}
