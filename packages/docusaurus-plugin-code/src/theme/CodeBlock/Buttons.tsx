/**
 * Buttons of a code block: word wrap, where the code is wider than its box, and copy.
 * Texts named `theme.…` are the theme's own, in English here and translated by Docusaurus.
 */
import React, {useEffect, useState, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';
import {sharedHash} from 'browser-utils';

interface Props {
  box: RefObject<HTMLPreElement | null>;
  editor: string | undefined;
  wraps: boolean;
  /** Switches word wrap; absent where every line fits. */
  onWrap: (() => void) | undefined;
}

/** Code to copy: without removed lines and texts for screen readers. */
function codeText(box: HTMLElement): string {
  const copy = box.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('del, .said').forEach((element) => element.remove());
  return (copy.textContent ?? '').replace(/\n$/, '');
}

/** Link to the page of the editor; a click passes the code in the fragment. */
function OpenInEditor({to, box}: {to: string; box: Props['box']}): ReactNode {
  const history = useHistory();
  const [page, name] = to.split('#') as [string, string];
  return (
    <Link
      className="code-editor"
      to={page}
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
          event.preventDefault();
          const {pathname} = new URL(event.currentTarget.href);
          history.push(pathname + sharedHash(name, codeText(box.current!)));
        }
      }}
    >
      {translate({id: 'site.code.editor', message: '在编辑器中打开'})}
    </Link>
  );
}

export default function Buttons({box, editor, wraps, onWrap}: Props): ReactNode {
  const [result, setResult] = useState<'copied' | 'selected'>();

  useEffect(() => {
    const timer = setTimeout(() => setResult((it) => (it === 'copied' ? undefined : it)), 2000);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    // Cleared first, so that screen readers announce the same message again.
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(codeText(box.current!));
      setResult('copied');
    } catch {
      // No HTTPS or no permission: the code is selected, so that the keyboard can copy it.
      window.getSelection()?.selectAllChildren(box.current!);
      setResult('selected');
    }
  };
  const wrapLabel = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'});
  return (
    <div className="code-buttons" translate="yes">
      {editor !== undefined && <OpenInEditor to={editor} box={box} />}
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
        {result === 'copied' && translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}
        {result === 'selected' &&
          translate({
            id: 'site.code.selected',
            message: '浏览器不允许复制。代码已选中，请按 Ctrl+C 或 ⌘C。',
          })}
      </span>
    </div>
  );
}
