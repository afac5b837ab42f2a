/** Keyboard shortcuts of the search. */

/**
 * Reports whether the key is Ctrl+K or Cmd+K, on every layout. DocSearch's own hook accepts Ctrl+Shift+K, the
 * console of Firefox, ignores Cyrillic and Greek layouts, and toggles the dialog repeatedly while the keys are
 * down.
 */
export function isShortcut(event: KeyboardEvent): boolean {
  const {key, code, ctrlKey, metaKey, shiftKey, altKey} = event;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  return letter === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
}

/** Reports whether the key belongs to an input method; Safari ends a composition before the event of its last key. */
export const isInComposition = ({isComposing, keyCode}: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/** Reports whether the key is a slash without modifiers other than Shift, which some layouts need. */
export const isSlash = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

/** Reports whether the key belongs to the focused element. */
export const isEditing = ({target}: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:BUTTON|INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
