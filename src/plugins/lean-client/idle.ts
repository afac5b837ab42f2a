/**
 * Parts of Docusaurus and its theme that have nothing to show on this site, and leave the browser's
 * code: 1 KB of the home page, 1.6 KB of a page of the docs. Settings and pages bring them back.
 */
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {Generated} from './generated';
import {categories} from './sections';

const client = (file: string): string => path.join(__dirname, 'client', file);

/** What stands in for each of them: aliases of the bundler. */
export function idleParts(
  {baseUrlIssueBanner, themeConfig}: DocusaurusConfig,
  {hasUnlisted, registry, version}: Pick<Generated, 'hasUnlisted' | 'registry' | 'version'>,
): Record<string, string> {
  const {docs, footer} = themeConfig as ThemeConfig;
  const sidebars = Object.values(version.docsSidebars);
  const items = sidebars.flatMap((top) => [top, ...categories(top).map((of) => of.items)]).flat();
  const isVersionless = !version.banner && !version.badge;
  const parts: Record<string, boolean> = {
    // Drafts are pages of the dev server.
    '@theme/ContentVisibility$': !hasUnlisted,
    '@theme/DocVersionBadge$': isVersionless,
    '@theme/DocVersionBanner$': isVersionless,
    '@theme/DocSidebar/Desktop/CollapseButton$': !docs?.sidebar?.hideable,
    '@theme/DocRoot/Layout/Sidebar/ExpandButton$': !docs?.sidebar?.hideable,
    '@theme/DocSidebarItem/Html$': items.every(({type}) => type !== 'html'),
    '@theme/TagsListInline$': !Object.values(registry).includes('@theme/DocTagDocListPage'),
    '@theme/Footer/Links/Simple$': footer?.links?.some((link) => 'items' in link) ?? false,
    [require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner')]: !baseUrlIssueBanner,
  };
  const idle = Object.keys(parts).filter((part) => parts[part]);
  return {
    ...Object.fromEntries(idle.map((part) => [part, client('nothing.ts')])),
    ...(isVersionless && {
      [path.join(
        path.dirname(require.resolve('@docusaurus/plugin-content-docs/client')),
        'docsPreferredVersion.js',
      )]: client('preferred-version.ts'),
    }),
  };
}
