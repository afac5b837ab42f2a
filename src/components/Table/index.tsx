/**
 * Table of a Markdown page (`docusaurus-plugin-tables` sets its kind) in a box that scrolls horizontally. A
 * table that fits its column has no scroll box, so that the header row can stick to the top of the window.
 * Explicit roles preserve the table semantics where styles change its layout.
 */
import React, {
  createElement,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';
import type TableFilter from './Filter';

/** Table element that remains one for assistive technology. */
const part =
  <Tag extends 'thead' | 'tbody' | 'tr' | 'th' | 'td'>(tag: Tag, role: string) =>
  (props: ComponentProps<Tag>): ReactNode =>
    createElement(tag, {role, ...props});

export const TableHead = part('thead', 'rowgroup');
export const TableBody = part('tbody', 'rowgroup');
export const TableRow = part('tr', 'row');
export const TableHeading = part('th', 'columnheader');
export const TableCell = part('td', 'cell');

interface Props extends ComponentProps<'table'> {
  'data-kind'?: 'list' | 'rows' | 'matrix';
  /** Present if a field filters the rows. */
  'data-filter'?: string;
}

/** Browsers do not scroll to a focused link if one of its lines is already visible. */
function showWhole({target, currentTarget}: FocusEvent): void {
  if (target instanceof Element && target !== currentTarget && target.matches(':focus-visible')) {
    target.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }
}

export default function Table({
  'data-filter': filter,
  'data-kind': kind,
  ...props
}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  /** Undefined until the browser has measured the table. */
  const [overflows, setOverflows] = useState<boolean>();
  const [Filter, setFilter] = useState<typeof TableFilter>();
  const hasFilter = filter !== undefined;

  useEffect(() => {
    if (hasFilter) {
      // If loading fails, the table is complete, as without JavaScript.
      import('./Filter').then(
        (module) => setFilter(() => module.default),
        () => undefined,
      );
    }
  }, [hasFilter]);

  useEffect(() => {
    const element = box.current!;
    const table = element.querySelector('table')!;
    if (typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    // The frame of wrapped code may overflow its cell.
    const tolerance = 3;
    const observer = new ResizeObserver(() => {
      // Only a table that scrolls has one, which must not be the reason why it scrolls.
      const inset = parseFloat(getComputedStyle(table.rows[0]!.cells[0]!).paddingInlineStart);
      setOverflows(table.scrollWidth - inset > element.clientWidth + tolerance);
    });
    // Observes the table as well: a translator, or an extension that enlarges text, widens only the table.
    observer.observe(element);
    observer.observe(table);
    element.addEventListener('focusin', showWhole);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', showWhole);
    };
  }, []);

  return (
    <>
      {hasFilter && (
        <div className={clsx('site-field', styles.filter)}>{Filter && <Filter box={box} />}</div>
      )}
      <div
        ref={box}
        className={clsx(
          styles.box,
          overflows && styles.scrolls,
          overflows === false && styles.fits,
        )}
        {...(overflows && {
          tabIndex: 0,
          role: 'group',
          'aria-label': translate({id: 'site.table.label', message: '表格，可横向滚动'}),
        })}
      >
        <table
          role="table"
          data-kind={kind}
          {...props}
          className={clsx(props.className, kind && styles[kind])}
        />
      </div>
    </>
  );
}
