/** Structured data (schema.org) about a page. Docusaurus writes the breadcrumbs itself. */
import {brand} from '../../config/brand';
import type {Locale} from '../../config/locales';
import type {FileDates} from '../../config/git';
import type {Head} from 'docusaurus-plugin-post-build';
import {attribute} from 'docusaurus-plugin-post-build';

type Thing = Readonly<Record<string, unknown>>;

/** What is known of a page from its head. */
export interface PageFacts extends Pick<Head, 'title' | 'description' | 'language'> {
  /** Absolute address. */
  url: string;
  /** Names of the sections that the page is in, the outermost first. */
  sections: string[];
}

interface Breadcrumbs {
  '@type': string;
  itemListElement: Array<{name: string}>;
}

/** Names of the breadcrumbs in the head of a page, without the page itself. */
export function sectionsOf({tags}: Head): string[] {
  const data = tags
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .flatMap(({childNodes: [text]}) => (text && 'value' in text ? [text.value] : []))
    .map((json) => JSON.parse(json) as Breadcrumbs);
  const list = data.find((thing) => thing['@type'] === 'BreadcrumbList');
  return list?.itemListElement.slice(0, -1).map(({name}) => name) ?? [];
}

interface Site {
  locale: Locale;
  /** Absolute address of the language's home page. */
  home: string;
  /** Name of the site in the page's language. */
  name: string;
}

const organization = (locale: Locale): Thing => ({
  '@type': 'Organization',
  name: brand.name,
  url: brand.website[locale],
});

const websiteId = (home: string) => `${home}#website`;

/** The site, on its home page, with the address that searches it. */
export const website = ({locale, home, name}: Site, {description, language}: PageFacts): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': websiteId(home),
  url: home,
  name,
  description,
  inLanguage: language,
  publisher: {
    ...organization(locale),
    alternateName: brand.nameZh,
    sameAs: [brand.codeHost],
  },
  potentialAction: {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${home}search?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  },
});

/** A page of the docs; dates are left out where they are not known. */
export const techArticle = (
  {locale, home, name}: Site,
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
  author: organization(locale),
  isPartOf: {'@type': 'WebSite', '@id': websiteId(home), name, url: home},
});

/** As an element; nothing in the data can end it. */
export const script = (data: Thing): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
