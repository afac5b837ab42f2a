/** Writes the sidebar items of a section as shortly as `client/section-data.ts` can read them. */
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {addressFrom, fileName} from './sections';
import type {WrittenItem} from './types';

/** What `address` is called in a link of `from`. */
function linkTo(address: string, from: string): string {
  const rest = address.slice(from.lastIndexOf('/') + 1);
  return rest && addressFrom(from, rest) === address ? rest : address;
}

const given = (attributes: object): object | 0 => {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : 0;
};

/**
 * A category without what the browser does not read: the key is for translators, and index pages
 * bring the descriptions of what they list.
 */
export function shown(category: PropSidebarItemCategory): PropSidebarItemCategory {
  const {key, description, ...others} = category;
  void key;
  return others.href === undefined ? {...others, description} : others;
}

/**
 * @param base Root of the docs.
 * @param from Address of the category that the items are in, if it has one.
 */
export function writeItems(
  items: readonly PropSidebarItem[],
  base: string,
  from = '',
): WrittenItem[] {
  let last = from;
  const addressOf = (address: string): string => {
    const link = linkTo(address, last);
    last = address;
    return link;
  };
  return items.map((item): WrittenItem => {
    if (item.type === 'link' && item.href.startsWith('/') && item.docId !== undefined) {
      const {type, label, href, docId, unlisted, ...others} = item;
      void type;
      const more = given({
        ...others,
        docId: `${base}/${docId}` === href ? undefined : docId,
        unlisted: unlisted || undefined,
      });
      const link = addressOf(href);
      if (more) {
        return [label, link, more];
      }
      return link === fileName(label) ? label : [label, link];
    }
    if (item.type === 'category' && item.href?.startsWith('/') !== false) {
      const {type, label, href, items: below, collapsed, collapsible, ...others} = shown(item);
      void type;
      const more = given({
        ...others,
        collapsed: collapsed ? undefined : collapsed,
        collapsible: collapsible ? undefined : collapsible,
      });
      const address = href === undefined ? '' : addressOf(href);
      return [label, address, more, writeItems(below, base, last)];
    }
    return item;
  });
}
