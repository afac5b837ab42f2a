/**
 * A modal dialog of the browser. Escape closes it and, on phones, Back. The browser returns the focus
 * to where it was.
 */
import React, {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useBackToClose} from './useBackToClose';

interface Props extends ComponentProps<'dialog'> {
  /** Called when the dialog has been closed; it is not rendered any more then. */
  onClose: () => void;
}

export function Modal(props: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useBackToClose(true, () => dialog.current?.close());
  // In the body: the place that opens it may be a paragraph, which cannot hold a dialog.
  return createPortal(<dialog ref={dialog} {...props} />, document.body);
}
