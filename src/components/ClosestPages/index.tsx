/** Links to the existing pages whose addresses are most like the one asked for. */
import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {closestPaths} from './closest';

interface Page {
  path: string;
  title: string;
}

const suggestions = 5;

/** Paths of this language, from the sitemap that the build writes. */
async function knownPaths(baseUrl: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(`${baseUrl}sitemap.xml`, {signal});
  if (!response.ok) {
    return [];
  }
  const xml = new DOMParser().parseFromString(await response.text(), 'application/xml');
  return Array.from(
    xml.querySelectorAll('url > loc'),
    (loc) => new URL(loc.textContent ?? '').pathname,
  );
}

/** A page's own title; its path where the page cannot be read. */
async function titled(path: string, signal: AbortSignal): Promise<Page> {
  try {
    const response = await fetch(path, {signal});
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return {path, title: page.querySelector('h1')?.textContent ?? path};
  } catch {
    return {path, title: path};
  }
}

export default function ClosestPages(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<Page[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    knownPaths(baseUrl, signal)
      .then((known) =>
        Promise.all(closestPaths(pathname, known, suggestions).map((path) => titled(path, signal))),
      )
      .then(setPages)
      // Without the sitemap the page still has its search field and the link to the docs.
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
