/** Metadata from a built page's `<head>`. */
import type {Element, Root} from 'hast';
import {elements, find, property, textOf} from './html';

export interface Head {
  /** All elements, in order. */
  tags: readonly Element[];
  /** Without the name of the site; empty if the page has none, like the description. */
  title: string;
  description: string;
  /** Absolute address. */
  canonical: string | undefined;
  /** Language as in `<html lang>`: `zh-CN`. */
  language: string;
  /** True if the page requests to be excluded from search engines. */
  isHidden: boolean;
}

/** Content of `<meta name="…">`. */
export function metaOf({tags}: Pick<Head, 'tags'>, name: string): string | undefined {
  const meta = tags.find((tag) => tag.tagName === 'meta' && tag.properties.name === name);
  return meta && property(meta, 'content');
}

export function readHead(root: Root): Head {
  const html = find(root, ({tagName}) => tagName === 'html');
  const head = html && find(html, ({tagName}) => tagName === 'head');
  const tags = head ? [...elements(head)] : [];
  const title = tags.find(({tagName}) => tagName === 'title');
  const canonical = tags.find((tag) => property(tag, 'rel') === 'canonical');
  return {
    tags,
    title: title ? textOf(title).replace(/ \| [^|]+$/, '') : '',
    description: metaOf({tags}, 'description') ?? '',
    canonical: canonical && property(canonical, 'href'),
    language: (html && property(html, 'lang')) ?? '',
    isHidden: /noindex/.test(metaOf({tags}, 'robots') ?? ''),
  };
}
