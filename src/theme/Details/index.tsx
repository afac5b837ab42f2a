/**
 * Replaces the theme's `<details>` with the native behavior: find-in-page, links to an element inside, and
 * printing open it. The theme's version hides its content until the summary is clicked.
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
