/** Reads the docs sidebar of `sidebars.ts` for plugins that list the pages of its sections. */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

export type SidebarItem = LoadedVersion['sidebars'][string][number];

export interface SidebarSection {
  category: Extract<SidebarItem, {type: 'category'}>;
  /** Items of the section; the first section also includes the items outside of sections (the overview). */
  items: SidebarItem[];
}

/** @throws if there is no sidebar named "docs" */
export function readSidebar(allContent: AllContent) {
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
  const version = content.loadedVersions[0];
  if (!version?.sidebars.docs) {
    throw new Error(
      'sidebars.ts needs a sidebar "docs": the home page and llms.txt list its sections.',
    );
  }
  const loose = version.sidebars.docs.filter(({type}) => type !== 'category');
  const categories = version.sidebars.docs.filter((item) => item.type === 'category');
  return {
    pages: new Map(version.docs.map((doc) => [doc.id, doc])),
    sections: categories.map((category, index): SidebarSection => ({
      category,
      items: index === 0 ? [...loose, ...category.items] : category.items,
    })),
  };
}
