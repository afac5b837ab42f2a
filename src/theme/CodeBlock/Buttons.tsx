/**
 * Buttons of a code block: word wrap, where the code is wider than its box, and copy.
 * Texts named `theme.…` are the theme's own, in English here and translated by Docusaurus.
 */
import React, {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';
import {copyCode} from './copy';

interface Props {
  box: RefObject<HTMLPreElement | null>;
  wraps: boolean;
  /** Switches word wrap; absent where every line fits. */
  onWrap: (() => void) | undefined;
}

/** How long "Copied" stays, in milliseconds. */
const shownFor = 2000;

export default function Buttons({box, wraps, onWrap}: Props): ReactNode {
  const [result, setResult] = useState<'copied' | 'selected'>();

  useEffect(() => {
    const timer = result === 'copied' && window.setTimeout(() => setResult(undefined), shownFor);
    return () => window.clearTimeout(timer || undefined);
  }, [result]);

  const copy = async () => {
    if (box.current) {
      // Emptied first, so that the same message is said again.
      setResult(undefined);
      setResult(await copyCode(box.current));
    }
  };
  const wrapLabel = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'});
  const message = {
    copied: () => translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
    selected: () =>
      translate({
        id: 'site.code.selected',
        message: '浏览器不允许复制。代码已选中，请按 Ctrl+C 或 ⌘C。',
      }),
  };
  return (
    <div className="code-buttons">
      {onWrap && (
        <button
          type="button"
          className="clean-btn"
          aria-label={wrapLabel}
          aria-pressed={wraps}
          title={wrapLabel}
          onClick={onWrap}
        >
          <IconWordWrap aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="clean-btn"
        aria-label={translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code to clipboard',
        })}
        title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        onClick={() => void copy()}
      >
        {result === 'copied' ? <IconSuccess aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
      </button>
      <span role="status" className={result === 'selected' ? 'code-message' : 'visually-hidden'}>
        {result && message[result]()}
      </span>
    </div>
  );
}
