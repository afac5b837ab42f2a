import {localized, type Bilingual} from './locales';

interface Announcement {
  /** A reader who closed this id does not see it again; a new id shows the bar to everybody. */
  id: string;
  /** Text with at most a link, as HTML. */
  content: Bilingual;
}

/** The bar above the navbar. Remove the line in `themeConfig.ts` that calls this to switch it off. */
const announcement: Announcement = {
  id: 'docs-2025-relaunch',
  content: {
    zh: '文档已全新改版：先读 <a href="/docs/get-started/quick-start">快速开始</a>，四步用上平台。',
    en: 'These docs are new from the ground up. Begin with the <a href="/en/docs/get-started/quick-start">quick start</a>.',
  },
};

export function announcementBar() {
  return {
    id: announcement.id,
    content: localized(announcement.content),
    isCloseable: true,
  };
}
