/**
 * Replaces the core's fallback, whose texts are English only. Shown while a page's code loads (after 200 ms)
 * and when it cannot be loaded.
 */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  error?: unknown;
  /** Retries loading the missing code. */
  retry: () => void;
  /** True after 200 ms. */
  pastDelay: boolean;
}

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.failed}>
        <p className={styles.title}>
          {translate({id: 'site.loading.failed', message: '这一页没有加载成功'})}
        </p>
        <p>
          {translate({
            id: 'site.loading.hint',
            message: '可能是网络中断，或站点刚发布了新版本。重试，或刷新页面。',
          })}
        </p>
        <p className={styles.detail}>{error instanceof Error ? error.message : null}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          {translate({id: 'site.loading.retry', message: '重试'})}
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div role="status" className={styles.loading}>
        <span className={styles.spinner} aria-hidden="true" />
        {translate({id: 'site.loading.busy', message: '正在加载…'})}
      </div>
    );
  }
  return null;
}
