import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {ParseFrontMatter} from '@docusaurus/types';
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

/** A title of one word that is longer than the deepest level of the sidebar is wide. */
const longName = /^[\w<>]{24,}$/;

/**
 * Lets the label of a page whose title is a long name in code break between the words of the name: a label
 * is text, which cannot hold `<wbr>`. The title itself stays as it is, for copying.
 *
 * @param parse Reads the front matter of the page.
 */
export const labelFrontMatter =
  (parse: ParseFrontMatter): ParseFrontMatter =>
  async (parameters) => {
    const result = await parse(parameters);
    const {title} = result.frontMatter;
    if (typeof title === 'string' && longName.test(title)) {
      result.frontMatter.sidebar_label ??= title.replace(/[a-z](?=[A-Z])/g, '$&\u200B');
    }
    return result;
  };
