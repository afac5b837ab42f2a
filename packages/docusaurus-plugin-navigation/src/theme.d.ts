declare module '@generated/docusaurus-plugin-navigation/default/moved-sections.json' {
  const sections: import('./index').MovedSections;
  export default sections;
}
