import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import pictures from '@figures/cards-of-pages';
import type {PictureData} from 'docusaurus-theme-picture';

/** Picture of a page, or the first one of the pages of a section. */
export function pictureOf(item: PropSidebarItem): PictureData | undefined {
  if (item.type !== 'category') {
    return item.type === 'link' ? pictures[item.docId ?? ''] : undefined;
  }
  return item.items.map(pictureOf).find((picture) => picture !== undefined);
}
