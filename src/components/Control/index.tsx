import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Writes the input or select, which takes the id that the label names. */
  children: (id: string) => ReactNode;
}

/** An input or select below its label. */
export default function Control({label, children}: Props): ReactNode {
  const id = useId();
  return (
    <p className={clsx('site-field', styles.control)}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </p>
  );
}
