import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Steps on a numbered rail. What stands in it is plain Markdown: headings of level 3 are the steps, or
 * the items of an ordered list are.
 */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
