import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What stands in a style sheet before and within the braces of a rule; Infima nests none but in `@media`. */
const rules = /([^{}]*)\{([^{}]*)\}/g;
const classNames = /(?<=\.)[a-z][\w-]*/gi;

/**
 * Lists the classes and custom properties of Infima that neither the site nor a theme names. The
 * minimizer takes their rules out of the styles: 2.3 KB of each page, as Brotli sends it.
 *
 * A class counts as named if it stands anywhere in a source as a whole, so it may not be put together of
 * parts (`'col--' + width`). A test compares the classes of all built pages with the styles.
 * @param siteDir Folder of the site, with `src` and `node_modules`.
 */
export function unusedInfima(siteDir: string): string[] {
  const packages = path.join(siteDir, 'node_modules/@docusaurus');
  const themes = readdirSync(packages).filter((name) => /^(?:core$|theme-)/.test(name));
  const named = new Set<string>();
  for (const folder of [
    path.join(siteDir, 'src'),
    ...themes.map((name) => path.join(packages, name, 'lib')),
  ]) {
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      if (/\.(?:css|[jt]sx?)$/.test(file)) {
        const words = readFileSync(path.join(folder, file), 'utf8').match(/[\w-]+/g);
        words?.forEach((word) => named.add(word));
      }
    }
  }
  const styles = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
  const unused = new Set<string>();
  for (const [, selectors = '', declarations = ''] of styles.matchAll(rules)) {
    const missing = selectors.split(',').map((selector) => {
      const names = (selector.match(classNames) ?? []).filter((name) => !named.has(name));
      names.forEach((name) => unused.add(name));
      return names.length > 0;
    });
    if (missing.includes(false)) {
      for (const [property] of declarations.matchAll(/(?<=var\(\s*)--[\w-]+/g)) {
        named.add(property);
      }
    }
  }
  for (const property of styles.match(/--ifm-[\w-]+/g) ?? []) {
    if (!named.has(property)) {
      unused.add(property);
    }
  }
  return [...unused];
}
