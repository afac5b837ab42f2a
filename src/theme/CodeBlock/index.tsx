/**
 * Replaces the theme's code block, which highlights in the browser: this one shows HTML that the
 * build has made (`src/plugins/code`), and React does not walk it. Without JavaScript the code is
 * complete and coloured; the browser adds the buttons, and makes code that is wider than its box
 * scrollable by keyboard.
 *
 * Without `html`, as in `<CodeBlock>{text}</CodeBlock>`, the children are shown in one colour.
 */
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import Buttons from './Buttons';
import type {HighlightedCode} from './data';
import './styles.css';

export interface Props extends Partial<HighlightedCode> {
  children?: ReactNode;
  /** Number of `html` among the texts of its page, and what stands for it in the browser (`lean-client`). */
  'data-kept'?: string;
  kept?: ReactNode;
  className?: string;
}

export default function CodeBlock({
  html,
  language = 'text',
  title,
  layout,
  firstLine,
  children,
  className,
  'data-kept': mark,
  kept,
}: Props): ReactNode {
  const box = useRef<HTMLPreElement>(null);
  // Undefined until the browser has measured the code.
  const [overflows, setOverflows] = useState<boolean>();
  const [wraps, setWraps] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    // Tells of a tab that opens as well.
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const code = {
    className: layout,
    style: firstLine ? {counterReset: `line ${Number(firstLine) - 1}`} : undefined,
  };
  return (
    <div className={clsx('theme-code-block', `language-${language}`, className)}>
      {title && <div className="code-title">{title}</div>}
      <pre
        ref={box}
        className={clsx('thin-scrollbar', wraps && 'wraps')}
        {...(overflows && {
          tabIndex: 0,
          role: 'group',
          'aria-label': translate({id: 'site.code.label', message: '代码，可横向滚动'}),
        })}
      >
        {kept ??
          (html === undefined ? (
            <code {...code}>{children}</code>
          ) : (
            <code {...code} data-kept={mark} dangerouslySetInnerHTML={{__html: html}} />
          ))}
      </pre>
      {overflows !== undefined && (
        <Buttons
          box={box}
          wraps={wraps}
          onWrap={overflows || wraps ? () => setWraps(!wraps) : undefined}
        />
      )}
    </div>
  );
}
