import React, {useState, type ReactNode} from 'react';
import {texts} from './texts';

interface Props {
  /** Copied text: a link to the content of the tool, or its result. */
  what?: 'link' | 'text';
  label?: string;
  /** Gives the text, which may have to be read first; undefined when it is too long for a link. */
  text: () => string | undefined | Promise<string>;
}

export default function CopyButton({what = 'text', label, text}: Props): ReactNode {
  const [said, setSaid] = useState('');

  async function copy() {
    // Emptied first, so that screen readers say the same words again.
    setSaid('');
    let content: string | undefined;
    try {
      content = await text();
      if (content !== undefined) {
        await navigator.clipboard.writeText(content);
      }
      setSaid(content === undefined ? texts.tooLong : texts.copied);
    } catch {
      // No HTTPS or no permission: a link can still be taken from the address bar.
      if (what === 'link') {
        window.history.replaceState(window.history.state, '', content);
      }
      setSaid(what === 'link' ? texts.inAddress : texts.notCopied);
    }
  }

  return (
    <>
      <button type="button" className="site-button" onClick={() => void copy()}>
        {label ?? texts[what]}
      </button>{' '}
      <span role="status">{said}</span>
    </>
  );
}
