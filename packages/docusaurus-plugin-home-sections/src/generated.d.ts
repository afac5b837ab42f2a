declare module '@generated/docusaurus-plugin-home-sections/default/sections.json' {
  const sections: import('./index').HomeSection[];
  export default sections;
}
