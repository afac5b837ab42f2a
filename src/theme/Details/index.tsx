/**
 * Replaces the theme's `<details>`: the browser alone opens and closes it. Find in page, the link to a part
 * inside, and paper open it, too; the theme's keeps its content hidden until its own summary is clicked.
 */
import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx(styles.fold, className)}>
      {summary}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
