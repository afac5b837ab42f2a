import React, {type ReactNode} from 'react';
import useLocale from '../useLocale';
import styles from './parts.module.css';
import {moreText} from './texts';

/** More rows than this are no help, and slow. */
const shownRows = 100;

interface Props<Row> {
  caption: string;
  heads: readonly string[];
  rows: readonly Row[];
  cells: (row: Row) => readonly ReactNode[];
  emphasized?: (row: Row) => boolean;
}

/** The keyboard scrolls what takes the focus. */
const scrollable = {tabIndex: 0, role: 'group'};

/** What a tool has found, in a table that scrolls by itself. */
export default function Rows<Row>({
  caption,
  heads,
  rows,
  cells,
  emphasized,
}: Props<Row>): ReactNode {
  const locale = useLocale();
  return (
    <div className={styles.scroll} {...scrollable} aria-label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map((row, index) => (
            <tr key={index} className={emphasized?.(row) ? styles.strong : undefined}>
              {cells(row).map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shownRows && <p>{moreText(rows.length - shownRows)[locale]}</p>}
    </div>
  );
}
