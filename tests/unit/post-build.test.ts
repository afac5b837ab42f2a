import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import contentSecurity, {inlineScriptsFile} from '../../src/plugins/content-security';
import {hashOf} from '../../src/plugins/content-security/inline-code';
import {textOf} from '../../src/plugins/html';
import {completePages, insertIntoHead} from '../../src/plugins/post-build';
import type {BuiltSite, PageConsumer} from '../../src/plugins/post-build/consumer';
import {pageFiles, pagesOf} from '../../src/plugins/post-build/pages';
import {TestFolder} from './folder';

const html = (text: string) =>
  `<!doctype html><html><head><title>${text}</title></head><body>${text}</body></html>`;

const outDir = new TestFolder();
const read = (file: string) => outDir.read(file).toString();

const pages = pagesOf('/', ['/404.html', '/', '/docs/overview']);
const run = (...consumers: PageConsumer[]) => completePages(outDir.root, pages, consumers);

beforeEach(() => {
  for (const file of ['index', '404', 'docs/overview', 'en/index']) {
    outDir.put(`${file}.html`, html(file));
  }
});

test('routes are pages with a file and a path', () => {
  expect(pages).toEqual([
    {file: '404.html', path: '/404'},
    {file: 'docs/overview.html', path: '/docs/overview'},
    {file: 'index.html', path: '/'},
  ]);
  expect(pagesOf('/en/', ['/en/', '/en/docs/a%20b'])).toEqual([
    {file: 'docs/a b.html', path: '/en/docs/a b'},
    {file: 'index.html', path: '/en/'},
  ]);
});

test('files of a finished build are those of one language', async () => {
  outDir.put('docs/overview.md', '# overview');
  expect(await pageFiles(outDir.root, ['en'])).toEqual([
    '404.html',
    'docs/overview.html',
    'index.html',
  ]);
});

describe('built pages', () => {
  test('are read once each, before anything is added, in the order of the consumers', async () => {
    const seen: string[] = [];
    const consumer = (name: string): PageConsumer => ({
      readPage: ({file}, root) => void seen.push(`${name} ${file} ${textOf(root)}`),
      finish: async () => void seen.push(`${name} finish`),
      headTags: ({file}) => (seen.push(`${name} head ${file}`), ['<meta name="x">']),
    });
    await run(consumer('a'), consumer('b'));
    expect(seen.slice(0, 2)).toEqual(['a 404.html 404404', 'b 404.html 404404']);
    expect(seen.slice(6, 8)).toEqual(['a finish', 'b finish']);
    expect(seen.slice(8, 10)).toEqual(['a head 404.html', 'b head 404.html']);
  });

  test('get the lines of all consumers at the end of their head', async () => {
    await run(
      {headTags: ({path: address}) => [`<meta name="a" content="${address}">`]},
      {headTags: ({file}) => (file === 'index.html' ? ['<meta name="b">', '<meta name="c">'] : [])},
    );
    expect(read('docs/overview.html')).toContain(
      '</title><meta name="a" content="/docs/overview"></head>',
    );
    expect(read('index.html')).toContain(
      '<meta name="a" content="/"><meta name="b"><meta name="c"></head>',
    );
    expect(read('en/index.html')).toBe(html('en/index'));
  });

  test('refuse a script that runs, and a page without a head', () => {
    const data = '<script type="application/ld+json">{}</script>';
    expect(insertIntoHead('<head></head>', [data], 'a.html')).toBe(`<head>${data}</head>`);
    expect(() => insertIntoHead('<head></head>', ['<script>go()</script>'], 'a.html')).toThrow(
      "a.html: a script that runs can't be added",
    );
    expect(() => insertIntoHead('<body>', [data], 'a.html')).toThrow('a.html');
  });

  test('stop the build with what a consumer throws', async () => {
    const failing = {finish: () => Promise.reject(new Error('no such page'))};
    await expect(run(failing)).rejects.toThrow('no such page');
  });
});

describe('inline scripts', () => {
  const consumer = (locale: 'zh' | 'en') =>
    contentSecurity().builtPages(
      {outDir: locale === 'zh' ? outDir.root : path.join(outDir.root, 'en'), locale} as BuiltSite,
      {} as never,
    ) as PageConsumer;
  const written = (locale: 'zh' | 'en') => JSON.parse(read(inlineScriptsFile(locale))) as string[];

  test('leave their hashes at the root of the site, for each language', async () => {
    outDir.put('index.html', '<head></head><script>boot()</script><script src=a.js></script>');
    await run(consumer('zh'));
    await completePages(
      path.join(outDir.root, 'en'),
      [{file: 'index.html', path: '/en/'}],
      [consumer('en')],
    );
    expect(written('zh')).toEqual([hashOf('boot()')]);
    expect(written('en')).toEqual([]);
  });

  test('stop the build at code in an attribute, naming page and remedy', async () => {
    outDir.put('index.html', '<head></head><button onclick="go()">');
    await expect(run(consumer('zh'))).rejects.toThrow(
      'index.html: <button onclick="go()">: code in an attribute is not allowed to run, use a listener',
    );
  });
});
