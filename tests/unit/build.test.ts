import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {filesHash, languages, sourcesHash} from '../../scripts/lib/build.mjs';
import {locales} from '../../src/config/locales';
import {hashOf} from '../../src/plugins/bundler';

let folder: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args],
    {cwd: folder, stdio: 'ignore'},
  );

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-test-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('builds the languages of the site, the default first', () => {
  expect(languages).toEqual([...locales]);
});

describe('hash of the sources', () => {
  const hash = (env: Record<string, string> = {}) => sourcesHash(folder, env);

  beforeEach(() => {
    put('docs/a.md', 'one');
    put('tests/a.test.ts', 'one');
    git('init');
    git('add', '.');
    git('commit', '-m', 'one');
  });

  it.each([
    ['a page that changes', () => put('docs/a.md', 'two')],
    ['a page that is new', () => put('docs/b.md', 'new')],
    ['a page that is gone', () => rmSync(path.join(folder, 'docs/a.md'))],
    ['other packages', () => put('node_modules/.package-lock.json', '{}')],
    ['a commit, which dates pages', () => git('commit', '--allow-empty', '-m', 'two')],
  ])('sees %s', (_name, change) => {
    const before = hash();
    expect(before).toMatch(/^[\da-f]{64}$/);
    expect(hash()).toBe(before);
    change();
    expect(hash()).not.toBe(before);
  });

  it('sees settings, and not what only the terminal says', () => {
    expect(hash({SITE_URL: 'https://a.example'})).not.toBe(hash());
    expect(hash({COLUMNS: '80', npm_command: 'run'})).toBe(hash());
  });

  it('leaves out tests', () => {
    const before = hash();
    put('tests/a.test.ts', 'two');
    expect(hash()).toBe(before);
  });

  it('is none outside of git', () => {
    rmSync(path.join(folder, '.git'), {recursive: true});
    // A repository around the temporary folder would answer for it.
    expect(sourcesHash(folder, {GIT_CEILING_DIRECTORIES: path.dirname(folder)})).toBeUndefined();
  });
});

describe('hash of the output', () => {
  it.each([
    ['is changed', () => put('build/a.html', 'TWO')],
    ['is added', () => put('build/b.html', '')],
    ['is removed', () => rmSync(path.join(folder, 'build/a.html'))],
    ['is written again', () => utimesSync(path.join(folder, 'build/a.html'), 1, 1)],
  ])('sees that a file %s', (_name, change) => {
    put('build/a.html', 'one');
    const hash = () => filesHash(path.join(folder, 'build'));
    const before = hash();
    expect(hash()).toBe(before);
    change();
    expect(hash()).not.toBe(before);
  });

  it('is none without a build', () => {
    expect(filesHash(path.join(folder, 'build'))).toBeUndefined();
  });
});

it('gives the cache of compiled modules another key when a loader changes', () => {
  put('package-lock.json', '{}');
  put('src/plugins/a/remark.ts', 'one');
  const key = () => hashOf(folder, ['package-lock.json', 'src/plugins']);
  const before = key();
  expect(key()).toBe(before);
  put('src/plugins/a/remark.ts', 'two');
  expect(key()).not.toBe(before);
});
