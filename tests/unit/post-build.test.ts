import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {beforeEach, describe, expect, test} from 'vitest';
import contentSecurity from '../../src/plugins/content-security';
import postBuild, {completePages, insertIntoHead} from '../../src/plugins/post-build';
import type {BuiltSite, PageConsumer} from '../../src/plugins/post-build/consumer';
import {pagesOf} from '../../src/plugins/post-build/pages';
import {TestFolder} from './folder';

const html = (text: string) =>
  `<!doctype html><html><head><title>${text}</title></head><body>${text}</body></html>`;

const outDir = new TestFolder();

const pages = pagesOf('/', ['/404.html', '/', '/docs/overview']);
const run = (...consumers: PageConsumer[]) => completePages(outDir.root, pages, consumers);

beforeEach(() => {
  for (const file of ['index', '404', 'docs/overview', 'en/index']) {
    outDir.put(`${file}.html`, html(file));
  }
});

describe('built pages', () => {
  test('refuse a script that runs, and a page without a head', () => {
    const data = '<script type="application/ld+json">{}</script>';
    expect(insertIntoHead('<head></head>', [data], 'a.html')).toBe(`<head>${data}</head>`);
    expect(() => insertIntoHead('<head></head>', ['<script>go()</script>'], 'a.html')).toThrow(
      "a.html: a script that runs can't be added",
    );
    expect(() => insertIntoHead('<body>', [data], 'a.html')).toThrow('a.html');
  });
});

describe('inline scripts', () => {
  const consumer = (locale: 'zh' | 'en') =>
    contentSecurity().builtPages(
      {outDir: locale === 'zh' ? outDir.root : path.join(outDir.root, 'en'), locale} as BuiltSite,
      {} as never,
    ) as PageConsumer;

  test('stop the build at code in an attribute, naming page and remedy', async () => {
    outDir.put('index.html', '<head></head><button onclick="go()">');
    await expect(run(consumer('zh'))).rejects.toThrow(
      'index.html: <button onclick="go()">: code in an attribute is not allowed to run, use a listener',
    );
  });
});

test('tells that the pages cannot stand below a path', () => {
  const start = (zh: string) => () =>
    postBuild({
      siteConfig: {},
      i18n: {locales: ['zh', 'en'], localeConfigs: {zh: {baseUrl: zh}, en: {baseUrl: '/en/'}}},
    } as unknown as LoadContext);
  expect(start('/')).not.toThrow();
  expect(start('/base/')).toThrow('The zh pages are to begin at /base/');
});
