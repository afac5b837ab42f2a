import type {ListItem, RootContent} from 'mdast';
import type {Locale} from '../../config/locales';

/** Kinds of change, in the order in which a release lists them. */
export const changeKinds = ['added', 'improved', 'fixed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** How each kind is written in the Markdown sources. */
export const kindLabels: Readonly<Record<Locale, Readonly<Record<ChangeKind, string>>>> = {
  zh: {added: '新增', improved: '改进', fixed: '修复'},
  en: {added: 'Added', improved: 'Improved', fixed: 'Fixed'},
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

/** What the home page receives of a release. */
export interface LatestRelease {
  version: string;
  date: string;
  /** Path without language prefix, for `<Link to>`: `/changelog#v26-10-0`. */
  to: string;
  /** `label` is in the page's language; `text` is plain text without markup. */
  changes: {kind: ChangeKind; label: string; text: string}[];
}
