import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {localized, type Bilingual} from './locales';

/** Sidebar item: Docusaurus exports only the type of the whole configuration. */
type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

interface CategoryOptions {
  label: Bilingual;
  /** Address of the index page below `/docs`; without it the category has no index page. */
  slug?: `/${string}`;
  /** Id of the page that is the index instead. */
  page?: string;
  /** Description of the section, shown on the index page and its parent's cards. */
  description?: Bilingual;
  items: SidebarItem[];
}

/**
 * Sidebar category with both languages. `key` (the slug, or the Chinese label) distinguishes categories with
 * the same label.
 */
export function category({label, slug, page, description, items}: CategoryOptions): SidebarItem {
  return {
    type: 'category',
    key: slug ?? label.zh,
    label: localized(label),
    ...(description && {description: localized(description)}),
    ...(page && {link: {type: 'doc', id: page}}),
    ...(slug && {
      link: {
        type: 'generated-index',
        slug,
        title: localized(label),
        // Readers may search the section by its name in the other language.
        keywords: [localized({zh: label.en, en: label.zh})],
        ...(description && {description: localized(description)}),
      },
    }),
    items,
  };
}

/**
 * Pages of one folder. With a name, they are a group on the index page of their category.
 *
 * @param folder path below `docs`
 * @param pages file names without extension
 */
export function docs(folder: string, pages: readonly string[], group?: Bilingual): SidebarItem[] {
  return pages.map((page, index) => ({
    type: 'doc',
    id: `${folder}/${page}`,
    ...(group && index === 0 && {customProps: {group: localized(group)}}),
  }));
}
