import React, {type ReactNode} from 'react';
import {TableBody, TableCell, TableHead, TableHeading, TableRow} from '../Table';
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

/**
 * What a tool has found, in a table that scrolls by itself; on phones each row is a list. The
 * roles say that it is a table where styles lay it out as something else.
 */
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
      <table role="table" className={styles.table}>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableHeading key={head} scope="col">
                {head}
              </TableHeading>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, shownRows).map((row, index) => (
            <TableRow key={index} className={emphasized?.(row) ? styles.strong : undefined}>
              {cells(row).map((cell, column) => (
                <TableCell key={column} data-label={heads[column]}>
                  <span>{cell}</span>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </table>
      {rows.length > shownRows && <p>{moreText(rows.length - shownRows)[locale]}</p>}
    </div>
  );
}
