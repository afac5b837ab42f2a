/**
 * The frame of a tool on a page. Its static part is read without JavaScript, printed, and stands in
 * the Markdown page; the tool itself comes in a chunk of its own when a reader opens it.
 */
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {isShared, readShared, useOnDemand} from 'browser-utils';
import {sessionSlot} from './session';
import {texts} from './texts';
import styles from './ToolFrame.module.css';

/** A code block of the static part. */
export interface Sample {
  title: string;
  text: string;
}

interface Props<Code> {
  title: string;
  /** Description of the tool. */
  note: string;
  /** Label of the button that opens it. */
  open: string;
  fetchCode: () => Promise<Code>;
  /**
   * @param samples the code of the static part
   * @param content what was in the tool when the reader left it, or what the address shares
   * @param shared what the address shares
   */
  render: (code: Code, samples: readonly Sample[], content?: string, shared?: string) => ReactNode;
  /** Name in the fragment of addresses that share what is in it: `#name=…`. */
  sharedAs?: string;
  /** Opens as soon as the page reacts: for tools of a few kilobytes. */
  isLight?: boolean;
  /** The static part. */
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

  /** With what was in it when the reader left it, with what the address shares, or with the samples. */
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
  // Also when a link of this page leads here, with other content each time.
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

  // The button that opened it is gone: the keyboard goes on inside.
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
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the keyboard goes on where the tool opens again
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
