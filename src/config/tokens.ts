/** Reads the colors of the site from its style sheet, for code that draws outside of the browser. */
import {readFileSync} from 'node:fs';

const file = 'src/css/tokens.css';

/**
 * Colors of one block of `src/css/tokens.css`, by name: `--site-surface`, `#181f27`. A `var(--other)` is
 * resolved.
 *
 * @param selector `:root` or `[data-theme='dark']`
 * @throws if the file has no such block
 */
export function tokens(selector: string): Map<string, string> {
  const css = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const start = css.indexOf(`${selector} {`);
  if (start < 0) {
    throw new Error(`${file} has no block "${selector}"`);
  }
  const block = css.slice(start, css.indexOf('\n}', start));
  const declared = new Map(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,6}|var\(--[\w-]+\));/g)].map(
      ([, name, value]) => [name!, value!],
    ),
  );
  const resolved = [...declared].map(([name, value]): [string, string | undefined] => {
    const other = /^var\((.+)\)$/.exec(value)?.[1];
    return [name, other ? declared.get(other) : value];
  });
  return new Map(resolved.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
