declare module '@generated/catalogue/default/catalogue.json' {
  const sections: import('./plugins/catalogue').CatalogueSection[];
  export default sections;
}

declare module '@generated/glossary/default/entries.json' {
  const entries: import('./data/glossary').ShownEntry[];
  export default entries;
}
