/**
 * A Markdown twin of every page, and the lists of them.
 *
 * Twins are read from the built pages, so they hold what components, data and generated sections
 * add, and none of the syntax that sources are written in. `/docs/overview` has `/docs/overview.md`.
 *
 * Links in a twin are absolute and lead to the pages, not to their twins: what is copied or quoted
 * from it must lead a person to a page, and a machine adds `.md` by itself, as llms.txt says.
 */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import type {Section} from './llms';
import {locales, type Locale} from '../../config/locales';
import type {PagePlugin} from '../post-build/consumer';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Top-level sections of the sidebar. Pages that stand beside the sections (the overview) join the
 * first one, as on the home page.
 */
function sectionsOf(version: LoadedVersion, baseUrl: string): Section[] {
  const permalinks = new Map(version.docs.map(({id, permalink}) => [id, permalink]));
  const pathsOf = (item: SidebarItem): string[] => {
    if (item.type === 'category') {
      const index = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
      return [...index, ...item.items.flatMap(pathsOf)];
    }
    const permalink = item.type === 'doc' ? permalinks.get(item.id) : undefined;
    return permalink === undefined ? [] : [permalink];
  };
  const items = version.sidebars.docs ?? [];
  const loose = items.filter((item) => item.type !== 'category').flatMap(pathsOf);
  return items
    .filter((item) => item.type === 'category')
    .map((item, index) => {
      const own = pathsOf(item);
      const page = own.find((candidate) => !candidate.includes('/category/')) ?? '';
      return {
        label: item.label,
        folder: page.slice(baseUrl.length).split('/').slice(0, 2).join('/'),
        paths: index === 0 ? [...loose, ...own] : own,
      };
    });
}

export default function markdownTwins({baseUrl, i18n, siteConfig}: LoadContext): PagePlugin {
  let sections: Section[] = [];
  const locale = i18n.currentLocale as Locale;
  const otherLocale = locales.find((candidate) => candidate !== locale) ?? locale;
  const rootOf = (name: Locale) =>
    new URL(name === i18n.defaultLocale ? '/' : `/${name}/`, siteConfig.url).href;

  return {
    name: 'markdown-twins',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const version = docs.loadedVersions[0];
      sections = version ? sectionsOf(version, baseUrl) : [];
    },

    async builtPages(site) {
      const {default: twinWork} = await import('./work');
      return twinWork(site, {sections, root: rootOf(locale), otherRoot: rootOf(otherLocale)});
    },
  };
}
