/** What a built page says of itself in its head. */
import {attribute, elements, find, textOf, type Element} from '../html';

export interface PageFacts {
  title: string;
  description: string;
  /** Absolute address. */
  url: string;
  /** Language as in `<html lang>`: `zh-CN`. */
  language: string;
  /** Names of the sections that the page is in, the outermost first. */
  sections: string[];
}

interface Breadcrumbs {
  '@type': string;
  itemListElement: Array<{name: string}>;
}

/** Names of the breadcrumbs that Docusaurus writes as structured data, without the page itself. */
function sectionsOf(head: Element): string[] {
  for (const element of elements(head)) {
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
  const head = find(root, ({tagName}) => tagName === 'head') ?? root;
  const content = (attr: 'name' | 'property', value: string) => {
    const meta = find(head, (el) => el.tagName === 'meta' && attribute(el, attr) === value);
    return meta && attribute(meta, 'content');
  };
  const canonical = find(head, (element) => attribute(element, 'rel') === 'canonical');
  const url = canonical && attribute(canonical, 'href');
  if (!url) {
    throw new Error(`${file}: the built page has no canonical address.`);
  }
  const title = find(head, ({tagName}) => tagName === 'title');
  return {
    title: (title ? textOf(title) : '').replace(/ \| [^|]+$/, ''),
    description: content('name', 'description') ?? '',
    url,
    language: attribute(root, 'lang') ?? '',
    sections: sectionsOf(head),
  };
}
