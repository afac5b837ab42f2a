import type {ContentConfig, Language, Lock} from './config';
import type {Finding} from './finding';
import type {Project} from './project';
import {isComplete, isLegal, pagesOf, type CompletePair, type Page, type Pair} from './page';

/** Entry of `sidebars.ts`: the id of a page, or a category. */
export type SidebarItem =
  | string
  | {
      type: string;
      id?: string;
      /** Folder whose pages are all in the sidebar. */
      dirName?: string;
      link?: {type: string; id?: string} | null;
      items?: readonly SidebarItem[];
    };

/** One JSON file of interface texts. */
export interface UiStrings {
  language: Language;
  /** Path below the folder of the language, the same in both: `code.json`. */
  name: string;
  file: string;
  messages: Record<string, string>;
  /** Whole file, to find lines in. */
  text?: string;
}

export interface DataFile {
  /** Path from the root of the repository. */
  file: string;
  /** Whole file, to find lines in. */
  text: string;
  /** Exports of the module, parsed JSON, or declarations as text. */
  value: unknown;
}

/** Input of the rules. */
export interface Site {
  config: ContentConfig;
  /** All pages: possible targets of links and of the sidebar. */
  pairs: readonly Pair[];
  /** Pages to check; all if undefined. */
  checked?: readonly Pair[];
  sidebarItems: readonly SidebarItem[];
  ui: readonly UiStrings[];
  /** Pages declared in step, and pages without a current translation. */
  lock: Lock;
  data: readonly DataFile[];
  /** Targets of links and redirects. */
  project: Project;
}

/** Content rule: returns its findings about a site. */
export type Check = (site: Site) => Finding[] | Promise<Finding[]>;

/** Returns the pages that a rule checks individually. */
export const checkedPages = ({checked, pairs}: Site): Page[] => pagesOf(checked ?? pairs);

export type Report = (line: number, problem: string, remedy: string) => void;

/** Creates a rule that checks the whole site. */
export function perSite(
  check: (site: Site, report: (file: string, ...finding: Parameters<Report>) => void) => void,
): Check {
  return (site) => {
    const findings: Finding[] = [];
    check(site, (file, line, problem, remedy) => findings.push({file, line, problem, remedy}));
    return findings;
  };
}

/** Creates a rule that checks each page on its own. */
export const perPage = (
  check: (page: Page, report: Report, config: ContentConfig) => void,
): Check =>
  perSite((site, report) =>
    checkedPages(site).forEach((page) =>
      check(page, (...finding) => report(page.file, ...finding), site.config),
    ),
  );

/**
 * Creates a rule that compares the two languages of a page.
 * Findings refer to the English page, which is the translation. A page that cannot be parsed or is
 * marked as behind is not compared.
 */
export const perPair = (
  check: (pair: CompletePair, report: Report, config: ContentConfig) => void,
): Check =>
  perSite(({config, pairs, checked = pairs, lock}, report) =>
    checked
      .filter(isComplete)
      .filter(({collection, path}) => !lock[`${collection}/${path}`]?.behind)
      .filter((pair) => !isLegal(pair) && pair.zh.errors.length + pair.en.errors.length === 0)
      .forEach((pair) => check(pair, (...finding) => report(pair.en.file, ...finding), config)),
  );
