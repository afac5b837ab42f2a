/**
 * Menu for the Markdown of a page: copy, view, ask an assistant. In the menu the arrow keys move and Escape
 * returns to the button. Without JavaScript, or if the menu fails to load, there is a plain link to the
 * Markdown.
 */
import React, {useId, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDismiss, useOnDemand} from 'browser-utils';
import styles from './styles.module.css';

/** @param props.markdown address of the Markdown of the page: `/docs/overview.md` */
export default function CopyPage({markdown}: {markdown: string}): ReactNode {
  const isBrowser = useIsBrowser();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const {code: Menu, isMissing, load} = useOnDemand(async () => (await import('./Menu')).default);
  useDismiss(box, isOpen, () => setOpen(false));

  const label = (
    <Translate id="copyPage.button" description="Button of a menu: copy the page as Markdown …">
      复制页面
    </Translate>
  );
  return (
    <div ref={box} className={`no-print ${styles.copyPage}`} data-search="off" data-markdown="off">
      {isBrowser && !isMissing ? (
        <button
          id={id}
          type="button"
          className={styles.button}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onPointerEnter={load}
          onClick={() => {
            load();
            setOpen(!isOpen);
          }}
        >
          {label}
        </button>
      ) : (
        <a className={styles.button} href={markdown}>
          {label}
        </a>
      )}
      {isOpen && Menu && <Menu markdown={markdown} labelledBy={id} />}
    </div>
  );
}
