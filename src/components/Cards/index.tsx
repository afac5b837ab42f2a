import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A plain Markdown list as cards: the first line of each item is its name. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
