/**
 * Frame of a tool on a page. The static part is displayed without JavaScript, printed, and included in the
 * Markdown page; the tool is loaded in a separate chunk when it is opened.
 */
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {isShared, readShared, useOnDemand} from 'browser-utils';
import {sessionSlot} from './session';
import {texts} from './texts';
import styles from './ToolFrame.module.css';

/** Code block of the static part. */
export interface Sample {
  title: string;
  text: string;
}

interface Props<Code> {
  title: string;
  /** Description of the tool. */
  note: string;
  /** Label of the button that opens the tool. */
  open: string;
  fetchCode: () => Promise<Code>;
  /**
   * @param samples code blocks of the static part
   * @param content stored content of the last visit, or the shared content
   * @param shared content in the fragment of the address
   */
  render: (code: Code, samples: readonly Sample[], content?: string, shared?: string) => ReactNode;
  /** Key in the fragment of addresses with shared content: `#name=…`. */
  sharedAs?: string;
  /** True if the tool opens after hydration; for tools of a few kilobytes. */
  isLight?: boolean;
  /** Static part. */
  children?: ReactNode;
}

export default function ToolFrame<Code>(props: Props<Code>): ReactNode {
  const {title, note, open, fetchCode, render, sharedAs, isLight = false, children} = props;
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const still = useRef<HTMLDivElement>(null);
  const {code, isMissing, load} = useOnDemand(fetchCode);
  const [start, setStart] = useState<{
    samples: Sample[];
    content?: string;
    shared?: string;
    version: number;
  }>();
  const isOpen = code !== undefined && start !== undefined;

  const {hash, key} = useLocation();

  /** Opens the tool with stored content, shared content, or the samples. */
  function begin() {
    const shared = sharedAs === undefined ? undefined : readShared(hash, sharedAs);
    const content = (sharedAs && sessionSlot(sharedAs).get()) ?? shared;
    const blocks = Array.from(still.current?.querySelectorAll('pre') ?? []);
    const samples = blocks.map((block) => ({
      title: block.parentElement?.querySelector('.code-title')?.textContent ?? '',
      text: block.textContent ?? '',
    }));
    setStart({samples, content, shared, version: (start?.version ?? 0) + 1});
    load();
  }

  const [isDamaged, setDamaged] = useState(false);
  // Runs for each link to the tool, because its content may differ.
  useEffect(() => {
    const shared = sharedAs && readShared(hash, sharedAs);
    const isForThis = sharedAs !== undefined && isShared(hash, sharedAs);
    setDamaged(isForThis && shared === undefined);
    if (shared || isLight) {
      begin();
    }
    if (isForThis) {
      box.current?.scrollIntoView();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, key]);

  // Moves the focus inside, because the pressed button no longer exists.
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen && !isLight) {
      opened.current?.focus({preventScroll: true});
    }
  }, [isOpen, isLight, start?.version]);

  const [wasClosed, setClosed] = useState(false);
  function close() {
    setStart(undefined);
    setClosed(true);
  }

  return (
    <section
      ref={box}
      className={clsx(
        'site-tool',
        styles.tool,
        isLight ? `no-print ${styles.light}` : isOpen && 'site-wide',
      )}
      aria-labelledby={id}
    >
      <div className="no-print" data-markdown="off">
        <div className={`site-row ${styles.head}`}>
          <p className="text--bold" id={id}>
            {title}
          </p>
          {isOpen && !isLight && (
            <button type="button" className="site-button" onClick={close}>
              {texts.close}
            </button>
          )}
        </div>
        {!isOpen && <p className="site-note">{note}</p>}
        <noscript>{texts.noScript}</noscript>
        <p role="status" className="site-bad">
          {isDamaged && texts.damaged}
        </p>
      </div>
      {isOpen ? (
        <div
          key={start.version}
          ref={opened}
          tabIndex={-1}
          className={`no-print ${styles.opened}`}
          data-markdown="off"
        >
          {render(code, start.samples, start.content, start.shared)}
        </div>
      ) : (
        <p className={`no-print ${styles.open}`} data-markdown="off">
          <button
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the focus stays at the tool after closing it
            autoFocus={wasClosed}
            type="button"
            className="site-button site-button--primary"
            onClick={begin}
          >
            {open}
          </button>{' '}
          <span role="status">{isMissing ? texts.missing : start && texts.loading}</span>
        </p>
      )}
      <div ref={still} hidden={isOpen} className={styles.still}>
        {children}
      </div>
    </section>
  );
}
