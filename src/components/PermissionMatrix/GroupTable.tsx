import React, {Fragment, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Bilingual} from '../../config/locales';
import {roles, type Level, type Operation, type RoleId} from '../../data/permissions';
import Table from '../Table';
import useLocale from '@site/src/components/useLocale';
import {tableName, texts} from './texts';
import styles from './styles.module.css';

interface Props {
  groupName: Bilingual;
  level: Level;
  operations: readonly Operation[];
  /** Highlighted column. */
  role: RoleId | '';
}

const organizationAdmin = roles[0];

/** Only the relevant roles: those of the level, and the organization admin. */
const columnsOf = (level: Level) => [
  organizationAdmin,
  ...roles.filter((role) => role.level === level && role !== organizationAdmin),
];

/**
 * Long words may break in a narrow column, "Organi-zation": the hyphen is not part of the text, and is not
 * copied.
 */
const breakable = (name: string) =>
  name.split(/(?<=\b\w{6})(?=\w{5,}\b)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <span className={styles.hyphen} />}
      {part}
    </Fragment>
  ));

export default function GroupTable({groupName, level, operations, role}: Props): ReactNode {
  const locale = useLocale();
  const columns = columnsOf(level);
  return (
    <Table
      data-kind="matrix"
      className={styles.table}
      style={{'--role-columns': columns.length} as CSSProperties}
    >
      <caption className="visually-hidden">
        {tableName(groupName[locale], texts[`${level}Roles`][locale])[locale]}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.operation}>
            {texts.search[locale]}
          </th>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={clsx(column.id === role && styles.chosen)}>
              {breakable(column.name[locale])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {operations.map((operation) => (
          <tr key={operation.name.en}>
            <th scope="row" className={styles.operation}>
              {operation.name[locale]}
            </th>
            {columns.map((column) => (
              <td key={column.id} className={clsx(column.id === role && styles.chosen)}>
                <Mark answer={operation.allowed.includes(column.id) ? 'yes' : 'no'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Mark({answer}: {answer: 'yes' | 'no'}): ReactNode {
  const locale = useLocale();
  return (
    <span className={styles[answer]}>
      <span className="visually-hidden">{texts[answer][locale]}</span>
    </span>
  );
}
