/** Replaces the theme's not-found content: adds search, the closest pages and a way back. */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import ClosestPages from '@site/src/components/ClosestPages';
import SearchField from '@theme/SearchField';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page, className)} data-not-found>
      {/* The theme's page sets the title, except among docs. */}
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: '找不到页面'})} />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">找不到页面</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">这个地址下没有页面。</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          如果你是从别的网站点链接过来的，请联系那个网站的所有者，告诉他们链接已失效。
        </Translate>
      </p>
      <SearchField />
      <ClosestPages />
      <p className={styles.back}>
        <Link to="/docs/overview">
          <Translate id="site.notFound.docs">去文档总览</Translate>
        </Link>
      </p>
    </main>
  );
}
