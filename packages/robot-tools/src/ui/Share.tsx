/**
 * Copies a link to the content of a tool, and stores the content for this page until the tab is closed or the
 * sample is restored.
 */
import React, {useEffect, useRef, type ReactNode} from 'react';
import CopyButton from './CopyButton';
import {sessionSlot} from './session';
import {linkTo} from 'browser-utils';
import {texts} from './texts';

interface Props {
  /** Key of the tool's content. */
  name: string;
  text: string;
  /** Restores the initial content on this page; the editors can undo it. */
  onRestore: () => void;
}

export default function Share({name, text, onRestore}: Props): ReactNode {
  const first = useRef(text);
  useEffect(() => {
    if (text !== first.current) {
      sessionSlot(name).set(text);
    }
  }, [name, text]);
  return (
    <>
      <button
        type="button"
        className="site-button"
        onClick={() => {
          sessionSlot(name).del();
          onRestore();
        }}
      >
        {texts.reset}
      </button>
      <CopyButton what="link" text={() => linkTo(name, text)} />
    </>
  );
}
