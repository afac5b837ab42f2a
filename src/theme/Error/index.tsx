/**
 * Replaces the core's last fallback, whose texts are English only.
 * Shown when a page or its frame throws outside the frame's own boundary. It must not depend on
 * anything that can throw again, so the frame is tried inside another one. No route is there: the
 * frame, which puts the route's plugin into its class names, is told that of plain pages.
 */
import React, {type ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';

const route = {plugin: {name: 'docusaurus-plugin-content-pages', id: 'default'}};

export default function ErrorPage(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <>
      <Head>
        <title>{translate({id: 'site.error.title', message: '页面错误'})}</title>
      </Head>
      <ErrorBoundary fallback={() => content}>
        <RouteContextProvider value={route}>
          <Layout>{content}</Layout>
        </RouteContextProvider>
      </ErrorBoundary>
    </>
  );
}
