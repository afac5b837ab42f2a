/** Reads one built page and writes its Markdown twin. */
import {stringify} from 'yaml';
import {twinAddress} from './address';
import {clean} from './clean';
import {markdownOf} from './markdown';
import {readHead, type Head} from '../head';
import {attribute, find, hasClass, textOf, type Element} from '../html';
import {notFoundFile, type BuiltPage} from '../post-build/consumer';

export interface Twin {
  /** Path of the page with the base URL: `/en/docs/overview`. */
  path: string;
  /** File of the twin, relative to the folder of the language: `docs/overview.md`. */
  file: string;
  /** Absolute address of the twin. */
  url: string;
  title: string;
  /** The page's description; empty where it has none. */
  description: string;
  /** The whole file. */
  text: string;
}

/** The part of a page that holds its text: that of a doc, of a Markdown page, of any other. */
function contentOf(root: Element): Element | undefined {
  return (
    find(root, (element) => hasClass(element, 'theme-doc-markdown')) ??
    find(root, (element) => element.tagName === 'article' && hasClass(element, 'markdown')) ??
    find(root, ({tagName}) => tagName === 'main')
  );
}

/** Address of the page in another language. */
function translationOf({tags, language}: Head): string | undefined {
  const link = tags.find(
    (tag) =>
      tag.tagName === 'link' &&
      ![undefined, language, 'x-default'].includes(attribute(tag, 'hreflang')),
  );
  return link && attribute(link, 'href');
}

/** Day of the last change, which a page shows where the history of its file is known. */
function lastUpdate(root: Element): string | undefined {
  const line = find(root, (element) => hasClass(element, 'theme-last-updated'));
  const time = line && find(line, ({tagName}) => tagName === 'time');
  return (time && attribute(time, 'datetime'))?.slice(0, 10);
}

/**
 * The twin of a page.
 * @param siteUrl Public address of the site.
 * @param index Path of the language's llms.txt.
 * @returns nothing for pages that are no documents: the results page, the not-found page
 */
export function twinOf(
  {file, path}: BuiltPage,
  root: Element,
  {siteUrl, index}: {siteUrl: string; index: string},
): Twin | undefined {
  const head = readHead(root);
  const content = contentOf(root);
  if (!content || head.isHidden || file === notFoundFile) {
    return undefined;
  }
  const url = head.canonical ?? new URL(path, siteUrl).href;
  const translation = translationOf(head);
  const heading = find(content, ({tagName}) => tagName === 'h1');
  const title = heading ? textOf(heading, (part) => hasClass(part, 'hash-link')) : head.title;
  const facts = {
    title,
    url,
    language: head.language,
    last_updated: lastUpdate(root),
    translation: translation && translation !== url ? twinAddress(translation) : undefined,
    index: new URL(index, siteUrl).href,
  };
  const body = markdownOf(clean(content, url));
  return {
    path,
    file: file.replace(/\.html$/, '.md'),
    url: new URL(twinAddress(path), siteUrl).href,
    title,
    description: head.description,
    text: `---\n${stringify(facts, {lineWidth: 0})}---\n\n${heading ? '' : `# ${title}\n\n`}${body}`,
  };
}
