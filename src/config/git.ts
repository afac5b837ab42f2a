/** Dates of pages from the Git history. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

/** Days of the first and the last commit to a file. */
interface FileDates {
  published: string;
  modified: string;
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/**
 * Reports whether Git has the date of each page. A shallow clone dates every file by its only commit, and a
 * folder without commits has no dates: pages then have no date rather than a wrong one.
 */
export function hasFullHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository', 'HEAD').startsWith('false');
  } catch {
    return false;
  }
}

/**
 * @param log output of `git log --name-only --format=%x00%cI`, newest commit first
 * @returns dates of each file, by its Git path
 */
export function datesOf(log: string): Map<string, FileDates> {
  const dates = new Map<string, FileDates>();
  for (const commit of log.split('\0').slice(1)) {
    const [date, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      if (date) {
        dates.set(file, {published: date, modified: dates.get(file)?.modified ?? date});
      }
    }
  }
  return dates;
}

let read: Map<string, FileDates> | undefined;

/**
 * Dates of the source files of pages, by their path relative to the site folder, from a single `git log`. Empty
 * for an incomplete history.
 */
export function fileDates(): ReadonlyMap<string, FileDates> {
  read ??= hasFullHistory()
    ? datesOf(
        git(
          ...['-c', 'core.quotePath=false', 'log', '--relative', '--name-only', '--no-renames'],
          ...['--format=%x00%cI', '--', 'docs', 'i18n', 'src/pages'],
        ),
      )
    : new Map<string, FileDates>();
  return read;
}

/**
 * Adds the date of its last commit to the front matter of each page, from a single `git log`: Docusaurus runs
 * git once per page, 3 s of a build of this site. https://github.com/facebook/docusaurus/issues/11208
 * Docusaurus handles uncommitted pages.
 */
export function datedFrontMatter(): ParseFrontMatter {
  const dates = fileDates();
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
    const date = dates.get(file)?.modified;
    return date && !('last_update' in result.frontMatter)
      ? {...result, frontMatter: {...result.frontMatter, last_update: {date}}}
      : result;
  };
}
