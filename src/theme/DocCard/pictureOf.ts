import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import pictures from '@figures/cards-of-pages';
import type {CardPicture} from '@site/src/figures/data';

/** The pictures of a page, or of all pages of a section. */
const picturesOf = (item: PropSidebarItem): CardPicture[] =>
  item.type === 'category'
    ? item.items.flatMap(picturesOf)
    : [(item.type === 'link' && pictures[item.docId ?? '']) || []].flat();

/** The picture of a page or section: a figure before a diagram, which is hard to read when it is small. */
export function pictureOf(item: PropSidebarItem): CardPicture | undefined {
  const all = picturesOf(item);
  return all.find(({isDiagram}) => !isDiagram) ?? all[0];
}
