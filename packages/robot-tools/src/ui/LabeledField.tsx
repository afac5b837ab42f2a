import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './LabeledField.module.css';

interface Props {
  label: string;
  /** Input or select. */
  children: ReactNode;
}

/** Input or select below its label. */
export function LabeledField({label, children}: Props): ReactNode {
  return (
    <label className={clsx('site-field', styles.control)}>
      <span className="text--bold">{label}</span>
      {children}
    </label>
  );
}
