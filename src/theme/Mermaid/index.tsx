/**
 * Sends a diagram's source with the page, since diagrams are drawn in the browser: whoever reads
 * without JavaScript sees it, and the Markdown twin takes it from there.
 */
import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import styles from './styles.module.css';

export default function MermaidWithSource(props: Props): ReactNode {
  return useIsBrowser() ? (
    <Mermaid {...props} />
  ) : (
    <pre className={styles.source} data-search="off">
      <code className="language-mermaid">{props.value}</code>
    </pre>
  );
}
