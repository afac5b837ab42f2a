/**
 * The frame of a tool on a page. Its static part is read without JavaScript, printed, and kept in
 * the Markdown page; the tool itself comes in a chunk of its own when a reader opens it.
 */
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {Bilingual} from '../../config/locales';
import useLocale from '../useLocale';
import {useOnDemand} from '../useOnDemand';
import {readShared} from './share';
import {texts} from './texts';
import styles from './styles.module.css';

interface Props<Code> {
  title: Bilingual;
  /** What the tool does, in a sentence. */
  note: Bilingual;
  /** Label of the button that opens it. */
  open: Bilingual;
  fetchCode: () => Promise<Code>;
  /** @param sample the code of the static part, or what the address shares, to begin with */
  render: (code: Code, sample: string) => ReactNode;
  /** Name in the fragment of addresses that share what is in it: `#name=…`. */
  sharedAs?: string;
  /** Opens as soon as the page reacts: for tools of a few kilobytes. */
  isLight?: boolean;
  /** The static part. */
  children?: ReactNode;
}

export default function Tool<Code>(props: Props<Code>): ReactNode {
  const {title, note, open, fetchCode, render, sharedAs, isLight = false, children} = props;
  const locale = useLocale();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const still = useRef<HTMLDivElement>(null);
  const {code, isMissing, load} = useOnDemand(fetchCode);
  const [sample, setSample] = useState<{text: string; version: number}>();
  const isOpen = code !== undefined && sample !== undefined;

  const {hash, key} = useLocation();

  function begin(text: string | undefined) {
    const own = still.current?.querySelector('pre')?.textContent ?? '';
    setSample({text: text ?? own, version: (sample?.version ?? 0) + 1});
    load();
  }

  // Also when a link of this page leads here, with other content each time.
  useEffect(() => {
    const shared = sharedAs && readShared(hash, sharedAs);
    if (shared || isLight) {
      begin(shared || undefined);
    }
    if (shared) {
      box.current?.scrollIntoView();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, key]);

  return (
    <section ref={box} className={clsx('site-tool', styles.tool)} aria-labelledby={id}>
      <div data-markdown="off">
        <p className={styles.title} id={id}>
          {title[locale]}
        </p>
        <p className={styles.note}>{note[locale]}</p>
        <noscript>{texts.noScript[locale]}</noscript>
      </div>
      <div ref={still} hidden={isOpen} className={styles.still}>
        {children}
      </div>
      {isOpen ? (
        <div key={sample.version} className={styles.opened} data-markdown="off">
          {render(code, sample.text)}
        </div>
      ) : (
        <p className={styles.open} data-markdown="off">
          <button type="button" className="site-button" onClick={() => begin(undefined)}>
            {open[locale]}
          </button>{' '}
          <span role="status">{isMissing && texts.missing[locale]}</span>
        </p>
      )}
    </section>
  );
}
