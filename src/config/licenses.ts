/** Which licenses the code that readers get may have. */

/** SPDX names of licenses that ask for nothing but their text and the names of the authors. */
const accepted: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/**
 * @param expression as in `package.json`: `MIT`, `(MPL-2.0 OR Apache-2.0)`, `MIT AND ISC`
 * @returns whether all of it that has to be kept is accepted
 */
export function isAccepted(expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(/\s+OR\s+/);
  return alternatives.some((all) =>
    all.split(/\s+AND\s+/).every((one) => accepted.has(one.trim())),
  );
}

/** Packages whose work is on the site without going through the bundler, and what of them. */
export const otherPackages: Readonly<Record<string, string>> = {
  '@docsearch/css': 'styles of the search dialog',
  '@fontsource-variable/noto-sans-sc': 'letters in the pictures for shared links',
  '@foxglove/schemas': 'definitions of messages on the pages about them, and for download',
  infima: 'styles of the theme',
  mermaid: 'diagrams, and the script that draws them',
  'workbox-core': 'reading offline',
  'workbox-routing': 'reading offline',
  'workbox-strategies': 'reading offline',
};

/** Licenses that a package has in a file of its own but does not name in `package.json`. */
export const unnamedLicenses: Readonly<Record<string, string>> = {khroma: 'MIT'};
