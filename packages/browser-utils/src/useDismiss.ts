import {useEffect, useEffectEvent, type RefObject} from 'react';

/**
 * Closes what a button has opened: when the reader presses, or goes with the focus, elsewhere, and by Escape,
 * which gives the focus back to the button.
 *
 * @param box holds the button, and after it what it opens
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
