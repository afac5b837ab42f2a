declare module '@generated/home-sections/default/sections.json' {
  const sections: import('./plugins/home-sections').HomeSection[];
  export default sections;
}

declare module '@generated/glossary/default/entries.json' {
  const entries: import('./data/glossary').ShownEntry[];
  export default entries;
}
