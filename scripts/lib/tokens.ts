/** Colors of the site, as its style sheets name them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

const file = 'src/css/tokens.css';

/**
 * Colors that one block of the file declares, by name: `--site-surface`, `#181f27`.
 * @param selector `:root`, `[data-theme='dark']`
 * @param siteDir Folder of the project.
 * @throws Error if the file has no such block.
 */
export function tokens(selector: string, siteDir = process.cwd()): Map<string, string> {
  const css = readFileSync(path.join(siteDir, file), 'utf8');
  const start = css.indexOf(`${selector} {`);
  if (start < 0) {
    throw new Error(`${file} has no block "${selector}"`);
  }
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
}
