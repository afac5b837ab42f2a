import type {Finding} from './finding';

export type Language = 'zh' | 'en';

/** Set of pages with a folder for each language. */
export type Collection = 'docs' | 'pages';

export interface LockEntry {
  zh: string;
  en: string;
  /** Language that has not been translated yet. */
  behind?: Language;
}

/** Entries by page: `docs/device/device.md`, `pages/about.md`. */
export type Lock = Readonly<Record<string, LockEntry>>;

/** Word that is not allowed in prose. */
export interface WordRule {
  /** Regular expression over the prose of one line. */
  avoid: RegExp;
  instead: string;
  why: string;
}

export interface CliFlag {
  name: string;
  shorthand: string | null;
  type: string;
  default?: unknown;
  required: boolean;
  /** Optional to the tool's parser, but the command fails without it. */
  requiredInPractice?: boolean;
  values?: readonly string[];
}

export interface CliCommand {
  /** Words after the program: `record file list`. */
  path: string;
  kind: 'root' | 'group' | 'command';
  /** Other names of its last word. */
  aliases: readonly string[];
  minArgs?: number;
  maxArgs?: number | null;
  flags?: readonly CliFlag[];
  /** Sets of mutually exclusive flags; `a|b` means either. */
  mutuallyExclusive?: readonly (readonly string[])[];
}

export interface CodeMarks {
  /** Displayed lines, and the marks by line index; undefined if the marks are invalid. */
  read: (
    code: string,
  ) => {lines: readonly string[]; marks: ReadonlyMap<number, ReadonlySet<string>>} | undefined;
  /** Error in the language or the marks of a block; line 0 is the fence. */
  fault: (block: {
    language: string;
    meta: string;
    value: string;
  }) => {line: number; message: string} | undefined;
}

/**
 * Reports an entry of a data file.
 * @param place Names and texts on the path to the entry, outermost first.
 */
export type ReportEntry = (place: readonly string[], problem: string, remedy: string) => void;

/** Check specific to one data file; `pages` are paths below `docs`. */
export type OwnCheck = (value: unknown, report: ReportEntry, pages: ReadonlySet<string>) => void;

export interface ContentConfig {
  siteDir: string;
  /** Public address of the site. */
  siteUrl: string;
  /** Files that the build generates and pages link to. */
  builtFiles: readonly string[];
  /** Folder of each collection by language, from `siteDir`. */
  collections: Readonly<Record<Collection, Readonly<Record<Language, string>>>>;
  sidebars: object;
  sidebarFile: string;
  /** Addresses of generated index pages outside of `/docs/category/`. */
  indexPages: readonly string[];
  redirects: readonly {from: string; to: string}[];
  redirectsFile: string;
  /** Folders with code that uses interface texts and page addresses. */
  codeFolders: readonly string[];
  querySetFolder: string;
  translation: {
    lockFile: string;
    readLock: (siteDir: string) => Lock;
    contentHash: (text: string) => string;
  };
  words: Readonly<Record<Language, readonly WordRule[]>>;
  /** Marks of unfinished work. */
  leftovers: readonly WordRule[];
  /** Components that pages use without an import, with their attributes. */
  components: Readonly<Record<string, readonly string[]>>;
  glossary: {file: string; sections: readonly string[]};
  figures: {folder: string; find: (directory: string) => readonly {name: string; file: string}[]};
  /** Reports whether the picture of a Mermaid source has been drawn. */
  isDrawn: (source: string) => boolean;
  code: CodeMarks;
  cocli: {commands: readonly CliCommand[]; globalFlags: readonly CliFlag[]};
  /** Faults of a sample of a configuration file, with lines inside it; none for any other code. */
  checkConfiguration: (
    language: string,
    code: string,
  ) => readonly {message: string; path: string; line: number}[];
  /** Pages that the build reads as data, and the findings about their form. */
  forms: readonly {
    /** Path as in the lock file: `pages/changelog.md`. */
    page: string;
    /** @param read Text of a file of the page by its path; undefined if it does not exist. */
    check: (read: (file: string) => string | undefined) => readonly Finding[];
  }[];
  /** Size limit of an image file in bytes. */
  largestImage: number;
  data: {
    folder: string;
    /** Files and folders in it that contain no facts. */
    without: readonly string[];
    /** Checks of single files by name. */
    checks: Readonly<Record<string, OwnCheck>>;
  };
}
