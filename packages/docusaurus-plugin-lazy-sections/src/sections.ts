/** Divides the docs into sections: one for each closed category at the top of a sidebar. */
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import {sectionAt} from './sectionAt';

export interface Section {
  id: string;
  category: PropSidebarItemCategory;
  /** First page of the category. */
  first: PropSidebarItemLink;
  /** Addresses of pages and index pages. */
  paths: string[];
}

/** Returns the listed links of an item at any depth. */
function links(item: PropSidebarItem): PropSidebarItemLink[] {
  if (item.type === 'category') {
    return item.items.flatMap(links);
  }
  return item.type === 'link' && !item.unlisted ? [item] : [];
}

/** Returns the internal addresses of an item and its descendants, the item first. */
function addresses(item: PropSidebarItem): string[] {
  if (item.type === 'html') {
    return [];
  }
  const below = item.type === 'category' ? item.items.flatMap(addresses) : [];
  return item.href?.startsWith('/') ? [item.href, ...below] : below;
}

/**
 * Returns the sections of a version. A category that is open initially is not a section, because every
 * page shows its items. Neither is a category with a page that is also listed elsewhere, because both
 * items would be marked as current.
 */
export function divide({docsSidebars}: PropVersionMetadata): Section[] {
  const items = Object.values(docsSidebars).flat();
  const places = new Map<string, number>();
  for (const address of items.flatMap(addresses)) {
    places.set(address, (places.get(address) ?? 0) + 1);
  }
  return items.flatMap((category, index): Section[] => {
    if (category.type !== 'category' || !category.collapsible || !category.collapsed) {
      return [];
    }
    const paths = addresses(category);
    const [first] = links(category);
    return first && paths.every((address) => places.get(address) === 1)
      ? [{id: `section-${index}`, category, first, paths}]
      : [];
  });
}

const parentOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));

/**
 * Returns sections by address prefix (`sectionAt`). A folder has the section of most pages below it; a
 * page has an entry only if its section differs.
 * @param base Address of the docs. It has no entry, nor do the folders above it: they also contain other pages.
 */
export function prefixesOf(sections: readonly Section[], base: string): Record<string, string> {
  const folders = new Map<string, Map<string, number>>();
  for (const {id, paths} of sections) {
    for (const address of paths) {
      for (let at = parentOf(address); at.length > base.length; at = parentOf(at)) {
        const counts = folders.get(at) ?? new Map<string, number>();
        folders.set(at, counts.set(id, (counts.get(id) ?? 0) + 1));
      }
    }
  }
  const ofFolders = [...folders]
    .sort(([a], [b]) => a.length - b.length)
    .map(([folder, counts]) => [folder, [...counts].sort((a, b) => b[1] - a[1])[0]![0]] as const);
  const ofPages = sections.flatMap(({id, paths}) => paths.map((address) => [address, id] as const));
  const prefixes: Record<string, string> = {};
  for (const [address, id] of [...ofFolders, ...ofPages]) {
    if (sectionAt(prefixes, address) !== id) {
      prefixes[address] = id;
    }
  }
  return prefixes;
}
