declare module '@generated/home-sections/default/sections.json' {
  const sections: import('./plugins/home-sections').HomeSection[];
  export default sections;
}
