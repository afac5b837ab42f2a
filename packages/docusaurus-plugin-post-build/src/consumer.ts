/** Interface of plugins that read or complete built pages. */
import type {Plugin, Props} from '@docusaurus/types';
import type {Root} from 'hast';

/** The site in the language that has just been built. */
export interface BuiltSite {
  siteDir: string;
  /** Address of the site without a path: `https://docs.example.com`. */
  siteUrl: string;
  /** Folder of the language: `build`, `build/en`. */
  outDir: string;
  /** Path of the language's root, with a slash at both ends: `/en/`. */
  baseUrl: string;
  locale: string;
  /** The locale as the `lang` attribute of HTML names it: `zh-CN`. */
  language: string;
}

export interface BuiltPage {
  /** File of the page, relative to the folder of the language: `docs/overview.html`. */
  file: string;
  /** Path with the base URL and without an ending: `/en/docs/overview`, `/en/`. */
  path: string;
}

/** File of the page that answers unknown addresses: it is not listed, shared or searched. */
export const notFoundFile = '404.html';

/** The steps of a plugin for the pages of one language, in the order in which they run. */
export interface PageConsumer {
  /**
   * Runs once for each page, `404.html` among them.
   * @param root The parsed page. All consumers read the same tree: do not change it.
   */
  readPage?: (page: BuiltPage, root: Root) => void;
  /** Runs once, when all pages have been read. Writes files, or throws to stop the build. */
  finish?: () => Promise<void>;
  /** Returns HTML for the end of the page's `<head>`: no script that runs, as it needs a CSP hash. */
  headTags?: (page: BuiltPage) => readonly string[];
  /** Returns HTML for the start of the page's `<body>`, by the rule of `headTags`. */
  bodyTags?: (page: BuiltPage) => readonly string[];
}

/** A Docusaurus plugin that takes part in the post-build step of `docusaurus-plugin-post-build`. */
export interface PagePlugin extends Plugin {
  /** @param props What Docusaurus passes to `postBuild`. */
  builtPages: (site: BuiltSite, props: Props) => PageConsumer | Promise<PageConsumer>;
}
