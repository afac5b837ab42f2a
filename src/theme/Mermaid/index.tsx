/**
 * A diagram that has not been drawn ahead of time (`src/plugins/diagrams`): drawn in the browser.
 * Its source is sent with the page: whoever reads without JavaScript sees it, the Markdown twin
 * takes it from there, and it is shown where the diagram cannot be drawn.
 */
import React, {lazy, Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Mermaid';
import styles from './styles.module.css';

/** A chunk of ours, or a file of Mermaid's in the words of Chromium and Firefox, or of Safari. */
const isMissingCode = ({name, message}: Error): boolean =>
  name === 'ChunkLoadError' || /dynamically imported module|importing a module/i.test(message);

const Drawing = lazy(() => import('./Drawing'));

/** Why there is no diagram, and its source. */
function Failure({error, value}: {error: Error; value: string}): ReactNode {
  return (
    <div className={styles.failure}>
      {isMissingCode(error) ? (
        <p>
          {translate({
            id: 'site.diagram.missingCode',
            message:
              '这张图没有画出来：绘图程序没有加载成功。检查网络后刷新页面。下面是图的 Mermaid 源码。',
          })}
        </p>
      ) : (
        <>
          <p>
            {translate({
              id: 'site.diagram.failed',
              message: '这张图没有画出来：Mermaid 无法识别源码。下面是它报告的错误和图的源码。',
            })}
          </p>
          <pre className={styles.reason} lang="en">
            {error.message}
          </pre>
        </>
      )}
      <pre>
        <code className="language-mermaid">{value}</code>
      </pre>
    </div>
  );
}

export default function Mermaid({value}: Props): ReactNode {
  return useIsBrowser() ? (
    <ErrorBoundary fallback={({error}) => <Failure error={error} value={value} />}>
      <Suspense>
        <Drawing value={value} />
      </Suspense>
    </ErrorBoundary>
  ) : (
    <pre className={styles.source} data-search="off">
      <code className="language-mermaid">{value}</code>
    </pre>
  );
}
