import type {ThemeConfig} from '@docusaurus/preset-classic';
import {homeOf, localized} from './locales';

/** Announcement bar above the pages. */
export const announcement = (): NonNullable<ThemeConfig['announcementBar']> => ({
  // Readers who closed the bar do not see this id again; a new id shows it to all readers.
  id: 'inspector-2026',
  content: localized({
    zh: `在浏览器里<a href="${homeOf('zh')}docs/viz/inspect-recording">检查 MCAP 或 bag 文件</a>，不用上传。`,
    en: `<a href="${homeOf('en')}docs/viz/inspect-recording">Inspect an MCAP or bag file</a> in your browser.`,
  }),
});
