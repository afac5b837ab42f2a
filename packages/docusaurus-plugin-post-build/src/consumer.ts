/** Interface of plugins that read or complete built pages. */
import type {Plugin, Props} from '@docusaurus/types';
import type {Root} from 'hast';

/** The site in the language being built. */
export interface BuiltSite {
  siteDir: string;
  /** Address of the site without a path: `https://docs.example.com`. */
  siteUrl: string;
  /** Folder of the language: `build`, `build/en`. */
  outDir: string;
  /** Path of the language's root, with a slash at both ends: `/en/`. */
  baseUrl: string;
  locale: string;
  /** Value of the `lang` attribute: `zh-CN`. */
  language: string;
}

export interface BuiltPage {
  /** File of the page, relative to the folder of the language: `docs/overview.html`. */
  file: string;
  /** Path with the base URL and without an extension: `/en/docs/overview`, `/en/`. */
  path: string;
}

/** File of the not-found page, which is not listed, shared or searched. */
export const notFoundFile = '404.html';

/** The steps of a plugin for the pages of one language, in the order in which they run. */
export interface PageConsumer {
  /**
   * Runs once for each page, including `404.html`.
   * @param root The parsed page. All consumers share the tree: do not change it.
   */
  readPage?: (page: BuiltPage, root: Root) => void;
  /** Runs once, after all pages have been read. Writes files, or throws to stop the build. */
  finish?: () => Promise<void>;
  /** Returns HTML for the end of the page's `<head>`: no executable script, which would need a CSP hash. */
  headTags?: (page: BuiltPage) => readonly string[];
  /** Returns HTML for the start of the page's `<body>`; the rule of `headTags` applies. */
  bodyTags?: (page: BuiltPage) => readonly string[];
}

/** Docusaurus plugin that participates in the post-build step of `docusaurus-plugin-post-build`. */
export interface PagePlugin extends Plugin {
  /** @param props Arguments of Docusaurus' `postBuild`. */
  builtPages: (site: BuiltSite, props: Props) => PageConsumer | Promise<PageConsumer>;
}
