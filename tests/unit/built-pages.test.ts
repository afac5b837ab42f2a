import {mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import builtPages, {insert, pagePath, type PageWork} from '../../src/plugins/built-pages';

const html = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${title}</body></html>`;

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'built-pages-'));
  mkdirSync(path.join(outDir, 'docs'));
  mkdirSync(path.join(outDir, 'en'));
  for (const file of ['index', '404', 'docs/overview', 'en/index']) {
    writeFileSync(path.join(outDir, `${file}.html`), html(file));
  }
  writeFileSync(path.join(outDir, 'docs/overview.md'), '# overview');
});
afterEach(() => rmSync(outDir, {recursive: true}));

/** Runs the step as Docusaurus does, for the language at the root, with these plugins. */
async function run(...work: PageWork[]): Promise<void> {
  const i18n = {locales: ['zh', 'en'], currentLocale: 'zh'};
  const plugin = builtPages({i18n, baseUrl: '/'} as unknown as LoadContext);
  const plugins = work.map((builtPages) => ({name: 'test', builtPages: () => builtPages}));
  type Site = Parameters<NonNullable<Plugin['postBuild']>>[0];
  await plugin.postBuild?.({outDir, plugins} as unknown as Site);
}

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

describe('built pages', () => {
  test('are read once each, in one language, before anything is added', async () => {
    const seen: string[] = [];
    const work = {
      read: ({file}: {file: string}) => void seen.push(file),
      finish: () => Promise.resolve(void seen.push('finish')),
      headTags: ({file}: {file: string}) => (seen.push(`head ${file}`), []),
    };
    await run(work);
    const files = ['404.html', 'docs/overview.html', 'index.html'];
    expect(seen).toEqual([...files, 'finish', ...files.map((file) => `head ${file}`)]);
  });

  test('get the lines of all plugins at the end of their head', async () => {
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
    expect(
      readdirSync(outDir, {recursive: true}).filter((file) => /new/.test(String(file))),
    ).toEqual([]);
  });

  test('refuse a script that runs, and a page without a head', () => {
    const data = '<script type="application/ld+json">{}</script>';
    expect(insert('<head></head>', [data], 'a.html')).toBe(`<head>${data}</head>`);
    for (const script of ['<script>go()</script>', '<script src="/a.js"></script>']) {
      expect(() => insert('<head></head>', [script], 'a.html')).toThrow(/a\.html: a script/);
    }
    expect(() => insert('<p>', ['<meta>'], 'a.html')).toThrow(/a\.html.*no <\/head>/);
  });

  test('have the address that readers use', () => {
    expect(
      ['index.html', 'docs/overview.html', 'docs/index.html'].map((file) => pagePath('/en/', file)),
    ).toEqual(['/en/', '/en/docs/overview', '/en/docs']);
  });
});
