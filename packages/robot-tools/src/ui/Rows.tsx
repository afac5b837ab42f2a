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
  /** True if each row is a list on phones. */
  isList?: boolean;
}

/** Table roles, which browsers drop for parts laid out as a list. */
const roles = {group: {role: 'rowgroup'}, header: {role: 'columnheader'}, cell: {role: 'cell'}};

/** Results of a tool in a scrollable table. */
export default function Rows<Row>(props: Props<Row>): ReactNode {
  const {caption, heads, rows, cells, emphasized, isList} = props;
  return (
    <div className={styles.scroll} {...scrollable} aria-label={caption}>
      <p className="text--bold">{caption}</p>
      <table role="table" aria-label={caption} className={clsx(isList && styles.list)}>
        <thead {...roles.group}>
          <tr role="row">
            {heads.map((head) => (
              <th key={head} {...roles.header} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.slice(0, shownRows).map((row, index) => (
            <tr key={index} role="row" className={clsx(emphasized?.(row) && styles.strong)}>
              {cells(row).map((cell, column) => (
                <td key={column} {...roles.cell} data-label={heads[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shownRows && <p>{moreText(rows.length - shownRows)}</p>}
    </div>
  );
}
