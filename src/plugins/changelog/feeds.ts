/** Writes the Atom and RSS feeds of the changelog. */
import {Feed} from 'feed';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {brand} from '../../config/brand';
import type {Locale} from '../../config/locales';
import type {Release} from './types';

const texts: Readonly<Record<Locale, {title: string; description: string; language: string}>> = {
  zh: {
    title: `${brand.name} 发布历史`,
    description: '刻行时空平台各版本的新增、改进与修复',
    language: 'zh-CN',
  },
  en: {
    title: `${brand.name} release history`,
    description: 'What was added, improved, and fixed in each release of the coScene platform',
    language: 'en',
  },
};

/** What a release lists as HTML, with absolute links as feed readers need them. */
function releaseHtml({content}: Release, resolve: (target: string) => string): string {
  const root: Root = structuredClone({type: 'root', children: content});
  visit(root, 'link', (link) => {
    link.url = resolve(link.url);
  });
  return toHtml(toHast(root));
}

interface FeedOptions {
  releases: Release[];
  locale: Locale;
  /** Address of the site in this language, with a slash at the end. */
  siteUrl: string;
}

/** Both feeds of one language, by the file name they get below `changelog/`. */
export function buildFeeds({releases, locale, siteUrl}: FeedOptions): Record<string, string> {
  const page = `${siteUrl}changelog`;
  const resolve = (target: string) =>
    target.startsWith('#') ? `${page}${target}` : target.replace(/^\//, siteUrl);
  const published = (release: Release) => new Date(`${release.date}T00:00:00Z`);
  const feed = new Feed({
    ...texts[locale],
    id: page,
    link: page,
    updated: releases[0] && published(releases[0]),
    copyright: brand.copyright,
    generator: 'https://github.com/jpmonette/feed',
    feedLinks: {atom: `${page}/atom.xml`, rss: `${page}/rss.xml`},
  });
  for (const release of releases) {
    feed.addItem({
      title: `${brand.name} ${release.version}`,
      id: `${page}#${release.id}`,
      link: `${page}#${release.id}`,
      date: published(release),
      content: releaseHtml(release, resolve),
    });
  }
  return {'atom.xml': feed.atom1(), 'rss.xml': feed.rss2()};
}
