/** Links to the existing pages with the most similar addresses. */
import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Page} from './find';

export default function ClosestPages(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<Page[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    import('./find')
      .then(({findClosest}) => findClosest(pathname, baseUrl, signal))
      .then(setPages)
      // If loading fails, the page still has its search field and the link to the docs.
      .catch(() => setPages([]));
    return () => controller.abort();
  }, [pathname, baseUrl]);

  if (pages.length === 0) {
    return null;
  }
  return (
    <section>
      <h2>
        <Translate id="site.notFound.closest">你要找的可能是</Translate>
      </h2>
      <ul>
        {pages.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
