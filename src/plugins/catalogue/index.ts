/**
 * The sections of the docs sidebar for the home page, so that labels and descriptions stand in
 * `sidebars.ts` and on the pages only. The home page imports
 * `@generated/catalogue/default/catalogue.json`, which no other page loads.
 */
import type {Plugin} from '@docusaurus/types';
import {homeDoors} from '../../config/home';
import {readSidebar} from '../sidebar';

interface CatalogueLink {
  label: string;
  href: string;
}

export interface CatalogueSection extends CatalogueLink {
  /** Address of the index page below `/docs`, or of the first page where there is none. */
  slug: string;
  /** What the section holds, in a sentence. */
  text?: string;
  /** The pages that a tile of the home page opens; none: the section has no tile. */
  doors?: CatalogueLink[];
}

export default function cataloguePlugin(): Plugin {
  return {
    name: 'catalogue',
    async allContentLoaded({allContent, actions}) {
      const {pages, sections} = readSidebar(allContent);

      function linkTo(id: string): CatalogueLink {
        const page = pages.get(id);
        if (!page) {
          throw new Error(`There is no page "${id}", which src/config/home.ts names.`);
        }
        return {label: page.title, href: page.permalink};
      }

      const catalogue = sections.map(({category: {label, link, items}}): CatalogueSection => {
        if (link?.type === 'generated-index') {
          const {slug, permalink: href, description: text} = link;
          const doors = homeDoors[slug]?.map(linkTo);
          return {label, href, slug, text: doors && text, doors};
        }
        const [first] = items.flatMap((item) => (item.type === 'doc' ? [item.id] : []));
        if (!first) {
          throw new Error(`The section "${label}" of sidebars.ts has neither index page nor page.`);
        }
        return {label, href: linkTo(first).href, slug: first};
      });
      await actions.createData('catalogue.json', catalogue);
    },
  };
}
