declare module '@generated/catalogue/default/catalogue.json' {
  const sections: import('./plugins/catalogue').CatalogueSection[];
  export default sections;
}
