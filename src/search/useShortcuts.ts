/**
 * Keys that open and close the search dialog.
 *
 * DocSearch has such a hook, but it listens anew after each rendering: a key pressed while a page
 * is being rendered is lost. This one listens once.
 */
import {useEffect, useRef} from 'react';

interface Shortcuts {
  isOpen: boolean;
  /** Whether the dialog is in its Ask AI mode. */
  asking: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Leaves the Ask AI mode. */
  onStopAsking: () => void;
}

/** Whether a key is text for what has the focus. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

function act(
  event: KeyboardEvent,
  {isOpen, asking, onOpen, onClose, onStopAsking}: Shortcuts,
): void {
  // Nothing opens behind a modal dialog: a picture shown large, reading offline.
  if (event.isComposing || document.querySelector('dialog[open]')) {
    return;
  }
  if (event.key === 'Escape' && isOpen) {
    event.preventDefault();
    (asking ? onStopAsking : onClose)();
  } else if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey) {
    event.preventDefault();
    (isOpen ? onClose : onOpen)();
  } else if (event.key === '/' && !isOpen && !isTyping(event)) {
    event.preventDefault();
    onOpen();
  }
}

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => act(event, latest.current);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
