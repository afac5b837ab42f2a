import type {ListItem, RootContent} from 'mdast';

/** Kinds of change, in the order in which a release lists them. */
export const changeKinds = ['added', 'improved', 'fixed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface ChangelogTexts {
  /** Path of the Markdown page, from the folder of the site. */
  source: string;
  /** Title of the feeds. */
  title: string;
  /** Description of the feeds. */
  description: string;
  /** Language of the feeds: `zh-CN`. */
  language: string;
  /** Labels of the kinds of change in the source. */
  kinds: Readonly<Record<ChangeKind, string>>;
  /** Label of the filter by product. */
  filter: string;
  /** Choices of the filter: `all` and the ids of the products. */
  choices: Readonly<Record<string, string>>;
  /** Label of the folded releases of a year; `{year}` is replaced. */
  year: string;
}

/** Type alias, because options of Docusaurus plugins need an index signature. */
export type ChangelogOptions = {
  /** Name before each version in the feeds. */
  name: string;
  copyright: string;
  /** Products by id, with the words that name them in a change; other changes belong to `platform`. */
  products: Readonly<Record<string, RegExp>>;
  /** Texts by locale. All languages list the same releases as the default one. */
  texts: Readonly<Record<string, ChangelogTexts>>;
};

export interface Release {
  version: string;
  /** Heading id, the same in both languages: `v26-10-0`. */
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Everything below the date. */
  content: RootContent[];
  /** Number of paragraphs between the date and the first kind of change. */
  notes: number;
  changes: {kind: ChangeKind; item: ListItem}[];
  line: number;
}

export interface Changelog {
  /** Path of the source, as errors name it. */
  file: string;
  releases: Release[];
}

/** Release as the home page shows it. */
export interface LatestRelease {
  version: string;
  date: string;
  /** Path without language prefix, for `<Link to>`: `/changelog#v26-10-0`. */
  to: string;
  /** `label` is in the page's language; `text` is plain text without markup. */
  changes: {kind: ChangeKind; label: string; text: string}[];
}
