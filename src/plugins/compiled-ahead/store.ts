/**
 * Where compiled pages lie between the processes that compile them and the one that bundles them:
 * each in a file named by all that it was made from. Whoever begins with a page claims it, so that
 * no two compile the same one.
 */
import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Options} from '@docusaurus/mdx-loader';

type Processors = NonNullable<Options['processors']>;
export type Processor = Processors['mdxProcessor'];
type Input = Parameters<Processor['process']>[0];

/** A compiled page, and what its links to other pages were resolved to. */
export interface CompiledPage {
  content: string;
  contentTitle: unknown;
  links: readonly (readonly [linkPathname: string, permalink: string | null])[];
}

export const storeFolder = (siteDir: string): string =>
  path.join(siteDir, 'node_modules/.cache/compiled-ahead');

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
  /** Whether nobody has begun with it. */
  claim: () => Promise<boolean>;
  write: (page: CompiledPage) => Promise<void>;
}

/** The place of what compilers with these options make of a page. */
export function store(folder: string, options: Options): (input: Input) => PlaceInStore {
  const settings = JSON.stringify(settingsOf(options));
  return ({content, filePath, frontMatter, compilerName}) => {
    const parts = JSON.stringify([settings, content, filePath, frontMatter, compilerName]);
    const file = path.join(folder, createHash('sha256').update(parts).digest('hex'));
    return {
      async read() {
        try {
          return JSON.parse(await readFile(`${file}.json`, 'utf8')) as CompiledPage;
        } catch {
          // Not there, or only a part of it.
          return undefined;
        }
      },
      claim: () =>
        writeFile(`${file}.claim`, '', {flag: 'wx'}).then(
          () => true,
          () => false,
        ),
      write: (page) => writeFile(`${file}.json`, JSON.stringify(page)),
    };
  };
}

/** Options with other processors made from theirs. */
export function withProcessors(options: Options, make: (own: Processor) => Processor): Options {
  const {mdProcessor, mdxProcessor} = options.processors!;
  return {
    ...options,
    processors: {mdProcessor: make(mdProcessor), mdxProcessor: make(mdxProcessor)},
  };
}
