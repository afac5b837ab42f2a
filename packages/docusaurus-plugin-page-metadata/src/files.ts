/** Files that the plugin writes for a language. */
import {escapeHtml} from 'text-utils';

/** Size of social cards in pixels, as social networks require. */
export const cardSize = {width: 1200, height: 630} as const;

type OpenSearch = Record<'shortName' | 'description' | 'language' | 'home' | 'icon', string>;

/**
 * OpenSearch description, with which a browser offers the site's search in its address bar. The addresses of
 * the language's home page and of the icon, an SVG, are absolute.
 */
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

/**
 * Content of `robots.txt`: allows everything, and lists the sitemap of each language.
 * @param homes paths of the languages' home pages: `/`, `/en/`
 */
export function robotsTxt(siteUrl: string, homes: readonly string[]): string {
  const sitemaps = homes.map((home) => `Sitemap: ${siteUrl}${home}sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
