/**
 * Replaces the theme's code block, which highlights in the browser. This one shows HTML that the build generates
 * (`highlight.ts`), so the code is complete and colored without JavaScript. The browser adds the buttons, and
 * makes code that is wider than its box scrollable by keyboard. Without `html`, the children have one color.
 */
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CodeBlock';
import clsx from 'clsx';
import Buttons from './Buttons';
import './styles.css';

/** A path, which breaks between its folders. */
const breakable = (title: string): ReactNode[] =>
  title
    .split('/')
    .flatMap((part, index, {length}) =>
      index < length - 1 ? [`${part}/`, <wbr key={index} />] : part,
    );

export default function CodeBlock({
  children,
  className,
  language = 'text',
  title,
  layout,
  html,
  editor,
}: Props): ReactNode {
  const box = useRef<HTMLPreElement>(null);
  // Undefined until the browser has measured the code.
  const [overflows, setOverflows] = useState<boolean>();
  const [wraps, setWraps] = useState(false);

  useEffect(() => {
    const pre = box.current;
    if (!pre || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    // Also runs when a tab shows the block, and when a font has loaded.
    const observer = new ResizeObserver(() => setOverflows(pre.scrollWidth > pre.clientWidth));
    observer.observe(pre);
    observer.observe(pre.firstElementChild!);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={clsx('theme-code-block', `language-${language}`, className)} translate="no">
      {title && (
        <div className="code-title">{typeof title === 'string' ? breakable(title) : title}</div>
      )}
      <pre
        ref={box}
        className={clsx('thin-scrollbar', wraps && 'wraps')}
        {...(overflows && {
          tabIndex: 0,
          role: 'group',
          'aria-label': translate({id: 'site.code.label', message: '代码，可横向滚动'}),
        })}
      >
        <code
          className={layout}
          {...(html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}})}
        />
      </pre>
      {overflows !== undefined && (
        <Buttons
          box={box}
          editor={editor}
          wraps={wraps}
          onWrap={overflows || wraps ? () => setWraps(!wraps) : undefined}
        />
      )}
    </div>
  );
}
