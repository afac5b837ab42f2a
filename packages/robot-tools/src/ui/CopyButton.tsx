import React, {useState, type ReactNode} from 'react';
import {texts} from './texts';

interface Props {
  /** Copied text: a link to the content of the tool, or its result. */
  what?: 'link' | 'text';
  label?: string;
  /** Returns the text; undefined if it is too long for a link. */
  text: () => string | undefined | Promise<string>;
}

export default function CopyButton({what = 'text', label, text}: Props): ReactNode {
  const [status, setStatus] = useState('');

  async function copy() {
    // Cleared first, so that screen readers repeat the same message.
    setStatus('');
    let content: string | undefined;
    try {
      content = await text();
      if (content !== undefined) {
        await navigator.clipboard.writeText(content);
      }
      setStatus(content === undefined ? texts.tooLong : texts.copied);
    } catch {
      // Without HTTPS or permission, a link can be copied from the address bar.
      if (what === 'link') {
        window.history.replaceState(window.history.state, '', content);
      }
      setStatus(what === 'link' ? texts.inAddress : texts.notCopied);
    }
  }

  return (
    <>
      <button type="button" className="site-button" onClick={() => void copy()}>
        {label ?? texts[what]}
      </button>{' '}
      <span role="status">{status}</span>
    </>
  );
}
