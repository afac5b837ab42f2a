/**
 * Permission matrix: a filter bar above the groups of the page. Each group is a `PermissionGroup` with its own
 * Markdown heading, so that headings remain in the table of contents and in the search index. Without
 * JavaScript all groups are shown.
 */
import React, {createContext, use, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {permissionGroups, roles} from '../../data/permissions';
import {LabeledField} from 'robot-tools';
import useLocale from '@site/src/components/useLocale';
import GroupTable from './GroupTable';
import {levels, noFilter, verdicts, visibleOperations, type Filter} from './filter';
import {countText, texts} from './texts';
import styles from './styles.module.css';

const FilterContext = createContext<Filter>(noFilter);

const total = permissionGroups.flatMap((group) => group.operations).length;

export default function PermissionMatrix({children}: {children: ReactNode}): ReactNode {
  const locale = useLocale();
  const [filter, setFilter] = useState(noFilter);
  const change = (part: Partial<Filter>) => setFilter({...filter, ...part});
  const shown = permissionGroups.flatMap((group) => visibleOperations(group, filter)).length;
  return (
    <FilterContext value={filter}>
      <form
        className={clsx('site-tool no-print', styles.bar)}
        aria-label={texts.filterLabel[locale]}
        data-filter
        onSubmit={(event) => event.preventDefault()}
        onReset={() => setFilter(noFilter)}
      >
        <LabeledField label={texts.search[locale]}>
          <input
            type="search"
            value={filter.text}
            placeholder={texts.searchHint[locale]}
            autoComplete="off"
            onChange={({target}) => change({text: target.value})}
          />
        </LabeledField>
        <LabeledField label={texts.role[locale]}>
          <select
            value={filter.role}
            onChange={({target}) => change({role: target.value as Filter['role']})}
          >
            <option value="">{texts.anyRole[locale]}</option>
            {levels.map((level) => (
              <optgroup key={level} label={texts[`${level}Roles`][locale]}>
                {roles
                  .filter((role) => role.level === level)
                  .map((role) => (
                    <option key={role.id} value={role.id}>
                      {role.name[locale]}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </LabeledField>
        <LabeledField label={texts.verdict[locale]}>
          <select
            value={filter.verdict}
            disabled={filter.role === ''}
            onChange={({target}) => change({verdict: target.value as Filter['verdict']})}
          >
            {verdicts.map((verdict) => (
              <option key={verdict} value={verdict}>
                {texts[verdict][locale]}
              </option>
            ))}
          </select>
        </LabeledField>
        <p className={clsx('site-row', styles.count)}>
          <span role="status">{countText(shown, total)[locale]}</span>
          <button
            type="button"
            className="site-button"
            onClick={({currentTarget}) => {
              setFilter(noFilter);
              // The button becomes disabled and would lose the focus.
              currentTarget.form?.querySelector('input')?.focus();
            }}
            disabled={filter === noFilter}
          >
            {texts.reset[locale]}
          </button>
        </p>
      </form>
      {shown === 0 && <p>{texts.nothing[locale]}</p>}
      {children}
    </FilterContext>
  );
}

export function PermissionGroup({id, children}: {id: string; children: ReactNode}): ReactNode {
  const filter = use(FilterContext);
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
              groupName={group.name}
              level={level}
              operations={ofLevel}
              role={filter.role}
            />
          )
        );
      })}
    </section>
  );
}
