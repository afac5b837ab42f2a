/** First and last commit of a page's source file, as ISO 8601. */
export interface FileDates {
  published: string;
  modified: string;
}

/** Colors of the cards as `#rrggbb`. */
export type CardColors = Readonly<
  Record<'surface' | 'text' | 'muted' | 'accent' | 'accentSoft' | 'line', string>
>;

/**
 * Options, in the language being built. A type alias, because options of Docusaurus plugins need an index
 * signature.
 */
export type PageMetadataOptions = {
  /** Name of the site in Open Graph tags and on the card of the home page. */
  siteName: string;
  /** OpenSearch description of a site with search; `shortName` has at most 16 characters. */
  openSearch?: {shortName: string; description: string};
  organization: {name: string; alternateName: string; url: string; sameAs: readonly string[]};
  card: {
    /** Path of the logo, an SVG, relative to the site folder. */
    logo: string;
    /** Text next to the logo. */
    brand: string;
    /** Text after the brand. */
    label: string;
    colors: CardColors;
  };
  /** Dates of source files by their path relative to the site folder. */
  fileDates: () => ReadonlyMap<string, FileDates>;
};
