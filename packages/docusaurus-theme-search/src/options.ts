import type {Synonyms} from 'search-engine';

/** Settings of the search: the browser gets them as the global data of the plugin. */
export type SearchSettings =
  | {mode: 'embedded'}
  | {
      mode: 'hosted';
      appId: string;
      apiKey: string;
      indexName: string;
      /** Switches the Ask AI mode of the dialog on. */
      askAiAssistantId?: string;
      /** Sends viewed and click events to Algolia. */
      insights: boolean;
      /** Answers from the embedded index when no search host can be reached. */
      fallback: boolean;
    };

export interface PageLink {
  /** Path without the language; may lead to a heading. */
  path: string;
  title: string;
}

/** Kinds of pages that have an icon of their own. */
export type PageKind = 'command' | 'schema';

/** Texts and links that the dialog and the results page load with their code. */
export interface SearchTexts {
  /**
   * Pages that are shown before there is a history. Their titles are also the queries that are
   * offered when nothing was found and nothing alike exists.
   */
  startingPages: readonly PageLink[];
  /** Tools that are offered before there is a query. */
  tools: readonly PageLink[];
  /** Where a reader reports a query without results; `{query}` stands for it. */
  reportUrl: string;
  /** Kinds of pages by a pattern for the path, the first that fits. */
  kinds: ReadonlyArray<{kind: PageKind; path: string}>;
}

export interface SearchOptions extends Omit<SearchTexts, 'kinds'> {
  settings: SearchSettings;
  synonyms: Synonyms;
  /** Kinds of pages by the path without the language, the first that fits. */
  kinds: ReadonlyArray<{kind: PageKind; path: RegExp}>;
  /** Page weights by the path without the language, the first that fits; 10 where none does. */
  weights: ReadonlyArray<{path: RegExp; weight: number}>;
  /**
   * Queries that a section answers in other words than its own: by the path with the language, then by
   * the anchor of the section; an empty anchor for the page as a whole.
   */
  queries: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
