/**
 * The sections of the docs sidebar for the home page, so that there is no second list of them.
 * The home page imports `@generated/catalogue/default/catalogue.json`, which no other page loads.
 */
import type {Plugin} from '@docusaurus/types';
import {readSidebar, type SidebarItem} from '../sidebar';

export interface CatalogueLink {
  label: string;
  href: string;
}

export interface CatalogueSection {
  label: string;
  /** Index page of the section, where it has one. */
  href?: string;
  /** Number of pages below the section, at any depth. */
  pages: number;
  links: CatalogueLink[];
}

const countPages = (items: readonly SidebarItem[]): number =>
  items.reduce(
    (sum, item) =>
      sum + (item.type === 'category' ? countPages(item.items) : Number(item.type === 'doc')),
    0,
  );

export default function cataloguePlugin(): Plugin {
  return {
    name: 'catalogue',
    async allContentLoaded({allContent, actions}) {
      const {pages, sections} = readSidebar(allContent);
      const link = (item: SidebarItem): CatalogueLink[] => {
        const page = item.type === 'doc' ? pages.get(item.id) : undefined;
        if (page) {
          return [{label: page.frontMatter.sidebar_label ?? page.title, href: page.permalink}];
        }
        return item.type === 'category' && item.link?.type === 'generated-index'
          ? [{label: item.label, href: item.link.permalink}]
          : [];
      };
      const catalogue = sections.map(({category, items}): CatalogueSection => ({
        label: category.label,
        href: link(category)[0]?.href,
        pages: countPages(items),
        links: items.flatMap(link),
      }));
      await actions.createData('catalogue.json', catalogue);
    },
  };
}
