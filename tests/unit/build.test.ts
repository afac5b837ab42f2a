import {execFileSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {filesHash, languages, pageFolders, sourceHashes} from '../../scripts/lib/build.mjs';
import {locales} from '../../src/config/locales';
import {collections} from '../../src/config/translation';
import {hashOf} from '../../src/plugins/hash-of.mjs';

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

it('knows where the pages of each language are', () => {
  const folders = locales.map((locale) => [
    locale,
    Object.values(collections).map((sides) => `${sides[locale]}/`),
  ]);
  expect(pageFolders).toEqual(Object.fromEntries(folders));
});

/** Variables in the table of settings. */
function settingsIn(readme: string): string[] {
  const table = /(?:^\|.*\n)+(?:^\| `SITE_URL`.*\n)(?:^\|.*\n)+/m.exec(
    readFileSync(readme, 'utf8'),
  )![0];
  return [...table.matchAll(/`([A-Z][A-Z_]+)(?:=\S+)?`/g)].map(([, name]) => name!);
}

/** Read by `npm run search:push`, by the dev server, and by a step that `npm run build` runs. */
const ofOthers = ['ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_HOST', 'LAZY', 'SPARE_MEMORY', 'STAGED'];

it.each(['README.md', 'README.zh-CN.md'])('%s names the settings that a build reads', (readme) => {
  const code = readdirSync('src/config').map((name) => readFileSync(`src/config/${name}`, 'utf8'));
  const read = code
    .join('\n')
    .matchAll(/\benvironment\.([A-Z_]+)|\bisSet\('([A-Z_]+)'|'([A-Z]+(?:_[A-Z]+)+)'/g);
  const names = new Set([...read].map(([, ...groups]) => groups.find(Boolean)!));
  const settings = [...names].filter((name) => !ofOthers.includes(name));
  expect(settingsIn(readme).sort()).toEqual(settings.sort());
});

describe('hash of the sources', () => {
  const hash = (env: Record<string, string> = {}) => sourceHashes(folder, env)?.zh;

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

  it('sees the settings that README.md names', () => {
    const names = settingsIn('README.md');
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => hash({[name]: '0'}) === hash())).toEqual([]);
  });

  it('does not see what says nothing about the site', () => {
    expect(hash({COLUMNS: '80', npm_command: 'run', GITHUB_RUN_ID: '1', LOG: 'a'})).toBe(hash());
  });

  it('leaves out tests', () => {
    const before = hash();
    put('tests/a.test.ts', 'two');
    expect(hash()).toBe(before);
  });

  it('is none outside of git', () => {
    rmSync(path.join(folder, '.git'), {recursive: true});
    // A repository around the temporary folder would answer for it.
    expect(sourceHashes(folder, {GIT_CEILING_DIRECTORIES: path.dirname(folder)})).toBeUndefined();
  });
});

describe('hashes of the sources of each language', () => {
  const english = 'i18n/en/docusaurus-plugin-content-docs/current';

  beforeEach(() => {
    put('docs/a.md', 'one');
    put('docs/chinese-only.md', 'one');
    put('docs/_part.mdx', 'one');
    put(`${english}/a.md`, 'one');
    put(`${english}/_part.mdx`, 'one');
    put('i18n/en/code.json', '{}');
    put('src/pages/index.tsx', 'one');
    git('init');
    git('add', '.');
    git('commit', '-m', 'one');
  });

  it.each([
    ['docs/a.md', ['zh']],
    [`${english}/a.md`, ['en']],
    // English readers get it as well, as long as it is not translated.
    ['docs/chinese-only.md', ['zh', 'en']],
    // Who imports it is not known.
    ['docs/_part.mdx', ['zh', 'en']],
    [`${english}/_part.mdx`, ['zh', 'en']],
    ['i18n/en/code.json', ['zh', 'en']],
    ['i18n/translation.lock.json', ['zh', 'en']],
    ['src/pages/index.tsx', ['zh', 'en']],
    ['docs/picture.png', ['zh', 'en']],
  ])('a change of %s concerns %j', (file, concerned) => {
    const before = sourceHashes(folder, {});
    put(file, 'two');
    const after = sourceHashes(folder, {});
    expect(languages.filter((language) => after?.[language] !== before?.[language])).toEqual(
      concerned,
    );
  });

  it('a title concerns both, as it is a keyword of the page in the other language', () => {
    put('docs/a.md', '---\ntitle: one\n---\n');
    const before = sourceHashes(folder, {});
    put('docs/a.md', '---\ntitle: two\n---\n');
    const after = sourceHashes(folder, {});
    expect(after?.zh).not.toBe(before?.zh);
    expect(after?.en).not.toBe(before?.en);
  });

  it('a translation that appears or goes concerns both', () => {
    const before = sourceHashes(folder, {});
    rmSync(path.join(folder, english, 'a.md'));
    const after = sourceHashes(folder, {});
    expect(after?.zh).not.toBe(before?.zh);
    expect(after?.en).not.toBe(before?.en);
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

  it('leaves out the folder of another language', () => {
    put('build/a.html', 'one');
    put('build/en/a.html', 'one');
    const hash = () => filesHash(path.join(folder, 'build'), ['en']);
    const before = hash();
    put('build/en/a.html', 'TWO!');
    expect(hash()).toBe(before);
    put('build/en.html', '');
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

/** A page of one language may change without the other being built again: nobody may import it. */
it('has no page that is imported', () => {
  const root = path.join(import.meta.dirname, '../..');
  const files = ['docs', 'i18n', 'src'].flatMap((name) =>
    readdirSync(path.join(root, name), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && /\.(?:mdx?|[jt]sx?|mjs)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const importing =
    /^(?:import|export)\b.*from ['"].*\/(?!_)[^/'"]+\.mdx?['"]|\brequire\(['"].*\/(?!_)[^/'"]+\.mdx?['"]/m;
  expect(importing.test(`import A from '@site/docs/a.md';`)).toBe(true);
  expect(files.filter((file) => importing.test(readFileSync(file, 'utf8')))).toEqual([]);
});
