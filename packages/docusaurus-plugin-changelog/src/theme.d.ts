declare module '@generated/docusaurus-plugin-changelog/default/latest.json' {
  const releases: import('./types').LatestRelease[];
  export default releases;
}
