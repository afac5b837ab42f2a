import type {ThemeConfig} from '@docusaurus/preset-classic';
import {homeOf, localized} from './locales';

/** The bar above the pages. */
export const announcement = (): NonNullable<ThemeConfig['announcementBar']> => ({
  // A reader who has closed the bar does not see this id again; a new id shows it to everybody.
  id: 'inspector-2026',
  content: localized({
    zh: `MCAP 或 bag 文件有问题？<a href="${homeOf('zh')}docs/viz/inspect-recording">在浏览器里检查录制文件</a>，不用上传。`,
    en: `Trouble with an MCAP or bag file? <a href="${homeOf('en')}docs/viz/inspect-recording">Inspect it in your browser</a>, without uploading it.`,
  }),
});
