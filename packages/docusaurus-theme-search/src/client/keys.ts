/** Keys that open and close the search. */

/**
 * Ctrl+K or Cmd+K, on every layout. DocSearch's own hook takes Ctrl+Shift+K, which is the console of Firefox, does
 * nothing on a Cyrillic or Greek layout, and opens and closes while the keys are held.
 */
export function isShortcut({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): boolean {
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  return letter === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
}

/** A slash alone; some layouts have it on Shift. */
export const isSlash = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

/** A key that belongs to what has the focus. */
export const isEditing = ({target}: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:BUTTON|INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
