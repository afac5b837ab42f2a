/** Fields of a tool and its result. */
import React, {type ReactNode} from 'react';
import {texts} from './texts';
import styles from './Workbench.module.css';

interface Props {
  /** Remains visible: at the side of the fields, or in narrow windows at the bottom. */
  result: ReactNode;
  /** Buttons for the whole content. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Makes a scrollable element focusable, for scrolling by keyboard. */
export const scrollable = {tabIndex: 0, role: 'group'};

export default function Workbench({result, actions, children}: Props): ReactNode {
  return (
    <div className={styles.bench}>
      <div className={styles.columns}>
        <div className={styles.fields}>{children}</div>
        <div className={styles.result} {...scrollable} aria-label={texts.result}>
          {result}
        </div>
        {actions && <div className={`site-row ${styles.actions}`}>{actions}</div>}
      </div>
    </div>
  );
}
