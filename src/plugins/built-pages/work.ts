/** What plugins do with built pages, and how they say so. */
import type {Plugin, Props} from '@docusaurus/types';
import type {Element} from '../html';
import type {Locale} from '../../config/locales';

/** The site in one language, as all work with its pages needs it; plain data. */
export interface BuiltSite {
  siteDir: string;
  /** Address of the site without a path: `https://docs.example.com`. */
  siteUrl: string;
  /** Folder of the language. */
  outDir: string;
  /** Path of the language's root, with a slash at both ends: `/en/`. */
  baseUrl: string;
  locale: Locale;
  /** As HTML names the locale. */
  language: string;
  locales: readonly Locale[];
  /** The language at the root of the site. */
  defaultLocale: Locale;
}

/** A built page. */
export interface BuiltPage {
  /** Its file, relative to the folder of the language: `docs/overview.html`. */
  file: string;
  /** Its path with the base URL and without the ending: `/en/docs/overview`, `/en/`. */
  path: string;
}

/** File of the page that answers unknown addresses: nothing to list, to share or to find. */
export const notFound = '404.html';

/** A page and its HTML. */
export interface ShownPage {
  page: BuiltPage;
  html: string;
}

/**
 * Reads a page, `404.html` among them. The tree is shared: do not change or keep it; it has no
 * names of scripts and style sheets. It may run in another process than the rest of the work, before
 * all pages are there. The result is plain data that survives JSON, and depends on nothing but the
 * page, the site, and the code that `complete.ts` knows: it may be kept for the next build.
 */
export type Reader = (page: BuiltPage, root: Element) => unknown;

/** By the names of the plugins. */
export type Readers = Readonly<Record<string, Reader>>;

/** Makes the readers: the default export of `readers.ts` (in tests of another module). */
export type ReadersOf = (site: BuiltSite) => Readers;

/** Something to do, as another process can do it: a module, whose default export gets `data`. */
export interface Task {
  module: string;
  data?: unknown;
}

/**
 * What a plugin does with the pages of one language; the steps run in this order.
 * Methods, so that a plugin with results of its own type fits where that type is not known.
 */
export interface PageWork<Result = unknown> {
  /** Gets what its reader made of every page, now or in an earlier build. */
  take?(page: BuiltPage, result: Result | undefined): void;
  /** Runs once, when all pages have been read, beside that of other plugins. */
  finish?: (pages: readonly BuiltPage[]) => Promise<void>;
  /** Lines for the end of the page's `<head>`, as HTML. No script that runs: see `insert`. */
  headTags?: (page: BuiltPage) => readonly string[];
  /** Gets each page as it has been written. */
  written?: (page: ShownPage) => void;
  /** Runs once, when all pages have been written. */
  end?: () => void;
  /** What remains to be done then, while nobody waits for it: the modules export a `DoTask`. */
  rest?: () => readonly Task[];
}

/** Does what remains. */
export type DoTask = (data: unknown) => Promise<void>;

/** Makes a plugin's work from the site and from what this plugin alone has to know. */
export type WorkOf = (site: BuiltSite, data: unknown) => PageWork;

/**
 * A plugin that takes part. The module of its task exports a `WorkOf`; `npm start` loads the plugin as
 * well, but never that module.
 */
export type PagePlugin = Plugin & {builtPages: (site: Props) => Task};

export function takesPart<T extends object>(plugin: T): plugin is T & PagePlugin {
  return 'builtPages' in plugin;
}
