/**
 * Table of a Markdown page in a scroll box of its own. Where it fits its column, the box is
 * opened so that the header row can stick to the top of the window.
 */
import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Browsers leave a link where it is, if any of its lines begins within the box. */
function showWhole({target, currentTarget}: FocusEvent): void {
  if (target instanceof Element && target !== currentTarget && target.matches(':focus-visible')) {
    target.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }
}

export default function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState<boolean>();

  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    const table = element.firstElementChild!;
    const observer = new ResizeObserver(() => {
      setOverflows(table.scrollWidth > element.clientWidth + 1);
    });
    // The table as well: a translator, or an extension that enlarges text, widens it alone.
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
      className={clsx(styles.box, overflows === false && styles.fits)}
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
