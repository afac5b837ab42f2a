/**
 * The catalogue of the home page, read from the docs sidebar so that there is no second list.
 *
 * `createData` writes it as `.docusaurus/catalogue/default/catalogue.json`; the home page imports
 * that file by its `@generated` name, so it is part of the home page's code and of no other page's.
 */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

type SidebarItem = LoadedVersion['sidebars'][string][number];

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

interface Docs {
  sidebar: readonly SidebarItem[];
  /** Title and address of a page by its id. */
  page: (id: string) => CatalogueLink;
}

function countPages(item: SidebarItem): number {
  if (item.type === 'category') {
    return item.items.reduce((sum, child) => sum + countPages(child), 0);
  }
  return item.type === 'doc' ? 1 : 0;
}

function link(item: SidebarItem, docs: Docs): CatalogueLink | undefined {
  if (item.type === 'doc') {
    return docs.page(item.id);
  }
  if (item.type === 'category' && item.link?.type === 'generated-index') {
    return {label: item.label, href: item.link.permalink};
  }
  return undefined;
}

/**
 * Top-level categories of a sidebar with their direct children as links.
 * Pages that stand beside the categories (the overview) join the first category.
 */
function catalogue(docs: Docs): CatalogueSection[] {
  const loose = docs.sidebar.flatMap((item) => (item.type === 'doc' ? [docs.page(item.id)] : []));
  const sections = docs.sidebar.flatMap((item): CatalogueSection[] => {
    if (item.type !== 'category') {
      return [];
    }
    return [
      {
        label: item.label,
        href: link(item, docs)?.href,
        pages: countPages(item),
        links: item.items.flatMap((child) => link(child, docs) ?? []),
      },
    ];
  });
  const [first, ...rest] = sections;
  return first
    ? [{...first, pages: first.pages + loose.length, links: [...loose, ...first.links]}, ...rest]
    : [];
}

export default function cataloguePlugin(): Plugin {
  return {
    name: 'catalogue',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const version = content.loadedVersions[0];
      if (!version?.sidebars.docs) {
        throw new Error(
          'The home page needs the sidebar "docs" of sidebars.ts to list its sections.',
        );
      }
      const pages = new Map(
        version.docs.map((doc) => [
          doc.id,
          {label: doc.frontMatter.sidebar_label ?? doc.title, href: doc.permalink},
        ]),
      );
      const page = (id: string): CatalogueLink => {
        const found = pages.get(id);
        if (!found) {
          throw new Error(`sidebars.ts names the page "${id}", which docs/ does not have.`);
        }
        return found;
      };
      const sections = catalogue({sidebar: version.sidebars.docs, page});
      await actions.createData('catalogue.json', JSON.stringify(sections));
    },
  };
}
