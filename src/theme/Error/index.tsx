/**
 * Replaces the last fallback of Docusaurus, whose texts are English only. Shown when a page throws
 * outside of the layout, which has its own fallback. The layout is not used here, because it needs a route.
 */
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

export default function ErrorPage(props: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      <Head>
        <title>{translate({id: 'site.error.title', message: '页面错误'})}</title>
      </Head>
      <nav className="navbar">
        <Link className="navbar__brand" href={siteConfig.baseUrl}>
          <b className="navbar__title">{siteConfig.title}</b>
        </Link>
      </nav>
      <ErrorPageContent {...props} />
    </>
  );
}
