import type {SidebarItemConfig, SidebarItemCategoryConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types';
import {localized, type Bilingual} from './locales';

interface CategoryOptions {
  label: Bilingual;
  /** Address of the index page below `/docs`; none: the category has no index page. */
  slug?: `/${string}`;
  /** What the section holds, in a sentence: shown on the index page and its parent's cards. */
  description?: Bilingual;
  items: SidebarItemConfig[];
}

/**
 * A sidebar category with both languages side by side.
 * `key` (the slug, or the Chinese label) keeps categories apart that share a label.
 */
export function category({label, slug, description, items}: CategoryOptions): SidebarItemCategoryConfig {
  return {
    type: 'category',
    key: slug ?? label.zh,
    label: localized(label),
    ...(description && {description: localized(description)}),
    ...(slug && {
      link: {
        type: 'generated-index',
        slug,
        title: localized(label),
        ...(description && {description: localized(description)}),
      },
    }),
    items,
  };
}
