import {Feed} from 'feed';
import {brand} from '../../config/brand';
import type {Locale} from '../../config/locales';
import {toHtml} from './inline';
import {changeKinds, kindLabels, type Release} from './types';

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

function releaseHtml(
  release: Release,
  locale: Locale,
  resolve: (target: string) => string,
): string {
  const notes = release.notes.map((note) => `<p>${toHtml(note, resolve)}</p>`);
  const groups = changeKinds.flatMap((kind) => {
    const items = release.changes
      .filter((change) => change.kind === kind)
      .map((change) => `<li>${toHtml(change.text, resolve)}</li>`);
    return items.length > 0
      ? [`<p><strong>${kindLabels[locale][kind]}</strong></p>`, `<ul>${items.join('')}</ul>`]
      : [];
  });
  return [...notes, ...groups].join('');
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
      content: releaseHtml(release, locale, resolve),
    });
  }
  return {'atom.xml': feed.atom1(), 'rss.xml': feed.rss2()};
}
