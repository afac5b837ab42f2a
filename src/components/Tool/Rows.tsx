import React, {type ReactNode} from 'react';
import Table, {TableBody, TableCell, TableHead, TableHeading, TableRow} from '../Table';
import useLocale from '@site/src/hooks/useLocale';
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
  /** On phones each row is a list below its first cell. */
  isList?: boolean;
}

/** The keyboard scrolls what takes the focus. */
const scrollable = {tabIndex: 0, role: 'group'};

/** What a tool has found, in a table that scrolls by itself. */
export default function Rows<Row>(props: Props<Row>): ReactNode {
  const {caption, heads, rows, cells, emphasized, isList} = props;
  const locale = useLocale();
  const labels = heads.map((head, at) => [`--label-${at + 1}`, JSON.stringify(head)]);
  return (
    <div className={styles.scroll} {...scrollable} aria-label={caption}>
      <p className={styles.label}>{caption}</p>
      <Table
        data-kind={isList ? 'rows' : undefined}
        aria-label={caption}
        style={Object.fromEntries(labels)}
      >
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
                <TableCell key={column}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length > shownRows && <p>{moreText(rows.length - shownRows)[locale]}</p>}
    </div>
  );
}
