import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Rows.module.css';
import {moreText} from './texts';
import {scrollable} from './Workbench';

/** Maximum number of rows, for speed. */
const shownRows = 100;

interface Props<Row> {
  caption: string;
  heads: readonly string[];
  rows: readonly Row[];
  cells: (row: Row) => readonly ReactNode[];
  emphasized?: (row: Row) => boolean;
}

/** Results of a tool in a scrollable table. */
export default function Rows<Row>(props: Props<Row>): ReactNode {
  const {caption, heads, rows, cells, emphasized} = props;
  return (
    <div className={styles.scroll} {...scrollable} aria-label={caption}>
      <p className="text--bold">{caption}</p>
      <table aria-label={caption}>
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
            <tr key={index} className={clsx(emphasized?.(row) && styles.strong)}>
              {cells(row).map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shownRows && <p>{moreText(rows.length - shownRows)}</p>}
    </div>
  );
}
