/** Measures a built site and compares it with the budgets of `src/config/budgets.ts`. */
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {PageBudget, SiteBudgets} from '../../src/config/budgets';

export interface Finding {
  what: string;
  bytes: number;
  budget: number;
}

const weights = new Map<string, number>();

/** Bytes of a text file as Brotli. Cached, because pages share most of their scripts. */
function compressedSize(file: string): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9};
  const bytes = weights.get(file) ?? brotliCompressSync(readFileSync(file), {params}).length;
  weights.set(file, bytes);
  return bytes;
}

/** Scripts and style sheets that a page requests, including those that it preloads for itself. */
function filesOf(html: string): {js: string[]; css: string[]} {
  const addresses = (pattern: RegExp) =>
    [...html.matchAll(/<(?:script|link)\s[^>]*>/g)]
      .filter(([tag]) => pattern.test(tag))
      .flatMap(([tag]) => /\s(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1] ?? []);
  const js = addresses(/^<script\s(?:.*\s)?src=|^<link\s.*(?:as="?script|modulepreload)/);
  return {js: [...new Set(js)], css: addresses(/^<link\s.*rel="?stylesheet/)};
}

/**
 * Bytes of a page by part, and whether it uses the single style sheet that Docusaurus generates by default.
 * @throws if the page or one of its files is not in the build
 */
function measurePage(build: string, page: string) {
  const file = [`${page}.html`, `${page}/index.html`]
    .map((name) => path.join(build, name))
    .find(existsSync);
  if (!file) {
    throw new Error(`${build} has no page ${page}: build it, or correct src/config/budgets.ts.`);
  }
  const {js, css} = filesOf(readFileSync(file, 'utf8'));
  const total = (files: string[]) =>
    files.reduce((sum, name) => sum + compressedSize(path.join(build, name)), 0);
  const weights = {js: total(js), css: total(css), html: compressedSize(file)};
  return {weights, isUndivided: css.length === 1};
}

/** Largest file whose path matches: SVG and JSON are compressed, other kinds already are. */
function heaviest(build: string, what: string, pattern: RegExp, budget: number): Finding {
  const [first] = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((name) => pattern.test(name))
    .map((name) => ({name, file: path.join(build, name)}))
    .map(({name, file}) => ({
      name,
      bytes: /\.(svg|json)$/.test(name) ? compressedSize(file) : statSync(file).size,
    }))
    .sort((a, b) => b.bytes - a.bytes);
  if (!first) {
    throw new Error(`${build} has no ${what} (${pattern.source}).`);
  }
  return {what: `${what}, ${first.name}`, bytes: first.bytes, budget};
}

/** Compares a build with budgets and returns every figure, including those within their budget. */
export const compare = (
  build: string,
  prefixes: readonly string[],
  pages: readonly PageBudget[],
  site: SiteBudgets,
): Finding[] => [
  ...prefixes.flatMap((prefix) =>
    pages.flatMap((page) => {
      const {weights, isUndivided} = measurePage(build, prefix + page.path);
      const budgets = isUndivided ? {...page, ...site.undivided} : page;
      return (['js', 'css', 'html'] as const).map((part) => ({
        what: `${page.kind} ${prefix}${page.path}, ${part}`,
        bytes: weights[part],
        budget: budgets[part],
      }));
    }),
  ),
  heaviest(build, 'search index', /assets\/search\/index\.[^/]+\.json$/, site.searchIndex),
  // No page shows social cards; image files of pages have a separate ceiling.
  heaviest(
    build,
    'picture',
    /^(?!.*assets\/(?:social|images)\/).*\.(?:svg|png|jpe?g|webp|avif|gif)$/,
    site.picture,
  ),
];

export const isExceeded = ({bytes, budget}: Finding): boolean => bytes > budget;

/** Finding as a line of the report. */
export const format = ({what, bytes, budget}: Finding): string =>
  `${what}: ${bytes} of ${budget} bytes${bytes > budget ? ' EXCEEDED' : ''}`;

export const advice =
  'A budget is exceeded: make it lighter, or, if readers get something for it, raise the ceiling in ' +
  'src/config/budgets.ts to 5 to 10 % above the figure and say why in the commit message.';
