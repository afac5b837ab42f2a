import React, {useId, type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {roles, type Level} from '../../data/permissions';
import {noFilter, type Filter, type Verdict} from './filter';
import {countText, texts} from './texts';
import styles from './styles.module.css';

interface Props {
  locale: Locale;
  filter: Filter;
  shown: number;
  total: number;
  onChange: (filter: Filter) => void;
}

const levels: readonly Level[] = ['organization', 'project'];
const verdicts: readonly Verdict[] = ['allowed', 'denied', 'all'];

export default function FilterBar({locale, filter, shown, total, onChange}: Props): ReactNode {
  const id = useId();
  const change = (part: Partial<Filter>) => onChange({...filter, ...part});
  return (
    <form
      className={styles.filter}
      aria-label={texts.filterLabel[locale]}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={styles.control}>
        <label htmlFor={`${id}-text`}>{texts.search[locale]}</label>
        <input
          id={`${id}-text`}
          type="search"
          value={filter.text}
          placeholder={texts.searchHint[locale]}
          autoComplete="off"
          onChange={(event) => change({text: event.target.value})}
        />
      </p>
      <p className={styles.control}>
        <label htmlFor={`${id}-role`}>{texts.role[locale]}</label>
        <select
          id={`${id}-role`}
          value={filter.role}
          onChange={(event) => change({role: event.target.value as Filter['role']})}
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
      </p>
      <p className={styles.control}>
        <label htmlFor={`${id}-verdict`}>{texts.verdict[locale]}</label>
        <select
          id={`${id}-verdict`}
          value={filter.verdict}
          disabled={filter.role === ''}
          onChange={(event) => change({verdict: event.target.value as Verdict})}
        >
          {verdicts.map((verdict) => (
            <option key={verdict} value={verdict}>
              {texts[verdict][locale]}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.count}>
        <span role="status">{countText(shown, total)[locale]}</span>
        <button type="button" onClick={() => onChange(noFilter)} disabled={filter === noFilter}>
          {texts.reset[locale]}
        </button>
      </p>
    </form>
  );
}
