/**
 * Changelog: one Markdown page per language is the only source; feeds and the newest entries of
 * the home page are read from it at build time.
 *
 * Sources: `src/pages/changelog.md` (Chinese) and
 * `i18n/en/docusaurus-plugin-content-pages/changelog.md`. Form of a source, checked with file and
 * line in every error:
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
 *       import latest from '@generated/changelog/default/latest.json';
 *
 *   It is a `LatestRelease[]` (see `types.ts`) in the language being built.
 * - `rehype.ts` and `timeline.css`, the layout of the page, which imports the styles.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toString} from 'mdast-util-to-string';
import type {Locale} from '../../config/locales';
import {collections} from '../../config/translation';
import {buildFeeds} from './feeds';
import {assertInStep, parseChangelog} from './parse';
import {kindLabels, type Changelog, type LatestRelease, type Release} from './types';

const sources: Readonly<Record<Locale, string>> = {
  zh: `${collections.pages.zh}/changelog.md`,
  en: `${collections.pages.en}/changelog.md`,
};
const homePageReleases = 3;
/** Changes of a release that the home page shows; the changelog has them all. */
const homePageChanges = 3;

function forHomePage(release: Release, locale: Locale): LatestRelease {
  return {
    version: release.version,
    date: release.date,
    to: `/changelog#${release.id}`,
    changes: release.changes.slice(0, homePageChanges).map(({kind, item}) => ({
      kind,
      label: kindLabels[locale][kind],
      text: toString(item),
    })),
  };
}

export default function changelogPlugin({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;

  async function read(of: Locale): Promise<Changelog> {
    const file = sources[of];
    return parseChangelog(await readFile(path.join(siteDir, file), 'utf8'), file, of);
  }

  return {
    name: 'changelog',

    getPathsToWatch: () => Object.values(sources).map((file) => path.join(siteDir, file)),

    async loadContent() {
      const [zh, en] = await Promise.all([read('zh'), read('en')]);
      assertInStep(zh, en);
      return locale === 'en' ? en : zh;
    },

    async contentLoaded({content, actions}) {
      const {releases} = content as Changelog;
      const latest = releases
        .slice(0, homePageReleases)
        .map((release) => forHomePage(release, locale));
      await actions.createData('latest.json', JSON.stringify(latest));
    },

    injectHtmlTags() {
      const {title, baseUrl} = siteConfig;
      const feed = (name: string, type: string) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: `application/${type}+xml`,
          href: `${baseUrl}changelog/${type}.xml`,
          title: `${title} (${name})`,
        },
      });
      return {headTags: [feed('Atom', 'atom'), feed('RSS', 'rss')]};
    },

    async postBuild({content, outDir}) {
      const directory = path.join(outDir, 'changelog');
      const siteUrl = new URL(siteConfig.baseUrl, siteConfig.url).href;
      const feeds = buildFeeds({releases: (content as Changelog).releases, locale, siteUrl});
      await mkdir(directory, {recursive: true});
      await Promise.all(
        Object.entries(feeds).map(([name, xml]) => writeFile(path.join(directory, name), xml)),
      );
    },
  };
}
