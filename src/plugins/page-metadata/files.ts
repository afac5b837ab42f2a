/** Files that `page-metadata` writes for a language. */
import {escapeHtml} from '../escape';
import type {BuiltSite} from '../post-build/consumer';

/** Size of the social cards in pixels, as social networks ask for it. */
export const cardSize = {width: 1200, height: 630} as const;

export interface OpenSearch {
  shortName: string;
  description: string;
  language: string;
  /** Absolute address of the language's home page. */
  home: string;
  /** Absolute address of the icon, an SVG. */
  icon: string;
}

/** The description with which a browser offers the site's search in its address bar. */
export const openSearchXml = ({shortName, description, language, home, icon}: OpenSearch): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(shortName)}</ShortName>
  <Description>${escapeHtml(description)}</Description>
  <Language>${escapeHtml(language)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${escapeHtml(icon)}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(home)}search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(home)}opensearch.xml"/>
</OpenSearchDescription>
`;

/** Lets robots read everything, and names the sitemap of each language. */
export function robotsTxt({siteUrl, locales, defaultLocale}: BuiltSite): string {
  const sitemaps = locales.map((locale) => {
    const file = locale === defaultLocale ? 'sitemap.xml' : `${locale}/sitemap.xml`;
    return `Sitemap: ${new URL(file, siteUrl).href}\n`;
  });
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
