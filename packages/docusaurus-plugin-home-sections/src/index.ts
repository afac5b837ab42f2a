/**
 * Provides the sections of the docs sidebar to the home page, so that `sidebars.ts` and the pages are the only
 * source of labels and descriptions. The home page imports
 * `@generated/docusaurus-plugin-home-sections/default/sections.json`, which no other page loads.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSidebar} from 'build-utils';

interface SectionLink {
  label: string;
  href: string;
}

export interface HomeSection extends SectionLink {
  /** Address of the index page below `/docs`, or of the first page if there is none. */
  slug: string;
  /** Description of the section. */
  text?: string;
  /** Pages on the tile of the home page; without them the section has no tile. */
  pages?: SectionLink[];
}

/** @param options.tiles pages of each tile, by the address of the section's index page below `/docs` */
export default function homeSectionsPlugin(
  _context: LoadContext,
  {tiles}: {tiles: Readonly<Record<string, readonly string[]>>},
): Plugin {
  return {
    name: 'docusaurus-plugin-home-sections',
    async allContentLoaded({allContent, actions}) {
      const {pages: docs, sections} = readSidebar(allContent);

      function linkTo(id: string): SectionLink {
        const page = docs.get(id);
        if (!page) {
          throw new Error(`There is no page "${id}", which the option "tiles" names.`);
        }
        return {label: page.title, href: page.permalink};
      }

      const homeSections = sections.map(({category: {label, link, items}}): HomeSection => {
        if (link?.type === 'generated-index') {
          const {slug, permalink: href, description: text} = link;
          const pages = tiles[slug]?.map(linkTo);
          return {label, href, slug, text: pages && text, pages};
        }
        const [first] = items.flatMap((item) => (item.type === 'doc' ? [item.id] : []));
        if (!first) {
          throw new Error(`The section "${label}" of sidebars.ts has neither index page nor page.`);
        }
        return {label, href: linkTo(first).href, slug: first};
      });
      await actions.createData('sections.json', homeSections);
    },
  };
}
