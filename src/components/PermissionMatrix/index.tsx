/**
 * The permission matrix: a filter bar over the groups of the page.
 * Each group is a `PermissionGroup` that holds its own Markdown heading, so that headings stay
 * in the table of contents and in the search index. Without JavaScript all groups are shown.
 */
import React, {createContext, useContext, useState, type ReactNode} from 'react';
import {permissionGroups, type Level} from '../../data/permissions';
import useLocale from '../useLocale';
import Filters from './Filters';
import GroupTable from './GroupTable';
import {noFilter, visibleOperations, type Filter} from './filter';
import {texts} from './texts';
import styles from './styles.module.css';

const FilterContext = createContext<Filter>(noFilter);

const total = permissionGroups.flatMap((group) => group.operations).length;
const levels: readonly Level[] = ['organization', 'project'];

export default function PermissionMatrix({children}: {children: ReactNode}): ReactNode {
  const locale = useLocale();
  const [filter, setFilter] = useState(noFilter);
  const shown = permissionGroups.flatMap((group) => visibleOperations(group, filter)).length;
  return (
    <FilterContext.Provider value={filter}>
      <Filters locale={locale} filter={filter} shown={shown} total={total} onChange={setFilter} />
      {shown === 0 && <p>{texts.nothing[locale]}</p>}
      {children}
    </FilterContext.Provider>
  );
}

export function PermissionGroup({id, children}: {id: string; children: ReactNode}): ReactNode {
  const locale = useLocale();
  const filter = useContext(FilterContext);
  const group = permissionGroups.find((candidate) => candidate.id === id);
  if (!group) throw new Error(`PermissionGroup: no group "${id}" in src/data/permissions.ts`);
  const operations = visibleOperations(group, filter);
  return (
    <section className={styles.group} hidden={operations.length === 0}>
      {children}
      {levels.map((level) => {
        const ofLevel = operations.filter((operation) => operation.level === level);
        return (
          ofLevel.length > 0 && (
            <GroupTable
              key={level}
              groupName={group.name[locale]}
              level={level}
              locale={locale}
              operations={ofLevel}
              role={filter.role}
            />
          )
        );
      })}
    </section>
  );
}
