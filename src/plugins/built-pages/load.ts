/** Code that a plugin names by its file, so that another process can load it too. */

/** @returns The module's default export. */
export function load<Default>(file: string): Default {
  // As whoever runs this code reads TypeScript, Docusaurus or tsx: `import()` would be that of Node.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return (require(file) as {default: Default}).default;
}
