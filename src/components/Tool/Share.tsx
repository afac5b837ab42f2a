/**
 * Copies a link to what is in a tool, and keeps it for a reader who reloads the page or comes back to it, until
 * the tab is closed.
 */
import React, {useEffect, useRef, type ReactNode} from 'react';
import CopyButton from './CopyButton';
import {keptIn} from './kept';
import {linkTo} from './share';

interface Props {
  /** What the tool calls its content. */
  name: string;
  text: string;
}

export default function Share({name, text}: Props): ReactNode {
  const first = useRef(text);
  useEffect(() => {
    if (text !== first.current) {
      keptIn(name).set(text);
    }
  }, [name, text]);
  return <CopyButton what="link" text={() => linkTo(name, text)} />;
}
