/** Weighs a built site, and compares it with its budgets. */
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import type {PageBudget, siteBudgets} from '../../src/config/budgets';

export interface Finding {
  what: string;
  bytes: number;
  budget: number;
}

/** Bytes of a file as Brotli sends them, by default of the quality that counts (`src/config/budgets.ts`). */
export const weigh = (bytes: Buffer, quality = 9): number =>
  brotliCompressSync(bytes, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;

/** Weighs files, each once: most pages load the same ones. */
function scales(): (file: string) => number {
  const weights = new Map<string, number>();
  return (file) => {
    const known = weights.get(file) ?? weigh(readFileSync(file));
    weights.set(file, known);
    return known;
  };
}

type Element = DefaultTreeAdapterTypes.Element;

function* elements(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if ('tagName' in child) {
      yield child;
      yield* elements(child);
    }
  }
}

/** Scripts and styles that a page asks for: those it runs and those it fetches ahead for itself. */
function filesOf(html: string): {js: string[]; css: string[]} {
  const js = new Set<string>();
  const css = new Set<string>();
  for (const {tagName, attrs} of elements(parse(html))) {
    const attribute = (name: string) => attrs.find((attr) => attr.name === name)?.value;
    const href = attribute('href');
    const src = attribute('src');
    if (tagName === 'script' && src) {
      js.add(src);
    } else if (tagName === 'link' && attribute('rel') === 'stylesheet' && href) {
      css.add(href);
    } else if (tagName === 'link' && attribute('as') === 'script' && href) {
      js.add(href);
    }
  }
  return {js: [...js], css: [...css]};
}

/** @throws Error if the page or one of its files is not in the build. */
function weighPage(
  build: string,
  page: string,
  weighFile: (file: string) => number,
): {js: number; css: number; html: number} {
  const file = [`${page}.html`, path.join(page, 'index.html')]
    .map((name) => path.join(build, name))
    .find(existsSync);
  if (!file) {
    throw new Error(
      `${build} has no page ${page}: build the site, or correct src/config/budgets.ts.`,
    );
  }
  const html = readFileSync(file);
  const total = (files: string[]) =>
    files.map((name) => weighFile(path.join(build, name))).reduce((sum, bytes) => sum + bytes, 0);
  const {js, css} = filesOf(html.toString());
  return {js: total(js), css: total(css), html: weigh(html)};
}

function* filesBelow(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, {withFileTypes: true, recursive: true})) {
    if (entry.isFile()) {
      yield path.join(entry.parentPath, entry.name);
    }
  }
}

/**
 * Bytes of a file as they are sent. Servers send drawings compressed; other pictures and the index do not get
 * smaller.
 */
const sentBytes = (file: string, quality?: number): number =>
  file.endsWith('.svg') ? weigh(readFileSync(file), quality) : statSync(file).size;

/** Takes a hundredth of the time of the one that counts, and no fewer bytes. */
const quick = 4;

/**
 * Compares a build with budgets.
 * @returns every figure, those above their budget too
 * @throws Error if something that has a budget is not in the build
 */
export function compare(
  build: string,
  languages: readonly string[],
  pages: readonly PageBudget[],
  site: Record<keyof typeof siteBudgets, number>,
): Finding[] {
  const largest = (what: string, pattern: RegExp, budget: number): Finding => {
    const files = [...filesBelow(build)]
      .filter((file) => pattern.test(file))
      .map((file) => ({file, atMost: sentBytes(file, quick)}))
      .sort((a, b) => b.atMost - a.atMost);
    let most: {file: string; bytes: number} | undefined;
    for (const {file, atMost} of files) {
      if (most && atMost <= most.bytes) {
        break;
      }
      const bytes = sentBytes(file);
      if (!most || bytes > most.bytes) {
        most = {file, bytes};
      }
    }
    if (!most) {
      throw new Error(`${build} has no ${what} (${pattern.source}).`);
    }
    return {what: `${what}, ${path.relative(build, most.file)}`, bytes: most.bytes, budget};
  };
  const weighFile = scales();
  return [
    ...languages.flatMap((prefix) =>
      pages.flatMap((page) => {
        const address = prefix + page.path;
        const weights = weighPage(build, address, weighFile);
        return (['js', 'css', 'html'] as const).map((part) => ({
          what: `${page.kind} ${address}, ${part}`,
          bytes: weights[part],
          budget: page[part],
        }));
      }),
    ),
    largest('search index', /assets\/search\/[^/]+\.bin$/, site.searchIndex),
    // Cards for links shared elsewhere are on no page.
    largest(
      'picture',
      /^(?!.*\/assets\/social\/).*\.(?:svg|png|jpe?g|webp|avif|gif)$/,
      site.picture,
    ),
  ];
}

export const isExceeded = ({bytes, budget}: Finding): boolean => bytes > budget;

export const format = ({what, bytes, budget}: Finding): string =>
  `${what}: ${bytes} of ${budget} bytes${bytes > budget ? ' EXCEEDED' : ''}`;
