/** Metadata from a built page's `<head>`. */
import {attribute, elements, find, textOf, type Element} from './html';

export interface Head {
  /** All that is in it, in its order. */
  tags: readonly Element[];
  /** Without the name of the site; empty where the page has none, as the description is. */
  title: string;
  description: string;
  /** Absolute address. */
  canonical: string | undefined;
  /** Language as in `<html lang>`: `zh-CN`. */
  language: string;
  /** Whether search engines are to leave the page out. */
  isHidden: boolean;
}

/** Content of `<meta name="…">`. */
export function metaOf({tags}: Pick<Head, 'tags'>, name: string): string | undefined {
  const meta = tags.find((tag) => tag.tagName === 'meta' && attribute(tag, 'name') === name);
  return meta && attribute(meta, 'content');
}

/** @param root the `html` element of a page */
export function readHead(root: Element): Head {
  const head = find(root, ({tagName}) => tagName === 'head');
  const tags = head ? [...elements(head)] : [];
  const title = tags.find(({tagName}) => tagName === 'title');
  const canonical = tags.find((tag) => attribute(tag, 'rel') === 'canonical');
  return {
    tags,
    title: title ? textOf(title).replace(/ \| [^|]+$/, '') : '',
    description: metaOf({tags}, 'description') ?? '',
    canonical: canonical && attribute(canonical, 'href'),
    language: attribute(root, 'lang') ?? '',
    isHidden: /noindex/.test(metaOf({tags}, 'robots') ?? ''),
  };
}
