/** Writes the Markdown of one built page. */
import type {Element, Root} from 'hast';
import {toMdast, type State} from 'hast-util-to-mdast';
import type {Code} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {cjkFriendlyToMarkdown} from 'mdast-util-to-markdown-cjk-friendly';
import {stringify} from 'yaml';
import {clean, type SourceOf} from './clean';
import {
  type BuiltPage,
  find,
  hasClass,
  notFoundFile,
  property,
  readHead,
  textOf,
} from 'docusaurus-plugin-post-build';

export interface MarkdownPage {
  /** Path of the page with the base URL: `/en/docs/overview`. */
  path: string;
  /** Markdown file, relative to the folder of the language: `docs/overview.md`. */
  file: string;
  /** Absolute address of the Markdown file. */
  url: string;
  title: string;
  /** Description of the page; empty if it has none. */
  description: string;
  /** Content of the file. */
  text: string;
}

/** Address of the Markdown of a page: `/en/docs/overview.md`, `/en/index.md`. */
export const markdownAddress = (page: string): string =>
  page.endsWith('/') ? `${page}index.md` : `${page}.md`;

/** Fence with the language and, if the page shows one, the title of the block. */
function pre(_state: State, {properties, children}: Element): Code {
  const [code] = children;
  const title = properties.dataTitle;
  return {
    type: 'code',
    lang: String(properties.dataLanguage),
    meta: title ? `title="${String(title).replaceAll('"', "'")}"` : null,
    value: code?.type === 'text' ? code.value : '',
  };
}

/** Markdown of a plain document, the result of `clean`. */
export function markdownOf(document: Root): string {
  return toMarkdown(toMdast(document, {handlers: {pre}}), {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    // Cells are not padded to the widest one: spaces cost a language model tokens.
    extensions: [gfmToMarkdown({tablePipeAlign: false}), cjkFriendlyToMarkdown()],
  });
}

/** Element with the text of a page: of a doc, of a Markdown page, or of any other. */
const contentOf = (root: Root): Element | undefined =>
  find(root, (element) => hasClass(element, 'theme-doc-markdown')) ??
  find(root, (element) => element.tagName === 'article' && hasClass(element, 'markdown')) ??
  find(root, ({tagName}) => tagName === 'main');

/**
 * @param root the parsed page
 * @param siteUrl public address of the site
 * @param index path of the language's llms.txt
 * @param sourceOf source of a picture by the name in its `data-source`
 * @returns undefined for pages that are not documents: the results page, the not-found page
 */
export function markdownPage(
  {file, path}: BuiltPage,
  root: Root,
  {siteUrl, index, sourceOf}: {siteUrl: string; index: string; sourceOf: SourceOf | undefined},
): MarkdownPage | undefined {
  const head = readHead(root);
  const content = contentOf(root);
  if (!content || head.isHidden || file === notFoundFile) {
    return undefined;
  }
  const url = head.canonical ?? new URL(path, siteUrl).href;
  const translation = head.tags.find(
    (tag) => ![undefined, head.language, 'x-default'].includes(property(tag, 'hrefLang')),
  );
  const translationUrl = translation && property(translation, 'href');
  const heading = find(content, ({tagName}) => tagName === 'h1');
  const title = heading ? textOf(heading, (part) => hasClass(part, 'hash-link')) : head.title;
  const updated = find(root, (element) => hasClass(element, 'theme-last-updated'));
  const time = updated && find(updated, ({tagName}) => tagName === 'time');
  const facts = {
    title,
    url,
    language: head.language,
    last_updated: time && property(time, 'dateTime')?.slice(0, 10),
    translation: translationUrl && markdownAddress(translationUrl),
    index: new URL(index, siteUrl).href,
  };
  const body = markdownOf(clean(content, url, sourceOf));
  return {
    path,
    file: file.replace(/\.html$/, '.md'),
    url: new URL(markdownAddress(path), siteUrl).href,
    title,
    description: head.description,
    text: `---\n${stringify(facts, {lineWidth: 0})}---\n\n${heading ? '' : `# ${title}\n\n`}${body}`,
  };
}
