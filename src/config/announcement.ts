import type {ThemeConfig} from '@docusaurus/preset-classic';
import {homeOf, localized} from './locales';

/** The bar above the pages. */
export const announcement = (): NonNullable<ThemeConfig['announcementBar']> => ({
  // A reader who has closed the bar does not see this id again; a new id shows it to everybody.
  id: 'docs-2025-relaunch',
  content: localized({
    zh: `新版文档：从<a href="${homeOf('zh')}docs/get-started/quick-start">快速开始</a>读起。`,
    en: `New docs: begin with the <a href="${homeOf('en')}docs/get-started/quick-start">quick start</a>.`,
  }),
});
