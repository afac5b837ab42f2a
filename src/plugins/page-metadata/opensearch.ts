/** Description by which a browser offers the site's search in its address bar. */
import {escapeHtml} from '../escape';

export interface OpenSearch {
  /** At most 16 characters by the OpenSearch specification. */
  shortName: string;
  description: string;
  language: string;
  /** Absolute address of the language's home page. */
  home: string;
  /** Absolute address of the icon, an SVG. */
  icon: string;
}

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
