/** The fields of a tool and its answer. */
import React, {type ReactNode} from 'react';
import {texts} from './texts';
import styles from './Workbench.module.css';

interface Props {
  /** Stays in sight: beside the fields where there is room, else at the foot of the window. */
  answer: ReactNode;
  /** Buttons for the content as a whole. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The keyboard scrolls what takes the focus. */
export const scrollable = {tabIndex: 0, role: 'group'};

export default function Workbench({answer, actions, children}: Props): ReactNode {
  return (
    <div className={styles.bench}>
      <div className={styles.columns}>
        <div className={styles.fields}>{children}</div>
        <div className={styles.answer} {...scrollable} aria-label={texts.answer}>
          {answer}
        </div>
        {actions && <div className={`site-row ${styles.actions}`}>{actions}</div>}
      </div>
    </div>
  );
}
