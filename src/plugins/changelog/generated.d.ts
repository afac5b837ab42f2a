declare module '@generated/changelog/default/latest.json' {
  const releases: import('./types').LatestRelease[];
  export default releases;
}
