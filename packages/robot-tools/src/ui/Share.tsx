/**
 * Copies a link to the content of a tool, and stores the content for a reader who reloads the page or comes
 * back to it, until the tab is closed or the sample restored.
 */
import React, {useEffect, useRef, type ReactNode} from 'react';
import CopyButton from './CopyButton';
import {sessionSlot} from './session';
import {linkTo} from 'browser-utils';
import {texts} from './texts';

interface Props {
  /** Name of the tool's content. */
  name: string;
  text: string;
  /** Puts back what the tool began with on this page; the editors can undo it. */
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
