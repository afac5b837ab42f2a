/** Modal `<dialog>`. Escape and, on phones, Back close it. The browser restores the focus. */
import React, {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useBackToClose} from './useBackToClose';

interface Props extends ComponentProps<'dialog'> {
  /** Called after the dialog has closed, when it is no longer rendered. */
  onClose: () => void;
}

export function Modal(props: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useBackToClose(true, () => dialog.current?.close());
  // Rendered in the body, because a dialog is invalid inside a paragraph.
  return createPortal(<dialog ref={dialog} {...props} />, document.body);
}
