import type {Locale} from '../../config/locales';
import {changeKinds, kindLabels, type ChangeKind, type Changelog, type Release} from './types';

/** A mistake in a changelog source, with the place where it is. */
class ChangelogError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.name = 'ChangelogError';
  }
}

const heading = /^(#{1,6})\s+(.*?)(?:\s*\{#([\w-]+)\})?$/;

/** Number of the first line after the front matter, counted from 0. */
function bodyStart(lines: string[]): number {
  return lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Negative when `a` is the older version. */
function compareVersions(a: string, b: string): number {
  const parts = (version: string) => version.split('.').map(Number);
  const right = parts(b);
  return (
    parts(a)
      .map((part, index) => part - (right[index] ?? 0))
      .find(Boolean) ?? 0
  );
}

/**
 * Reads one language of the changelog. The accepted form is narrow on purpose (see `index.ts`):
 * whatever does not fit is reported with file and line instead of vanishing from the feeds.
 */
export function parseChangelog(source: string, file: string, locale: Locale): Changelog {
  const lines = source.split(/\r?\n/);
  const labels = kindLabels[locale];
  const releases: Release[] = [];
  let year: string | undefined;
  let release: Release | undefined;
  let kind: ChangeKind | undefined;

  const fail: (index: number, message: string) => never = (index, message) => {
    throw new ChangelogError(file, index + 1, message);
  };

  function finishKind(current: Release): void {
    if (kind && current.changes.at(-1)?.kind !== kind) {
      fail(current.line - 1, `"${labels[kind]}" of release ${current.version} lists no change`);
    }
  }

  function finishRelease(): void {
    if (!release) {
      return;
    }
    if (!release.date) {
      fail(release.line - 1, `release ${release.version} has no date`);
    }
    if (release.changes.length === 0) {
      fail(release.line - 1, `release ${release.version} lists no change`);
    }
    finishKind(release);
  }

  function readYear(index: number, text: string, id: string | undefined): void {
    finishRelease();
    release = undefined;
    if (!/^\d{4}$/.test(text)) {
      fail(index, `a level-2 heading is a year, not "${text}"`);
    }
    if (id !== `y${text}`) {
      fail(index, `year ${text} needs the heading id {#y${text}}`);
    }
    if (year && text >= year) {
      fail(index, `year ${text} stands below ${year}: newest first`);
    }
    year = text;
  }

  function readRelease(index: number, version: string, id: string | undefined): void {
    finishRelease();
    if (!year) {
      fail(index, `release ${version} stands before the first year`);
    }
    if (!/^\d{2}\.\d{1,2}\.\d+$/.test(version)) {
      fail(index, `"${version}" is not a version of the form YY.WW.P`);
    }
    const expected = `v${version.replaceAll('.', '-')}`;
    if (id !== expected) {
      fail(index, `release ${version} needs the heading id {#${expected}}`);
    }
    const previous = releases.at(-1);
    if (previous && compareVersions(version, previous.version) >= 0) {
      fail(index, `release ${version} stands below ${previous.version}: newest first`);
    }
    release = {version, id: expected, date: '', notes: [], changes: [], line: index + 1};
    kind = undefined;
    releases.push(release);
  }

  function readDate(index: number, date: string, current: Release): void {
    if (!isDate(date)) {
      fail(index, `release ${current.version} begins with its date as YYYY-MM-DD, not "${date}"`);
    }
    if (!date.startsWith(`${year}-`)) {
      fail(index, `release ${current.version} of ${date} stands under ${year}`);
    }
    const newer = releases.at(-2);
    if (newer && date > newer.date) {
      fail(index, `release ${current.version} is dated after ${newer.version}: newest first`);
    }
    current.date = date;
  }

  function readKind(index: number, label: string, current: Release): void {
    const next = changeKinds.find((candidate) => labels[candidate] === label);
    if (!next) {
      fail(index, `"${label}" is not one of ${Object.values(labels).join(', ')}`);
    }
    if (kind && changeKinds.indexOf(next) <= changeKinds.indexOf(kind)) {
      fail(
        index,
        `the order in a release is ${Object.values(labels).join(', ')}, each at most once`,
      );
    }
    finishKind(current);
    kind = next;
  }

  function readText(index: number, line: string, current: Release): void {
    const label = /^\*\*([^*]+)\*\*$/.exec(line)?.[1];
    const item = /^- (\S.*)$/.exec(line)?.[1];
    if (!current.date) {
      readDate(index, line, current);
    } else if (label) {
      readKind(index, label, current);
    } else if (item && kind) {
      current.changes.push({kind, text: item});
    } else if (kind || item) {
      fail(index, 'expected a change on one line ("- ...") below its kind');
    } else {
      current.notes.push(line);
    }
  }

  for (let index = bodyStart(lines); index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const [, marks, text = '', id] = heading.exec(line) ?? [];
    if (marks === '##') {
      readYear(index, text, id);
    } else if (marks === '###') {
      readRelease(index, text, id);
    } else if (marks && marks !== '#') {
      fail(index, 'a changelog has headings of level 2 (year) and 3 (release) only');
    } else if (release && line.trim()) {
      readText(index, line, release);
    } else if (year && line.trim()) {
      fail(index, 'text stands between a year and its first release');
    }
  }
  finishRelease();
  if (releases.length === 0) {
    fail(0, 'no release found');
  }
  return {file, releases};
}

/** Throws where a translation lists other releases, dates or numbers of changes than its source. */
export function assertInStep(source: Changelog, translation: Changelog): void {
  const fail: (line: number, message: string) => never = (line, message) => {
    throw new ChangelogError(translation.file, line, `${message} (compare ${source.file})`);
  };
  const count = ({changes}: Release, kind: ChangeKind) =>
    changes.filter((change) => change.kind === kind).length;

  source.releases.forEach((release, index) => {
    const twin = translation.releases[index];
    if (twin?.version !== release.version) {
      const line = twin?.line ?? translation.releases.at(-1)?.line ?? 1;
      fail(line, `expected release ${release.version}, found ${twin?.version ?? 'the end'}`);
    }
    if (twin.date !== release.date) {
      fail(twin.line, `release ${twin.version} is dated ${twin.date}, not ${release.date}`);
    }
    if (twin.notes.length !== release.notes.length) {
      fail(
        twin.line,
        `release ${twin.version} has ${twin.notes.length} notes, not ${release.notes.length}`,
      );
    }
    for (const kind of changeKinds) {
      const [found, expected] = [count(twin, kind), count(release, kind)];
      if (found !== expected) {
        fail(
          twin.line,
          `release ${twin.version} lists ${found} changes as ${kind}, not ${expected}`,
        );
      }
    }
  });
  const extra = translation.releases[source.releases.length];
  if (extra) {
    fail(extra.line, `release ${extra.version} is missing in ${source.file}`);
  }
}
