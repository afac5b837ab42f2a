/**
 * A diagram that has not been drawn ahead of time (`src/plugins/diagrams`): drawn in the browser.
 * Its source is sent with the page: whoever reads without JavaScript sees it, the Markdown twin
 * takes it from there, and it is shown where Mermaid cannot draw it. Once drawn, a button opens the
 * diagram large.
 */
import React, {useEffect, useRef, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MermaidContainerClassName, useMermaidRenderResult} from '@docusaurus/theme-mermaid/client';
import type {Props} from '@theme/Mermaid';
import Zoom from '@site/src/components/Zoom';
import styles from './styles.module.css';

function Drawing({value}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const result = useMermaidRenderResult({text: value});
  useEffect(() => {
    if (box.current) {
      result?.bindFunctions?.(box.current);
    }
  }, [result]);
  return (
    result && (
      <div
        ref={box}
        className={MermaidContainerClassName}
        // Mermaid has cleaned it, and it is our own text.
        dangerouslySetInnerHTML={{__html: result.svg}}
      />
    )
  );
}

/** What Mermaid says about the source, and the source. */
function Failure({error, value}: {error: Error; value: string}): ReactNode {
  return (
    <div className={styles.failure}>
      <p>
        {translate({
          id: 'site.diagram.failed',
          message: '这张图没有画出来。下面是原因和图的源码。',
        })}
      </p>
      <pre className={styles.reason}>{error.message}</pre>
      <pre>
        <code className="language-mermaid">{value}</code>
      </pre>
    </div>
  );
}

export default function Mermaid(props: Props): ReactNode {
  const name = /^\s*accTitle\s*:\s*(.+)$/m.exec(props.value)?.[1]?.trim();
  return useIsBrowser() ? (
    <ErrorBoundary fallback={({error}) => <Failure error={error} value={props.value} />}>
      <Zoom name={name}>
        <Drawing {...props} />
      </Zoom>
    </ErrorBoundary>
  ) : (
    <pre className={styles.source} data-search="off">
      <code className="language-mermaid">{props.value}</code>
    </pre>
  );
}
