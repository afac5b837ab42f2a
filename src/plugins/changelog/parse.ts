import type {Node, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Locale} from '../../config/locales';
import {changeKinds, kindLabels, type Changelog, type Release} from './types';

const markdown = unified().use(remarkParse).use(remarkCjkFriendly);

/** Blanks the front matter out, so that positions still count from the top of the file. */
const withoutFrontMatter = (source: string) =>
  source.replace(/^---\n.*?\n---\n/s, (matter) => matter.replace(/.+/g, ''));

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const isOlder = (version: string, than: string) =>
  version.localeCompare(than, 'en', {numeric: true}) < 0;

/**
 * Reads one language of the changelog, whose form `index.ts` describes.
 * @throws With file and line, for whatever does not fit: otherwise it would be missing in the feeds.
 */
export function parseChangelog(source: string, file: string, locale: Locale): Changelog {
  const labels = kindLabels[locale];
  const releases: Release[] = [];
  let year = '';
  let release: Release | undefined;
  let kind: Release['changes'][number]['kind'] | undefined;

  function check(valid: boolean, at: Pick<Node, 'position'> | undefined, problem: string): void {
    if (!valid) {
      throw new Error(`${file}:${at?.position?.start.line ?? 1}: ${problem}`);
    }
  }

  function readHeading(node: RootContent & {type: 'heading'}): void {
    const [, text = '', id] = /^(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(toString(node)) ?? [];
    if (node.depth === 2) {
      check(/^\d{4}$/.test(text), node, `a level-2 heading is a year, not "${text}"`);
      check(id === `y${text}`, node, `year ${text} needs the heading id {#y${text}}`);
      check(!year || text < year, node, `year ${text} stands below ${year}: newest first`);
      year = text;
      release = undefined;
      return;
    }
    check(
      node.depth === 3,
      node,
      'a changelog has headings of level 2 (year) and 3 (release) only',
    );
    const expected = `v${text.replaceAll('.', '-')}`;
    const newer = releases.at(-1)?.version;
    check(year !== '', node, `release ${text} stands before the first year`);
    check(
      /^\d{2}\.\d{1,2}\.\d+$/.test(text),
      node,
      `"${text}" is not a version of the form YY.WW.P`,
    );
    check(id === expected, node, `release ${text} needs the heading id {#${expected}}`);
    check(
      !newer || isOlder(text, newer),
      node,
      `release ${text} stands below ${newer}: newest first`,
    );
    const line = node.position?.start.line ?? 1;
    release = {version: text, id: expected, date: '', content: [], notes: 0, changes: [], line};
    releases.push(release);
    kind = undefined;
  }

  function readDate(node: RootContent, current: Release): void {
    const {version} = current;
    const date = toString(node);
    const newer = releases.at(-2);
    check(
      isDate(date),
      node,
      `release ${version} begins with its date as YYYY-MM-DD, not "${date}"`,
    );
    check(date.startsWith(year), node, `release ${version} of ${date} stands under ${year}`);
    check(
      !newer || date <= newer.date,
      node,
      `release ${version} is dated after ${newer?.version}: newest first`,
    );
    current.date = date;
  }

  function readKind(node: RootContent, next: RootContent | undefined, {version}: Release): void {
    const label = toString(node);
    const found = changeKinds.find((candidate) => labels[candidate] === label);
    const all = Object.values(labels).join(', ');
    check(found !== undefined, node, `"${label}" is not one of ${all}`);
    check(
      !kind || changeKinds.indexOf(found ?? kind) > changeKinds.indexOf(kind),
      node,
      `the order in a release is ${all}, each at most once`,
    );
    check(next?.type === 'list', node, `"${label}" of release ${version} lists no change`);
    kind = found;
  }

  function readContent(node: RootContent, next: RootContent | undefined, current: Release): void {
    if (!current.date) {
      readDate(node, current);
      return;
    }
    current.content.push(node);
    const isLabel =
      node.type === 'paragraph' &&
      node.children.length === 1 &&
      node.children[0]?.type === 'strong';
    if (isLabel) {
      readKind(node, next, current);
    } else if (node.type === 'list' && kind) {
      const ofKind = kind;
      current.changes.push(...node.children.map((item) => ({kind: ofKind, item})));
    } else {
      check(!kind && node.type === 'paragraph', node, 'expected a list of changes below its kind');
      current.notes += 1;
    }
  }

  const nodes = markdown.parse(withoutFrontMatter(source)).children;
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'heading' && node.depth > 1) {
      readHeading(node);
    } else if (release) {
      readContent(node, nodes[index + 1], release);
    } else {
      check(!year, node, 'text stands between a year and its first release');
    }
  }
  check(releases.length > 0, undefined, 'no release found');
  const unfinished = releases.find(({date, changes}) => !date || changes.length === 0);
  if (unfinished) {
    const {version, date, line} = unfinished;
    throw new Error(
      `${file}:${line}: release ${version} ${date ? 'lists no change' : 'has no date'}`,
    );
  }
  return {file, releases};
}

/** What both languages must have in common: for each release its date, and how much it lists. */
const outline = ({version, date, notes, changes}: Release) => {
  const counts = changeKinds.map(
    (kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`,
  );
  return `${version} of ${date} with ${notes} notes, changes: ${counts.join(', ')}`;
};

/** @throws Where a translation lists other releases, dates or numbers of changes than its source. */
export function assertInStep(source: Changelog, translation: Changelog): void {
  const length = Math.max(source.releases.length, translation.releases.length);
  for (let index = 0; index < length; index += 1) {
    const [expected, found] = [source, translation].map(({releases}) => releases[index]);
    const [wanted, got] = [expected, found].map((release) =>
      release ? outline(release) : 'nothing',
    );
    if (wanted !== got) {
      throw new Error(
        `${translation.file}:${found?.line ?? 1}: expected ${wanted}, as in ${source.file}; found ${got}`,
      );
    }
  }
}
