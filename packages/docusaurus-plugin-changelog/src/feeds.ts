/** Writes the Atom and RSS feeds of the changelog. */
import {Feed} from 'feed';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import type {ChangelogTexts, Release} from './types';

/** Content of a release as HTML, with absolute links as feed readers need them. */
function releaseHtml({content}: Release, resolve: (target: string) => string): string {
  const root: Root = structuredClone({type: 'root', children: content});
  visit(root, 'link', (link) => {
    link.url = resolve(link.url);
  });
  return toHtml(toHast(root));
}

interface FeedOptions {
  releases: readonly Release[];
  texts: Pick<ChangelogTexts, 'title' | 'description' | 'language'>;
  name: string;
  copyright: string;
  /** Address of the site in this language, with a slash at the end. */
  siteUrl: string;
}

/** Both feeds of one language, by their file name below `changelog/`. */
export function buildFeeds({
  releases,
  texts: {title, description, language},
  name,
  copyright,
  siteUrl,
}: FeedOptions): Record<string, string> {
  const page = `${siteUrl}changelog`;
  const resolve = (target: string) =>
    target.startsWith('#') ? `${page}${target}` : target.replace(/^\//, siteUrl);
  const published = (release: Release) => new Date(`${release.date}T00:00:00Z`);
  const feed = new Feed({
    title,
    description,
    language,
    id: page,
    link: page,
    updated: releases[0] && published(releases[0]),
    copyright,
    author: {name},
    generator: 'https://github.com/jpmonette/feed',
    feedLinks: {atom: `${page}/atom.xml`, rss: `${page}/rss.xml`},
  });
  for (const release of releases) {
    feed.addItem({
      title: `${name} ${release.version}`,
      id: `${page}#${release.id}`,
      link: `${page}#${release.id}`,
      date: published(release),
      content: releaseHtml(release, resolve),
    });
  }
  // The package has no option for the language of an Atom feed.
  const atom = feed.atom1().replace('<feed ', `<feed xml:lang="${language}" `);
  return {'atom.xml': atom, 'rss.xml': feed.rss2()};
}
