import {useEffect, useEffectEvent, type RefObject} from 'react';

/**
 * Closes a popup when the reader clicks outside, moves the focus outside, or presses Escape, which returns the
 * focus to the button.
 *
 * @param box contains the button, followed by the popup
 */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const onDismiss = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const stop = new AbortController();
    const {signal} = stop;
    const closeOutside = ({target}: Event) => box.current?.contains(target as Node) || onDismiss();
    document.addEventListener('pointerdown', closeOutside, {signal});
    document.addEventListener('focusin', closeOutside, {signal});
    document.addEventListener(
      'keydown',
      ({key}) => {
        if (key === 'Escape') {
          onDismiss();
          box.current?.querySelector('button')?.focus();
        }
      },
      {signal},
    );
    return () => stop.abort();
  }, [box, isOpen]);
}
