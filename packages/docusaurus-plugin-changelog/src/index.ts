/**
 * Changelog: one Markdown page per language is the only source; feeds and the newest entries of
 * the home page are read from it at build time.
 *
 * Form of a source, checked with file and line in every error:
 *
 *     ## 2026 {#y2026}              a year, newest first, id `y` + year
 *     ### 26.10.0 {#v26-10-0}       a release, newest first, id `v` + version with dashes
 *     2026-03-04                    its date, in the year above it
 *     A remark, where one is needed.
 *     **新增**                       kinds in this order: 新增 改进 修复 / Added Improved Fixed
 *     - One change on one line: text, `code`, **bold**, [links](/docs/overview).
 *
 * Both languages list the same releases with the same dates and as many changes of each kind;
 * otherwise the build stops.
 *
 * Output
 * - `/changelog/atom.xml`, `/changelog/rss.xml` and the same below `/en/`, announced in the head
 *   of every page.
 * - The newest three releases for the home page, in its bundle only (not in global data):
 *
 *       import latest from '@generated/docusaurus-plugin-changelog/default/latest.json';
 *
 *   It is a `LatestRelease[]` (see `types.ts`) in the language being built.
 * - `rehype.ts` and `timeline.css`: the layout of the page.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toString} from 'mdast-util-to-string';
import {buildFeeds} from './feeds';
import {assertInStep, parseChangelog} from './parse';
import type {Changelog, ChangelogOptions, ChangelogTexts, LatestRelease, Release} from './types';

export {findChangelogFaults} from './parse';
export {rehypeChangelog} from './rehype';
export type {ChangelogOptions, LatestRelease} from './types';

const homePageReleases = 3;
/** Changes of a release that the home page shows; the changelog has them all. */
const homePageChanges = 3;

function forHomePage(release: Release, {kinds}: ChangelogTexts): LatestRelease {
  return {
    version: release.version,
    date: release.date,
    to: `/changelog#${release.id}`,
    changes: release.changes.slice(0, homePageChanges).map(({kind, item}) => ({
      kind,
      label: kinds[kind],
      text: toString(item),
    })),
  };
}

export default function changelogPlugin(
  {siteDir, siteConfig, i18n}: LoadContext,
  {name, copyright, texts: allTexts}: ChangelogOptions,
): Plugin {
  const texts = textsOf(i18n.currentLocale);

  function textsOf(locale: string): ChangelogTexts {
    const found = allTexts[locale];
    if (!found) {
      throw new Error(
        `docusaurus-plugin-changelog: the option "texts" lacks the locale ${locale}.`,
      );
    }
    return found;
  }

  async function read({source, kinds}: ChangelogTexts): Promise<Changelog> {
    return parseChangelog(await readFile(path.join(siteDir, source), 'utf8'), source, kinds);
  }

  return {
    name: 'docusaurus-plugin-changelog',

    getPathsToWatch: () => Object.values(allTexts).map(({source}) => path.join(siteDir, source)),

    async loadContent() {
      const main = await read(textsOf(i18n.defaultLocale));
      const all = await Promise.all(i18n.locales.map((locale) => read(textsOf(locale))));
      all.forEach((translation) => assertInStep(main, translation));
      return all[i18n.locales.indexOf(i18n.currentLocale)];
    },

    async contentLoaded({content, actions}) {
      const {releases} = content as Changelog;
      const latest = releases
        .slice(0, homePageReleases)
        .map((release) => forHomePage(release, texts));
      await actions.createData('latest.json', JSON.stringify(latest));
    },

    injectHtmlTags() {
      const {title, baseUrl} = siteConfig;
      const feed = (kind: string, type: string) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: `application/${type}+xml`,
          href: `${baseUrl}changelog/${type}.xml`,
          title: `${title} (${kind})`,
        },
      });
      return {headTags: [feed('Atom', 'atom'), feed('RSS', 'rss')]};
    },

    async postBuild({content, outDir}) {
      const directory = path.join(outDir, 'changelog');
      const siteUrl = new URL(siteConfig.baseUrl, siteConfig.url).href;
      const {releases} = content as Changelog;
      const feeds = buildFeeds({releases, texts, name, copyright, siteUrl});
      await mkdir(directory, {recursive: true});
      await Promise.all(
        Object.entries(feeds).map(([file, xml]) => writeFile(path.join(directory, file), xml)),
      );
    },
  };
}
