import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Bilingual, Locale} from '../../config/locales';
import {reset} from './texts';
import styles from './styles.module.css';

interface Props {
  locale: Locale;
  label: Bilingual;
  /** How many of how many are shown: said whenever it changes. */
  count: Bilingual;
  isReset: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** Controls that narrow down what is shown below them, with its count and a way back to all. */
export default function FilterBar(props: Props): ReactNode {
  const {locale, label, count, isReset, onReset, children} = props;
  return (
    <form
      className={clsx('site-tool', styles.bar)}
      aria-label={label[locale]}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <p className={styles.count}>
        <span role="status">{count[locale]}</span>
        <button type="button" className="site-button" onClick={onReset} disabled={isReset}>
          {reset[locale]}
        </button>
      </p>
    </form>
  );
}
