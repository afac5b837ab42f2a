/** Entry of the glossary in the language of the page. */
export interface GlossaryEntry {
  /** Anchor on the glossary page. */
  id: string;
  section: string;
  term: string;
  /** Term in the other language, unless it is the same. */
  other?: string;
  definition: string;
  /** Page that explains the term: its path below `docs`, without extension. */
  page?: string;
  /** True if its first use on a page is explained there. */
  popover: boolean;
  /** Regular expressions of spellings with another meaning. */
  unless: readonly string[];
}

/** Fields of an entry that browsers receive. */
export type ShownEntry = Omit<GlossaryEntry, 'popover' | 'unless'>;
