/** The menu of `CopyPage`: arrow keys move, Escape returns to the button. */
import React, {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {copyFrom} from './copy';
import styles from './menu.module.css';

export interface MenuProps {
  markdown: string;
  labelledBy: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Assistants that take a question in their address; nothing is sent before the reader follows it. */
const assistants = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
];

export default function Menu({markdown, labelledBy, button, onClose}: MenuProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const menu = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<'copied' | 'failed'>();

  const items = () =>
    Array.from(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);

  useEffect(() => {
    items()[0]?.focus();
    const closeOutside = ({target}: Event) => {
      const inside = target instanceof Node && menu.current?.parentElement?.contains(target);
      if (!inside) {
        onClose();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
    // Once, when the menu opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

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
    } else if (event.key === 'Escape') {
      onClose();
      button.current?.focus();
    } else if (event.key === 'Tab') {
      onClose();
    }
  }

  async function copy(): Promise<void> {
    try {
      await copyFrom(markdown);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  }

  const prompt = translate(
    {
      id: 'copyPage.prompt',
      message: '请阅读 {url}，然后回答我关于这一页的问题。',
      description: 'What an assistant is asked about the page',
    },
    {url: new URL(markdown, siteConfig.url).href},
  );
  return (
    <div className={styles.popup}>
      {/* Focus is on the items; the menu only hears the keys that they pass on. */}
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        className={styles.menu}
        onKeyDown={onKeyDown}
      >
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onClick={() => void copy()}
        >
          {result === 'copied'
            ? translate({id: 'copyPage.copied', message: '已复制'})
            : translate({id: 'copyPage.copy', message: '复制为 Markdown'})}
        </button>
        <a role="menuitem" tabIndex={-1} className={styles.item} href={markdown}>
          {translate({id: 'copyPage.view', message: '查看 Markdown'})}
        </a>
        {assistants.map(({name, address}) => (
          <a
            key={name}
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            href={address + encodeURIComponent(prompt)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {translate({id: 'copyPage.ask', message: '在 {name} 中打开'}, {name})}
            <span className="visually-hidden">
              {translate({id: 'copyPage.newTab', message: '在新标签页中打开'})}
            </span>
          </a>
        ))}
      </div>
      <p role="status" className={result === 'failed' ? styles.failed : 'visually-hidden'}>
        {result === 'copied' && translate({id: 'copyPage.copied', message: '已复制'})}
        {result === 'failed' &&
          translate({
            id: 'copyPage.failed',
            message: '没有复制成功：浏览器不允许，或网络中断。可以打开 Markdown 后手动复制。',
          })}
      </p>
    </div>
  );
}
