import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {ThemeConfig as MermaidThemeConfig} from '@docusaurus/theme-mermaid';
import {announcementBar} from './announcement';
import {footer} from './footer';
import {navbar} from './navbar';
import {prism} from './prism';

/** Settings of the classic theme and of the Mermaid theme. */
export function themeConfig(): ThemeConfig & MermaidThemeConfig {
  return {
    announcementBar: announcementBar(),
    navbar: navbar(),
    footer: footer(),
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism,
    mermaid: {
      theme: {light: 'default', dark: 'dark'},
      // src/theme/Mermaid says what is wrong, instead of Mermaid's own picture of a bomb.
      options: {suppressErrorRendering: true},
    },
  };
}
