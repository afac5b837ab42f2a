/** Text as HTML, which is what DocSearch takes all values for. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

const entity = (character: string): string => entities[character] ?? '';

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, entity);

/** Escapes what can begin or end a tag or an attribute, but not what is escaped already. */
export const withoutMarkup = (text: string): string => text.replace(/[<>"']/g, entity);
