/**
 * Table of a Markdown page in a scroll box of its own. Where it fits its column, the box is
 * opened so that the header row can stick to the top of the window.
 */
import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import clsx from 'clsx';
import {layOutLater} from './layOut';
import styles from './styles.module.css';

/** Browsers leave a link where it is, if any of its lines begins within the box. */
function showWhole({target, currentTarget}: FocusEvent): void {
  if (target instanceof Element && target !== currentTarget && target.matches(':focus-visible')) {
    target.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }
}

/** @param props `style`: with `--rows` of a long table, from `src/plugins/tables`. */
export default function Table({style, ...props}: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState<boolean>();
  const isLong = style !== undefined && '--rows' in style;

  // Before the page is scrolled to a place on it.
  useIsomorphicLayoutEffect(() => {
    if (isLong) {
      layOutLater(box.current!);
    }
  }, [isLong]);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    const table = element.firstElementChild!;
    const observer = new ResizeObserver(() => {
      // Asked how wide it is, a table that is far from the window would be laid out. It tells when it has been.
      if (table.checkVisibility?.({contentVisibilityAuto: true}) !== false) {
        setOverflows(table.scrollWidth > element.clientWidth + 1);
      }
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
      className={clsx(styles.box, isLong && styles.long, overflows === false && styles.fits)}
      style={isLong ? style : undefined}
      {...(overflows && {
        tabIndex: 0,
        role: 'group',
        'aria-label': translate({id: 'site.table.label', message: '表格，可横向滚动'}),
      })}
    >
      <table {...props} style={isLong ? undefined : style} />
    </div>
  );
}
