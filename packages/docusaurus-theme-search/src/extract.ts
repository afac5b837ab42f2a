/**
 * Extracts the DocSearch records of a built page, as a crawler does.
 *
 * The source is the built HTML, not the Markdown: it includes the text of components, data and category indexes,
 * and it is the input of Algolia's own crawler.
 */
import {createHash} from 'node:crypto';
import {
  elements,
  find,
  hasClass,
  isElement,
  metaOf,
  property,
  readHead,
  textOf,
} from 'docusaurus-plugin-post-build';
import type {Element, Root, RootContent} from 'hast';
import {termLevel} from 'search-engine';
import type {Hierarchy, Level, PageRecords, SearchRecord, Symptom} from 'search-engine';
import {nearestNames} from 'text-utils';
import type {SearchOptions} from './options';
import {isSkipped} from './skipped';
import {cellsOf, firstCell, labelsOf, rowText, symptomsOf} from './tables';

/** Longest text of one record, in characters; Algolia accepts at most 10 KB a record. */
const longestContent = 1200;

/** Elements whose text is one record, among them each row of a table and each item of a list. */
const blocks = new Set('p li tr pre dt dd blockquote summary figcaption caption'.split(' '));

/** Further elements that end the text before them. */
const containers = new Set(
  'h1 h2 h3 h4 h5 h6 ul ol dl table thead tbody tfoot div section article details figure main aside header hr img picture video'.split(
    ' ',
  ),
);

const innerContainers = new Set('h2 h3 h4 h5 h6 div table'.split(' '));

/** Reports whether an element and its descendants are part of a line of text. */
const isInline = (element: Element): boolean =>
  !blocks.has(element.tagName) &&
  !containers.has(element.tagName) &&
  !find(element, ({tagName}) => blocks.has(tagName) || innerContainers.has(tagName));

const isTerm = (node: RootContent): node is Element => isElement(node) && node.tagName === 'dt';

/** Reports whether the inner blocks of a block are separate records. */
function hasBlocks(element: Element): boolean {
  return (
    ['li', 'dd', 'blockquote'].includes(element.tagName) &&
    find(element, ({tagName}) => blocks.has(tagName)) !== undefined
  );
}

/**
 * Top-level section of a page: the first breadcrumb of a docs page, or the title of the footer column with a link
 * to the page, or its navbar entry.
 */
function sectionOf(root: Root, path: string): string | undefined {
  const crumbs = find(root, (element) => hasClass(element, 'breadcrumbs'));
  const links = (parent: Element | undefined, test: (element: Element) => boolean) =>
    parent ? [...elements(parent)].filter(test) : [];
  const trail = links(crumbs, (element) => hasClass(element, 'breadcrumbs__link'))
    .map((link) => textOf(link))
    .filter(Boolean);
  if (trail.length > 1 || (trail.length === 1 && path.includes('/category/'))) {
    return trail[0];
  }
  const isOwnLink = (element: Element) => element.properties.href === path;
  const column = find(
    root,
    (element) => hasClass(element, 'footer__col') && links(element, isOwnLink).length > 0,
  );
  const title = column && find(column, (element) => hasClass(element, 'footer__title'));
  if (title) {
    return textOf(title);
  }
  const entry = find(root, (element) => hasClass(element, 'navbar__link--active'));
  return entry && textOf(entry);
}

const words = new Intl.Segmenter(undefined, {granularity: 'word'});

/** Splits a long text between words. */
function pieces(text: string): string[] {
  const parts = [''];
  for (const {segment} of text.length > longestContent ? words.segment(text) : [{segment: text}]) {
    const part = (parts.at(-1) ?? '') + segment;
    if (part.length > longestContent) {
      parts.push(segment);
    } else {
      parts[parts.length - 1] = part;
    }
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/**
 * Extracts the records of a page.
 * @param path with the base URL: `/en/docs/overview`, `/en/`
 * @returns nothing for a page that is excluded from search
 */
export function extractPage(
  root: Root,
  {
    path,
    siteUrl,
    weights = [],
    queries = {},
  }: {
    path: string;
    siteUrl: string;
    weights?: SearchOptions['weights'];
    /** Section queries by anchor, or by the first cell of a row. */
    queries?: SearchOptions['queries'][string];
  },
): PageRecords | undefined {
  const content =
    find(root, (element) => hasClass(element, 'theme-doc-markdown')) ??
    find(root, ({tagName}) => tagName === 'main');
  const head = readHead(root);
  // The results page and the not-found page exclude themselves.
  if (head.isHidden || !content) {
    return undefined;
  }
  const language = metaOf(head, 'docsearch:language') ?? head.language.split('-')[0] ?? '';
  const pageUrl = new URL(path, siteUrl).href;
  const title = find(content, ({tagName}) => tagName === 'h1');
  const lvl1 = title ? textOf(title, isSkipped) : head.title || path;
  const shared = {language, docusaurus_tag: metaOf(head, 'docusaurus_tag') ?? 'default'};
  const page = weights.find((own) => own.path.test(path))?.weight ?? 10;
  const base = {page, depth: path.split('/').filter(Boolean).length};

  const names = new Set(
    [...elements(content)].map((own) =>
      own.tagName === 'tr' ? firstCell(own) : property(own, 'id'),
    ),
  );
  // First cells of rows that were reworded after their queries had been written.
  const reworded = Object.keys(queries).filter((name) => name && !names.has(name));

  const records: SearchRecord[] = [];
  const symptoms: Symptom[] = [];
  const seen = new Map<string, number>();
  let hierarchy: Hierarchy = {
    lvl0: sectionOf(root, path) ?? lvl1,
    lvl1,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  let anchor: string | null = null;
  let labels: string[] | undefined;

  /** Adds a record; `at` is the id of a table row, or else of the heading above. */
  function add(
    type: SearchRecord['type'],
    text: string | null,
    {at = anchor, ...typed}: {at?: string | null} & Pick<SearchRecord, 'keywords' | 'queries'> = {},
  ): void {
    // Links to other pages are below this heading; their words are not those of the page.
    if (anchor === 'next-steps') {
      return;
    }
    const identity = [language, path, at ?? '', type, text ?? ''].join('\n');
    const repeats = seen.get(identity) ?? 0;
    seen.set(identity, repeats + 1);
    const hash = createHash('sha256').update(`${identity}\n${repeats}`).digest('hex');
    records.push({
      objectID: `${language}-${hash.slice(0, 20)}`,
      url: at ? `${pageUrl}#${at}` : pageUrl,
      url_without_anchor: pageUrl,
      anchor: at,
      type,
      hierarchy,
      content: text,
      ...shared,
      weight: {
        ...base,
        level: type === 'content' ? 0 : 100 - 10 * Number(type.slice(3)),
        position: records.length,
      },
      ...typed,
    });
  }

  const keywords = metaOf(head, 'keywords');
  add('lvl1', metaOf(head, 'description') ?? null, {keywords, queries: queries['']});

  function addHeading(element: Element, level: number): void {
    const type = `lvl${level}` as Exclude<Level, 'lvl0'>;
    const below = Object.fromEntries(
      [2, 3, 4, 5, 6].filter((n) => n >= level).map((n) => [`lvl${n}`, null]),
    );
    hierarchy = {...hierarchy, ...below, [type]: textOf(element, isSkipped)};
    anchor = property(element, 'id') ?? anchor;
    add(type, null, {queries: queries[anchor ?? '']});
  }

  /** Adds a term of a glossary, an element with an id around `dt` and `dd`, like a heading and its text. */
  function addTerm(entry: Element, name: Element): void {
    const type = `lvl${termLevel}` as const;
    const term = find(name, ({tagName}) => tagName === 'dfn') ?? name;
    hierarchy = {...hierarchy, [type]: textOf(term)};
    anchor = property(entry, 'id') ?? anchor;
    add(type, null, {queries: queries[anchor ?? '']});
    visitAll({...entry, children: entry.children.filter((child) => child !== name)});
  }

  function visit(element: Element): void {
    const level = /^h([2-6])$/.exec(element.tagName)?.[1];
    const term = property(element, 'id') ? element.children.find(isTerm) : undefined;
    if (level) {
      addHeading(element, Number(level));
    } else if (term) {
      addTerm(element, term);
    } else if (element.tagName === 'tr') {
      const isHead = labels && cellsOf(element).every(({tagName}) => tagName === 'th');
      const at = property(element, 'id');
      const texts = pieces(isHead ? '' : rowText(element, labels));
      const name = firstCell(element);
      const own = at ? (queries[name] ?? queries[nearestNames(name, reworded, 1)[0] ?? name]) : [];
      texts.forEach((text, nth) => add('content', text, {at, ...(nth === 0 && {queries: own})}));
    } else if (element.tagName === 'a') {
      // A card: its parts are the title and the description.
      pieces(rowText(element)).forEach((text) => add('content', text));
    } else if (blocks.has(element.tagName) && !hasBlocks(element)) {
      pieces(textOf(element, isSkipped)).forEach((text) => add('content', text));
    } else {
      if (element.tagName === 'table') {
        labels = labelsOf(element);
      }
      if (element.tagName === 'table' && anchor !== 'next-steps') {
        const heading = records.filter(({type}) => type !== 'content').length - 1;
        symptoms.push(...symptomsOf(element, heading));
      }
      visitAll(element);
    }
  }

  /** Adds the records of all children; text between blocks, such as that of a `div`, also has records. */
  function visitAll(parent: Element): void {
    let loose = '';
    const flush = () => {
      const text = loose.replace(/\s+/g, ' ').trim();
      loose = '';
      if (text) {
        pieces(text).forEach((piece) => add('content', piece));
      }
    };
    for (const node of parent.children) {
      if (!isElement(node)) {
        loose += node.type === 'text' ? node.value : '';
      } else if (isSkipped(node) || node.tagName === 'h1') {
        continue;
      } else if (isInline(node)) {
        loose += textOf(node, isSkipped);
      } else {
        flush();
        visit(node);
      }
    }
    flush();
  }
  visitAll(content);
  return {path, records, symptoms};
}
