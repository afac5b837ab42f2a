/** Structured data (schema.org) about a page. Docusaurus writes the breadcrumbs itself. */
import type {Head} from 'docusaurus-plugin-post-build';
import type {FileDates, PageMetadataOptions} from './options';

type Thing = Readonly<Record<string, unknown>>;

export interface PageFacts extends Pick<Head, 'title' | 'description' | 'language'> {
  /** Absolute address. */
  url: string;
  /** Names of the parent sections, outermost first. */
  sections: string[];
}

interface Breadcrumbs {
  '@type': string;
  itemListElement: Array<{name: string}>;
}

/** Names of the breadcrumbs in the head of a page, without the page itself. */
export function sectionsOf({tags}: Head): string[] {
  const data = tags
    .filter((element) => element.properties.type === 'application/ld+json')
    .flatMap(({children: [text]}) => (text && 'value' in text ? [text.value] : []))
    .map((json) => JSON.parse(json) as Breadcrumbs);
  const list = data.find((thing) => thing['@type'] === 'BreadcrumbList');
  return list?.itemListElement.slice(0, -1).map(({name}) => name) ?? [];
}

interface Site {
  organization: PageMetadataOptions['organization'];
  /** Absolute address of the language's home page. */
  home: string;
  /** Name of the site in the page's language. */
  name: string;
}

const publisher = ({name, url}: Site['organization']): Thing => ({
  '@type': 'Organization',
  name,
  url,
});

const websiteId = (home: string) => `${home}#website`;

/** The site, on its home page, with the address of its search, if any. */
export const website = (
  {organization, home, name}: Site,
  {description, language}: PageFacts,
  hasSearch: boolean,
): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': websiteId(home),
  url: home,
  name,
  description,
  inLanguage: language,
  publisher: {
    ...publisher(organization),
    alternateName: organization.alternateName,
    sameAs: organization.sameAs,
  },
  ...(hasSearch && {
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${home}search?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  }),
});

/** Page of the docs; unknown dates are omitted. */
export const techArticle = (
  {organization, home, name}: Site,
  {title, description, url, language, sections}: PageFacts,
  image: string,
  dates: FileDates | undefined,
): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'TechArticle',
  headline: title,
  description,
  url,
  mainEntityOfPage: url,
  image,
  inLanguage: language,
  ...(sections.length > 0 && {articleSection: sections}),
  ...(dates && {datePublished: dates.published, dateModified: dates.modified}),
  author: publisher(organization),
  isPartOf: {'@type': 'WebSite', '@id': websiteId(home), name, url: home},
});

/** Script element with the data, escaped so that the data cannot end it. */
export const script = (data: Thing): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
