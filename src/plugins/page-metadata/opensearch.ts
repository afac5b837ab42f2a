/** Description by which a browser offers the site's search in its address bar. */

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

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export const openSearchXml = ({shortName, description, language, home, icon}: OpenSearch): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(shortName)}</ShortName>
  <Description>${escape(description)}</Description>
  <Language>${escape(language)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${escape(icon)}</Image>
  <Url type="text/html" method="get" template="${escape(home)}search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escape(home)}opensearch.xml"/>
</OpenSearchDescription>
`;
