declare module '@generated/catalogue/default/catalogue.json' {
  const sections: import('./plugins/catalogue').CatalogueSection[];
  export default sections;
}

declare module '@generated/glossary/default/entries.json' {
  const entries: import('./data/glossary').ShownEntry[];
  export default entries;
}

/** The same dialog in a quarter of the bytes: `src/plugins/search-index/withoutAskAi.mjs`. */
declare module '@docsearch/react/modal?without-ask-ai' {
  export {DocSearchModal} from '@docsearch/react/modal';
}
