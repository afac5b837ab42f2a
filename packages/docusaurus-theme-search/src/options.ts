import type {Synonyms} from 'search-engine';

/** Settings of the search, which are the global data of the plugin. */
export type SearchSettings =
  | {mode: 'embedded'}
  | {
      mode: 'hosted';
      appId: string;
      apiKey: string;
      indexName: string;
      /** Assistant of the Ask AI mode; without it the mode is disabled. */
      askAiAssistantId?: string;
      /** True if view and click events are sent to Algolia. */
      insights: boolean;
    };

export interface PageLink {
  /** Path without the language, with an optional anchor. */
  path: string;
  title: string;
}

/** Kinds of pages with an icon of their own. */
export type PageKind = 'command' | 'schema';

/** Texts and links of the dialog and the results page. */
export interface SearchTexts {
  /**
   * Pages shown without a history. Their titles are also suggested as queries when there are no results for
   * similar ones.
   */
  startingPages: readonly PageLink[];
  /** Tools shown without a query. */
  tools: readonly PageLink[];
  /** Address for reports of queries without results; `{query}` is replaced with the query. */
  reportUrl: string;
  /** Kinds of pages by a pattern of the path; the first match applies. */
  kinds: ReadonlyArray<{kind: PageKind; path: string}>;
}

export interface SearchOptions extends Omit<SearchTexts, 'kinds'> {
  settings: SearchSettings;
  synonyms: Synonyms;
  /** Kinds of pages by the path without the language; the first match applies. */
  kinds: ReadonlyArray<{kind: PageKind; path: RegExp}>;
  /** Page weights by the path without the language; the first match applies, and the default is 10. */
  weights: ReadonlyArray<{path: RegExp; weight: number}>;
  /**
   * Section queries, which match a section in other words: by the path with the language, then by the anchor of
   * the section, which is empty for the whole page, or by the first cell of a row about a symptom:
   * a row keeps its queries if at most a third of the letters of the cell changes.
   */
  queries: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
