import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Steps on a numbered rail. What stands in it is plain Markdown: headings of level 3 are the steps. A
 * picture of a step comes right after its heading, so that there is room for it beside the text.
 */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
