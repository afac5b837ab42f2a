/**
 * Where compiled pages lie between the processes that compile them, the one that bundles them, and
 * later builds: each in a file named by all that it was made from. Whoever begins with a page claims
 * it, so that no two compile the same one.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Options} from '@docusaurus/mdx-loader';
import {claimsFolder, languageFolder, pagesFolder, wholeFile} from './folders.mjs';

type Processors = NonNullable<Options['processors']>;
export type Processor = Processors['mdxProcessor'];
export type Input = Parameters<Processor['process']>[0];

/** A compiled page, and what its links to other pages were resolved to. */
export interface CompiledPage {
  content: string;
  contentTitle: unknown;
  links: readonly (readonly [linkPathname: string, permalink: string | null])[];
}

/** Functions by their names. */
const named = (plugin: unknown): unknown =>
  Array.isArray(plugin) ? plugin.map(named) : typeof plugin === 'function' ? plugin.name : plugin;

/** All settings of the compiler: a page that was compiled with others lies in another file. */
const settingsOf = ({siteDir, staticDirs, markdownConfig, admonitions, ...options}: Options) => [
  siteDir,
  staticDirs,
  markdownConfig,
  admonitions,
  options.resolveMarkdownLink !== undefined,
  [
    options.beforeDefaultRemarkPlugins,
    options.remarkPlugins,
    options.beforeDefaultRehypePlugins,
    options.rehypePlugins,
    options.recmaPlugins,
  ].map((plugins = []) => named(plugins)),
];

export interface PlaceInStore {
  /** The page, if it has been compiled. */
  read: () => Promise<CompiledPage | undefined>;
  /** Whether nobody has compiled it or begun with it. */
  claim: () => Promise<boolean>;
  write: (page: CompiledPage) => Promise<void>;
}

/** Compiled pages of a language. */
export interface Store {
  /** The place of what compilers with these options make of a page. */
  place: (options: Options, input: Input) => PlaceInStore;
  /** Removes the pages that nobody has asked for, of earlier builds: all others are there. */
  keepUsed: () => Promise<void>;
}

export async function openStore(siteDir: string, locale: string): Promise<Store> {
  const pages = pagesFolder(siteDir, locale);
  const claims = claimsFolder(siteDir);
  await mkdir(pages, {recursive: true});
  const used = new Set<string>();
  const settings = new Map<Options, string>();
  return {
    place(options, {content, filePath, frontMatter, compilerName}) {
      const own = settings.get(options) ?? JSON.stringify(settingsOf(options));
      settings.set(options, own);
      const parts = JSON.stringify([own, content, filePath, frontMatter, compilerName]);
      const name = `${createHash('sha256').update(parts).digest('hex')}.json`;
      const file = path.join(pages, name);
      used.add(name);
      return {
        async read() {
          try {
            return JSON.parse(await readFile(file, 'utf8')) as CompiledPage;
          } catch {
            // Not there, or only a part of it.
            return undefined;
          }
        },
        async claim() {
          if (existsSync(file)) {
            return false;
          }
          await mkdir(claims, {recursive: true});
          return writeFile(path.join(claims, name), '', {flag: 'wx'}).then(
            () => true,
            () => false,
          );
        },
        write: (page) => writeFile(file, JSON.stringify(page)),
      };
    },

    async keepUsed() {
      const remove = async (folder: string, isKept: (name: string) => boolean) => {
        const names = (await readdir(folder)).filter((name) => !isKept(name));
        await Promise.all(
          names.map((name) => rm(path.join(folder, name), {recursive: true, force: true})),
        );
      };
      await remove(pages, (name) => used.has(name));
      await remove(languageFolder(siteDir, locale), (name) => name === path.basename(pages));
      await writeFile(wholeFile(siteDir, locale), '');
    },
  };
}
