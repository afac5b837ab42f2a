/**
 * What a reader can do with the Markdown of a page: copy it, look at it, ask an assistant about it.
 * The server sends a plain link to the Markdown; the menu takes its place where code runs, and is
 * loaded when it is opened first.
 */
import React, {useId, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {MenuProps} from './Menu';
import styles from './styles.module.css';

interface CopyPageProps {
  /** Address of the page's Markdown: `/docs/overview.md`. */
  markdown: string;
}

export default function CopyPage({markdown}: CopyPageProps): ReactNode {
  const isBrowser = useIsBrowser();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  const [open, setOpen] = useState(false);

  function toggle(): void {
    setOpen(!open);
    if (!Menu) {
      import('./Menu').then(
        (module) => setMenu(() => module.default),
        // The code can't be reached: the Markdown itself is as good.
        () => window.location.assign(markdown),
      );
    }
  }

  const label = (
    <Translate id="copyPage.button" description="Button of a menu: copy the page as Markdown …">
      复制页面
    </Translate>
  );
  return (
    <div className={styles.copyPage} data-search="off" data-markdown="off">
      {isBrowser ? (
        <button
          ref={button}
          id={id}
          type="button"
          className={styles.button}
          aria-haspopup="menu"
          aria-expanded={open && Menu !== undefined}
          onClick={toggle}
        >
          {label}
        </button>
      ) : (
        <a className={styles.button} href={markdown}>
          {label}
        </a>
      )}
      {open && Menu && (
        <Menu markdown={markdown} labelledBy={id} button={button} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
