/** Controls, marks of direction, and what has no width: they would hide, or turn around, the text beside them. */
const hidden = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Text of a file as readers may see it: of limited length, with hidden characters as `\u202E`. */
export function shownText(text: string, limit = 200): string {
  const shown = text
    .slice(0, limit)
    .replace(
      hidden,
      (sign) => `\\u${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
    );
  return text.length > limit ? `${shown}…` : shown;
}
