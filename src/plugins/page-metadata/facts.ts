/** What is known of a built page from its head. */
import {readHead, type Head} from '../head';
import {attribute, type Element} from '../html';

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

/** Names of the breadcrumbs that Docusaurus writes as structured data, without the page itself. */
function sectionsOf({tags}: Head): string[] {
  for (const element of tags) {
    if (attribute(element, 'type') === 'application/ld+json') {
      const child = element.childNodes[0];
      const data = JSON.parse(child && 'value' in child ? child.value : '{}') as Breadcrumbs;
      if (data['@type'] === 'BreadcrumbList') {
        return data.itemListElement.slice(0, -1).map(({name}) => name);
      }
    }
  }
  return [];
}

/** @throws When the page has no canonical address, which every page that is listed has. */
export function readFacts(root: Element, file: string): PageFacts {
  const head = readHead(root);
  const {title, description, canonical: url, language} = head;
  if (!url) {
    throw new Error(`${file}: the built page has no canonical address.`);
  }
  return {title, description, url, language, sections: sectionsOf(head)};
}
