/** Reads the releases from the Markdown of the changelog, and checks its form. */
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {
  changeKinds,
  type Changelog,
  type ChangelogOptions,
  type ChangeKind,
  type Release,
} from './types';

const markdown = unified().use(remarkParse).use(remarkCjkFriendly);

/** Fault in a source, with its place. */
export class ChangelogError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly problem: string,
  ) {
    super(`${file}:${line}: ${problem}`);
  }
}

/** Replaces the front matter with blank lines to keep line numbers correct. */
const withoutFrontMatter = (source: string) =>
  source.replace(/^\uFEFF?---\r?\n.*?\n---\r?\n/s, (matter) => matter.replace(/.+/g, ''));

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const isOlder = (version: string, than: string) =>
  version.localeCompare(than, 'en', {numeric: true}) < 0;

const isLabel = (node: RootContent) =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong';

/**
 * Reads one language of the changelog, whose form `index.ts` describes.
 * @param labels labels of the kinds of change in this language
 * @throws {ChangelogError} for any deviation, which would be missing in the feeds
 */
export function parseChangelog(
  source: string,
  file: string,
  labels: Readonly<Record<ChangeKind, string>>,
): Changelog {
  const allLabels = Object.values(labels).join(', ');
  const releases: Release[] = [];
  let year = '';
  let release: Release | undefined;
  let kind: ChangeKind | undefined;

  const nodes = markdown.parse(withoutFrontMatter(source)).children;
  for (const [index, node] of nodes.entries()) {
    const line = node.position?.start.line ?? 1;
    const nodeText = toString(node);
    const check = (isRight: boolean, problem: string) => {
      if (!isRight) {
        throw new ChangelogError(file, line, problem);
      }
    };

    if (node.type === 'heading' && node.depth > 1) {
      const [, text = '', id] = /^(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(nodeText) ?? [];
      check(node.depth < 4, 'a changelog has headings of level 2 (year) and 3 (release) only');
      if (node.depth === 2) {
        check(/^\d{4}$/.test(text), `a level-2 heading is a year, not "${text}"`);
        check(id === `y${text}`, `year ${text} needs the heading id {#y${text}}`);
        check(!year || text < year, `year ${text} is below ${year}: newest first`);
        year = text;
        release = undefined;
        continue;
      }
      const expected = `v${text.replaceAll('.', '-')}`;
      check(year !== '', `release ${text} is before the first year`);
      check(/^\d{2}\.\d{1,2}\.\d+$/.test(text), `"${text}" is not a version of the form YY.WW.P`);
      check(id === expected, `release ${text} needs the heading id {#${expected}}`);
      const last = releases.at(-1)?.version;
      check(!last || isOlder(text, last), `release ${text} is below ${last}: newest first`);
      release = {version: text, id: expected, date: '', content: [], notes: 0, changes: [], line};
      releases.push(release);
      kind = undefined;
    } else if (!release) {
      check(!year, 'text is between a year and its first release');
    } else if (!release.date) {
      const {version} = release;
      const newer = releases.at(-2);
      check(
        isDate(nodeText),
        `release ${version} begins with its date as YYYY-MM-DD, not "${nodeText}"`,
      );
      check(nodeText.startsWith(year), `release ${version} of ${nodeText} is under ${year}`);
      check(
        !newer || nodeText <= newer.date,
        `release ${version} is dated after ${newer?.version}: newest first`,
      );
      release.date = nodeText;
    } else {
      release.content.push(node);
      const ofKind = kind;
      if (isLabel(node)) {
        kind = changeKinds.find((candidate) => labels[candidate] === nodeText);
        check(kind !== undefined, `"${nodeText}" is not one of ${allLabels}`);
        check(
          !ofKind || changeKinds.indexOf(kind!) > changeKinds.indexOf(ofKind),
          `the order in a release is ${allLabels}, each at most once`,
        );
        check(
          nodes[index + 1]?.type === 'list',
          `"${nodeText}" of release ${release.version} lists no change`,
        );
      } else if (node.type === 'list' && ofKind) {
        release.changes.push(...node.children.map((item) => ({kind: ofKind, item})));
      } else {
        check(!kind && node.type === 'paragraph', 'expected a list of changes below its kind');
        release.notes += 1;
      }
    }
  }
  if (releases.length === 0) {
    throw new ChangelogError(file, 1, 'no release found');
  }
  const unfinished = releases.find(({date, changes}) => !date || changes.length === 0);
  if (unfinished) {
    const {version, date, line} = unfinished;
    const problem = `release ${version} ${date ? 'lists no change' : 'has no date'}`;
    throw new ChangelogError(file, line, problem);
  }
  return {file, releases};
}

/** Summary of a release that must be equal in all languages: its date, notes and changes. */
function outline(release: Release | undefined): string {
  if (!release) {
    return 'nothing';
  }
  const {version, date, notes, changes} = release;
  const counts = changeKinds.map(
    (kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`,
  );
  return `${version} of ${date} with ${notes} notes, changes: ${counts.join(', ')}`;
}

/** @throws {ChangelogError} if a translation lists other releases, dates or numbers of changes than its source */
export function assertInStep(source: Changelog, translation: Changelog): void {
  const length = Math.max(source.releases.length, translation.releases.length);
  for (let index = 0; index < length; index += 1) {
    const found = translation.releases[index];
    const [expected, actual] = [source.releases[index], found].map(outline);
    if (expected !== actual) {
      const problem = `expected ${expected}, as in ${source.file}; found ${actual}`;
      throw new ChangelogError(translation.file, found?.line ?? 1, problem);
    }
  }
}

function attempt<Result extends Changelog | void>(read: () => Result): Result | ChangelogError {
  try {
    return read();
  } catch (error) {
    if (error instanceof ChangelogError) {
      return error;
    }
    throw error;
  }
}

/**
 * Faults that stop the build: the first one of each source, or a difference between two valid ones.
 * @param read Text of a source by its path; undefined for a file that does not exist.
 */
export function findChangelogFaults(
  {texts}: Pick<ChangelogOptions, 'texts'>,
  read: (source: string) => string | undefined,
): ChangelogError[] {
  const results = Object.values(texts).flatMap(({source, kinds}) => {
    const text = read(source);
    return text === undefined ? [] : attempt(() => parseChangelog(text, source, kinds));
  });
  const faults = results.filter((result) => result instanceof ChangelogError);
  const [main, ...translations] = results.filter((result) => 'releases' in result);
  if (faults.length > 0 || main === undefined) {
    return faults;
  }
  return translations
    .map((translation) => attempt(() => assertInStep(main, translation)))
    .filter((result) => result instanceof ChangelogError);
}
