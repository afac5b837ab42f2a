/**
 * Table of a Markdown page in a box that scrolls sideways. A table that fits its column needs no
 * such box: it is opened, so that the header row can stick to the top of the window.
 */
import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Browsers do not scroll to a focused link of which one line is in sight already. */
function showWhole({target, currentTarget}: FocusEvent): void {
  if (target instanceof Element && target !== currentTarget && target.matches(':focus-visible')) {
    target.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }
}

export default function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  /** Undefined until the browser has measured the table. */
  const [overflows, setOverflows] = useState<boolean>();

  useEffect(() => {
    const element = box.current!;
    const table = element.firstElementChild!;
    if (typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setOverflows(table.scrollWidth > element.clientWidth + 1),
    );
    // The table as well: a translator, or an extension that enlarges text, widens the table alone.
    observer.observe(element);
    observer.observe(table);
    element.addEventListener('focusin', showWhole);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', showWhole);
    };
  }, []);

  return (
    <div
      ref={box}
      className={clsx(styles.box, overflows === false && styles.fits, overflows && styles.scrolls)}
      {...(overflows && {
        tabIndex: 0,
        role: 'group',
        'aria-label': translate({id: 'site.table.label', message: '表格，可横向滚动'}),
      })}
    >
      <table {...props} />
    </div>
  );
}
