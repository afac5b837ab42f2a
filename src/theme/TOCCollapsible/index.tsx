/**
 * Replaces the theme's table of contents of small screens: a thin bar below the navbar that shows the current
 * section and opens the list over the page, so that nothing on the page moves.
 */
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useBackToClose, useDismiss} from 'browser-utils';
import styles from './styles.module.css';

/** Pixels from the top of the window: the current section is the last one whose heading is above this line. */
function idAbove(line: number, ids: readonly string[]): string | undefined {
  return [...ids].reverse().find((id) => {
    const heading = document.getElementById(id)?.getBoundingClientRect();
    // The changelog hides versions that the product filter excludes.
    return heading && heading.height > 0 && heading.top <= line;
  });
}

/** Current section of a small screen; undefined before the first one. */
function useSectionInSight(bar: {current: HTMLElement | null}, ids: readonly string[]) {
  const [id, setId] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      // The page may have changed since the frame was requested.
      const box = bar.current?.getBoundingClientRect();
      if (box && box.height > 0) {
        setId(idAbove(box.bottom + 24, ids));
      }
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [bar, ids]);
  return id;
}

export default function TOCBar({toc, className, ...levels}: Props): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [ids] = useState(() => toc.map(({id}) => id));
  const id = useSectionInSight(bar, ids);
  const current = toc.find((heading) => heading.id === id)?.value;
  const close = () => setOpen(false);
  useBackToClose(isOpen, close);
  useDismiss(bar, isOpen, close);

  useEffect(() => {
    const link = isOpen && bar.current?.querySelector(`a[href="#${CSS.escape(id ?? '')}"]`);
    if (!link) {
      return undefined;
    }
    link.classList.add('table-of-contents__link--active');
    link.scrollIntoView({block: 'nearest'});
    return () => link.classList.remove('table-of-contents__link--active');
  }, [isOpen, id]);

  return (
    <nav
      ref={bar}
      className={clsx('no-print', styles.bar, className)}
      data-search="off"
      data-markdown="off"
    >
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name}>
          <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
        </span>
        {current && (
          <span
            aria-hidden="true"
            className={styles.current}
            dangerouslySetInnerHTML={{__html: current}}
          />
        )}
      </button>
      {isOpen && (
        <div className={styles.list} role="presentation" onClick={close}>
          <TOCItems toc={toc} className="table-of-contents" {...levels} />
        </div>
      )}
    </nav>
  );
}
