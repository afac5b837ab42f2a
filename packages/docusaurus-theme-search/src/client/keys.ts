/** Keyboard shortcuts of the search. */

/**
 * Reports whether the key is Ctrl+K or Cmd+K, on every layout. DocSearch's own hook accepts Ctrl+Shift+K, the
 * console of Firefox, ignores Cyrillic and Greek layouts, and toggles the dialog repeatedly while the keys are
 * down. Keys of a composition belong to the input method.
 */
export function isShortcut({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  isComposing,
}: KeyboardEvent): boolean {
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  return letter === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey && !isComposing;
}

/** Reports whether the key is a slash without modifiers other than Shift, which some layouts need. */
export const isSlash = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

/** Reports whether the key belongs to the focused element. */
export const isEditing = ({target}: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:BUTTON|INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
