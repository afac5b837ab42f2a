/** Cards of the index pages of categories. */
import type {PropSidebarItemCategory, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {client, json} from './code';
import {categories} from './sections';

/** What the cards of an index page say about the pages below it. */
export interface Cards {
  docs: PropVersionMetadata['docs'];
  /** Descriptions of categories by the address of their index page. */
  categories: Record<string, string>;
}

/** Cards by the address of the index page. */
export function cardsByPath({docsSidebars, docs}: PropVersionMetadata): Map<string, Cards> {
  const cards = ({items}: PropSidebarItemCategory): Cards => ({
    docs: Object.fromEntries(
      items.flatMap((item) =>
        item.type === 'link' && item.docId && docs[item.docId]
          ? [[item.docId, docs[item.docId]!]]
          : [],
      ),
    ),
    categories: Object.fromEntries(
      items.flatMap((item) =>
        item.type === 'category' && item.href && item.description
          ? [[item.href, item.description]]
          : [],
      ),
    ),
  });
  return new Map(
    Object.values(docsSidebars)
      .flatMap(categories)
      .flatMap((category) => (category.href ? [[category.href, cards(category)] as const] : [])),
  );
}

/**
 * The module of an index page, which brings its cards.
 * @param request Module that Docusaurus made for the page: its data, or its text.
 */
export function cardsModule(request: string, {docs, categories: described}: Cards): string {
  const module = json(request);
  return `import {addCards} from ${json(client('categories.ts'))};
${request.endsWith('.json') ? '' : `export * from ${module};\n`}export {default} from ${module};
addCards(${json(docs)}, ${json(described)});`;
}
