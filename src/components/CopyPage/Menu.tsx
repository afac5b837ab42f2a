/** Menu of `CopyPage`, loaded on first use. */
import React, {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconExternalLink from '@theme/Icon/ExternalLink';
import styles from './menu.module.css';

/** Assistants that accept a question in their address. Nothing is sent before the reader follows the link. */
const assistants = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
];

/** Reads a Markdown file. Any other response, such as a not-found page, is an error. */
async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || response.headers.get('content-type')?.includes('text/html')) {
    throw new Error(`${address} responded with ${response.status}, not with Markdown.`);
  }
  return response.text();
}

/** Copies a Markdown file to the clipboard. Fails if it cannot be read or the browser denies access. */
async function copyFrom(address: string): Promise<void> {
  const text = readMarkdown(address);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari allows writing only during a click: the text may be provided later.
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

interface Props {
  /** Address of the Markdown of the page: `/docs/overview.md`. */
  markdown: string;
  /** Id of the button that opens the menu. */
  labelledBy: string;
}

export default function Menu({markdown, labelledBy}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const box = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<'copied' | 'failed'>();
  const items = () =>
    Array.from(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);

  useEffect(() => items()[0]?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    }
  }

  const copied = translate({id: 'copyPage.copied', message: '已复制'});
  const item = {role: 'menuitem', tabIndex: -1, className: styles.item};
  const prompt = translate(
    {
      id: 'copyPage.prompt',
      message: '请阅读 {url}，然后回答我关于这一页的问题。',
      description: 'What an assistant is asked about the page',
    },
    {url: new URL(markdown, siteConfig.url).href},
  );
  return (
    <div ref={box} className={`site-box ${styles.popup}`}>
      {/* The items have the focus; the menu handles their bubbling key events. */}
      <div
        role="menu"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        className={styles.menu}
        onKeyDown={onKeyDown}
      >
        <button
          {...item}
          type="button"
          onClick={() =>
            void copyFrom(markdown).then(
              () => setResult('copied'),
              () => setResult('failed'),
            )
          }
        >
          {result === 'copied'
            ? copied
            : translate({id: 'copyPage.copy', message: '复制为 Markdown'})}
        </button>
        <a {...item} href={markdown}>
          {translate({id: 'copyPage.view', message: '查看 Markdown'})}
        </a>
        {assistants.map(({name, address}) => (
          <a
            {...item}
            key={name}
            href={address + encodeURIComponent(prompt)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {translate({id: 'copyPage.ask', message: '在 {name} 中打开'}, {name})}
            <IconExternalLink />
          </a>
        ))}
      </div>
      <p role="status" className={result === 'failed' ? styles.failed : 'visually-hidden'}>
        {result === 'copied' && copied}
        {result === 'failed' &&
          translate({
            id: 'copyPage.failed',
            message: '没有复制成功：浏览器不允许，或网络中断。可以打开 Markdown 后手动复制。',
          })}
      </p>
    </div>
  );
}
