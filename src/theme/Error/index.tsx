/**
 * Replaces the core's last fallback, whose texts are English only.
 * Shown when the page frame itself throws: it must not depend on anything that can throw again,
 * so the layout is tried inside a boundary of its own.
 */
import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';

export default function ErrorPage(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <ErrorBoundary fallback={() => content}>
      <Head>
        <title>{translate({id: 'site.error.title', message: '页面错误'})}</title>
      </Head>
      <Layout>{content}</Layout>
    </ErrorBoundary>
  );
}
