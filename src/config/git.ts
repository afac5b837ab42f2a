import {execFileSync} from 'node:child_process';

function git(...args: string[]): string {
  return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
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
