/** Control, direction and zero-width characters, which would hide or reorder adjacent text. */
export const hidden = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Returns text of a file for display: of limited length, with hidden characters as `\u202E`. */
export function shownText(text: string, limit = 200): string {
  const shown = text
    .slice(0, limit)
    .replace(
      hidden,
      (sign) => `\\u${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
    );
  return text.length > limit ? `${shown}…` : shown;
}
