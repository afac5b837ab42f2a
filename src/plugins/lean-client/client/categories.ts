/** Sidebar categories whose items come with their section, and texts of cards with their index page. */
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropVersionDocs,
} from '@docusaurus/plugin-content-docs';

export interface LazyCategory extends PropSidebarItemCategory {
  isLoaded: () => boolean;
  /** Loads the items. Fails as the chunk fails; may be called again. */
  load: () => Promise<void>;
}

const loaded = new Map<string, PropSidebarItem[]>();

export const itemsOf = (section: string): PropSidebarItem[] | undefined => loaded.get(section);

export const setItems = (section: string, items: PropSidebarItem[]): void => {
  loaded.set(section, items);
};

/**
 * A category that always answers with the items known so far: before its section has arrived
 * that is its first page alone, to which the theme links a category without index page.
 */
export function lazyCategory(
  category: Omit<PropSidebarItemCategory, 'items'>,
  first: PropSidebarItemLink,
  section: string,
  load: (section: string) => Promise<void>,
): LazyCategory {
  return {
    ...category,
    isLoaded: () => itemsOf(section) !== undefined,
    load: () => load(section),
    get items() {
      return itemsOf(section) ?? [first];
    },
    get description() {
      return descriptionOf(category.href) ?? category.description;
    },
  };
}

/** Title and description of pages that cards link to, as far as index pages have brought them. */
export const cards: PropVersionDocs = {};

const descriptions: Record<string, string> = {};

/** Description of the category with this index page, where an index page has brought it. */
export const descriptionOf = (href: string | undefined): string | undefined =>
  href === undefined ? undefined : descriptions[href];

/** @param categories Descriptions of categories by the address of their index page. */
export const addCards = (docs: PropVersionDocs, categories: Record<string, string>): void => {
  Object.assign(cards, docs);
  Object.assign(descriptions, categories);
};
