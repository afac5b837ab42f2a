import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {localized, type Bilingual} from './locales';

/** Items of a sidebar: Docusaurus exports the whole configuration's type, not its items'. */
type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

interface CategoryOptions {
  label: Bilingual;
  /** Address of the index page below `/docs`; none: the category has no index page. */
  slug?: `/${string}`;
  /** Id of the page that is the index instead. */
  page?: string;
  /** Description of the section: shown on the index page and its parent's cards. */
  description?: Bilingual;
  items: SidebarItem[];
}

/**
 * A sidebar category with both languages side by side.
 * `key` (the slug, or the Chinese label) keeps categories apart that share a label.
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
        // Readers who know the section by its name in the other language find it by that.
        keywords: [localized({zh: label.en, en: label.zh})],
        ...(description && {description: localized(description)}),
      },
    }),
    items,
  };
}

/**
 * Pages of one folder. With a name, the index page of their category shows them below it.
 *
 * @param folder path below `docs`
 * @param pages names of files without extension
 */
export function docs(folder: string, pages: readonly string[], group?: Bilingual): SidebarItem[] {
  return pages.map((page, index) => ({
    type: 'doc',
    id: `${folder}/${page}`,
    ...(group && index === 0 && {customProps: {group: localized(group)}}),
  }));
}
