import {existsSync} from 'node:fs';
import path from 'node:path';
import {anchorsOf} from '../lib/anchors';
import {links as linksOf} from '../lib/markdown';
import type {ContentConfig} from '../lib/config';
import {pagesOf, type Page} from '../lib/page';
import {nearestNames} from 'text-utils';
import {perSite} from '../lib/rule';
import {sameHost} from './parity';

const external = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Checks that links between pages name an existing file and heading; their text names the target. */
export const links = perSite(({config, pairs}, report) => {
  const byFile = new Map(pagesOf(pairs).map((page) => [page.file, page]));
  for (const page of byFile.values()) {
    for (const {url, text, line} of linksOf(page.root)) {
      const fault = vagueText(text) ?? brokenTarget(page, url, byFile, config);
      if (fault) {
        report(page.file, line, ...fault);
      }
    }
  }
});

type Fault = readonly [problem: string, remedy: string];
type Pages = ReadonlyMap<string, Page>;

const vagueText = (text: string): Fault | undefined =>
  /^\s*(?:here|this|this page|link|这里|此处|点击这里|链接)?\s*$/i.test(text)
    ? [`the link text "${text}" does not say where it leads`, 'Name the target']
    : undefined;

/** Candidates for a wrong path: pages with the same name elsewhere, otherwise pages with similar paths. */
function nearest(file: string, byFile: Pages): string {
  const files = [...byFile.keys()];
  const sameName = files.filter((other) => path.basename(other) === path.basename(file));
  const found = sameName.length > 0 ? sameName.slice(0, 3) : nearestNames(file, files);
  return found.length > 0 ? `; nearest: ${found.join(', ')}` : '';
}

function brokenTarget(
  page: Page,
  url: string,
  byFile: Pages,
  config: ContentConfig,
): Fault | undefined {
  const [target = '', anchor] = url.split('#');
  if (external.test(url)) {
    return ownTarget(target, byFile, config);
  }
  if (target.startsWith('/')) {
    return absoluteTarget(page, target, byFile, config.indexPages);
  }
  if (target !== '' && !/\.mdx?$/.test(target)) {
    const remedy = 'Link the Markdown file with its extension, so that the build can check it';
    return [`the link "${url}" names no file`, remedy];
  }
  const file =
    target === '' ? page.file : path.posix.join(path.posix.dirname(page.file), decodeURI(target));
  const linked = byFile.get(file);
  if (!linked) {
    const remedy = `Correct the path${nearest(file, byFile)}`;
    return [`the link "${url}" leads to ${file}, which does not exist`, remedy];
  }
  if (anchor && linked.errors.length === 0 && !anchorsOf(linked).has(anchor)) {
    const ids = [...anchorsOf(linked)];
    const alike = nearestNames(anchor, ids, 8);
    const remedy = `Use one of its ids: ${(alike.length > 0 ? alike : ids.slice(0, 20)).join(', ')}`;
    return [`the link "${url}" leads to a heading that ${file} does not have`, remedy];
  }
  return undefined;
}

const isPage = (address: string, byFile: Pages): boolean =>
  ['.md', '.mdx'].some((ending) => byFile.has(address.slice(1) + ending));

/** Checks a link that the build does not: to a file of this site, or to its host. */
function ownTarget(
  target: string,
  byFile: Pages,
  {siteDir, siteUrl, builtFiles}: ContentConfig,
): Fault | undefined {
  const [, file] = /^pathname:\/*(\/.*)/.exec(target) ?? [];
  if (file !== undefined) {
    const isThere =
      builtFiles.includes(file) ||
      existsSync(path.join(siteDir, 'static', file)) ||
      isPage(file.replace(/^\/en\//, '/'), byFile);
    return isThere
      ? undefined
      : [`the link "${target}" leads to no file`, `Add static${file}, or correct the path`];
  }
  const address = sameHost(target).replace(/^(?:http:)?\/\//, 'https://');
  // Files below the host, such as signed documents, need not come from this repository.
  const isOwn = `${address}/`.startsWith(`${siteUrl}/`) && !/\/[^/]*\.\w+$/.test(address.slice(8));
  return isOwn
    ? [
        `the link "${target}" names this site by its host`,
        'Link the Markdown file; from src/pages, write the path from the first slash on, without /en',
      ]
    : undefined;
}

function absoluteTarget(
  {collection}: Page,
  target: string,
  byFile: Pages,
  indexPages: readonly string[],
): Fault | undefined {
  if (target.startsWith('/en/')) {
    return [`the link "${target}" names the language`, 'Leave /en out; it is added by itself'];
  }
  const isIndex = target.startsWith('/docs/category/') || indexPages.includes(target);
  if (!target.startsWith('/docs/') || isIndex) {
    return undefined;
  }
  if (collection === 'docs') {
    const remedy = 'Link the Markdown file relative to this one';
    return [`the link "${target}" is an address of a page`, remedy];
  }
  return isPage(target, byFile)
    ? undefined
    : [`the link "${target}" leads to no page`, 'Correct the address'];
}
