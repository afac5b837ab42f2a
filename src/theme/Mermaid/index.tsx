/**
 * Sends a diagram's source with the page, since diagrams are drawn in the browser: whoever reads
 * without JavaScript sees it, and the Markdown twin takes it from there. Once drawn, a button opens
 * the diagram large.
 */
import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import Zoom from '@site/src/components/Zoom';
import styles from './styles.module.css';

export default function MermaidWithSource(props: Props): ReactNode {
  const name = /^\s*accTitle\s*:\s*(.+)$/m.exec(props.value)?.[1]?.trim();
  return useIsBrowser() ? (
    <Zoom name={name}>
      <Mermaid {...props} />
    </Zoom>
  ) : (
    <pre className={styles.source} data-search="off">
      <code className="language-mermaid">{props.value}</code>
    </pre>
  );
}
