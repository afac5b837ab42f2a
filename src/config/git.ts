import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/**
 * Whether dates read from git are those of the pages.
 * A shallow clone dates every file by its only commit, and a folder without commits has no
 * dates at all: then pages carry no date rather than a wrong one.
 */
export function hasFullHistory(): boolean {
  try {
    git('rev-parse', '--verify', 'HEAD');
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

/**
 * @param log what `git log --name-only --format=%x00%cI` prints, newest commit first
 * @returns for each file, as git names it, the time (ISO 8601) of its newest commit
 */
export function newestChanges(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      if (date && !changes.has(file)) {
        changes.set(file, date);
      }
    }
  }
  return changes;
}

/**
 * Gives each page the date of its last commit as front matter, from one reading of the history:
 * Docusaurus by itself starts git once for each page, 3 s of a build of this site.
 * A page that is not committed yet is left to Docusaurus.
 */
export function datedFrontMatter(): ParseFrontMatter {
  const changes = newestChanges(
    git(
      ...['-c', 'core.quotePath=false', 'log', '--relative', '--name-only', '--format=%x00%cI'],
      ...['--', 'docs', 'i18n', 'src/pages'],
    ),
  );
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
    const date = changes.get(file);
    return date && !('last_update' in result.frontMatter)
      ? {...result, frontMatter: {...result.frontMatter, last_update: {date}}}
      : result;
  };
}
