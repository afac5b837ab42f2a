import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import contentSecurity from '../../src/plugins/content-security';
import postBuild, {completePages, insertIntoHead} from 'docusaurus-plugin-post-build';
import type {BuiltSite, PageConsumer} from 'docusaurus-plugin-post-build';
import {pagesOf} from 'docusaurus-plugin-post-build';
import {TestFolder} from 'test-utils';

const outDir = new TestFolder();

test('built pages refuse a script that runs, and a page without a head', () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(insertIntoHead('<head></head>', [data], 'a.html')).toBe(`<head>${data}</head>`);
  expect(() => insertIntoHead('<head></head>', ['<script>go()</script>'], 'a.html')).toThrow(
    "a.html: a script that runs can't be added",
  );
  expect(() => insertIntoHead('<body>', [data], 'a.html')).toThrow('a.html');
});

test('code in an attribute stops the build, naming page and remedy', async () => {
  outDir.put('index.html', '<head></head><button onclick="go()">');
  const site = {outDir: outDir.root, locale: 'zh'} as BuiltSite;
  const consumer = contentSecurity().builtPages(site, {} as never) as PageConsumer;
  await expect(completePages(outDir.root, pagesOf('/', ['/']), [consumer])).rejects.toThrow(
    'index.html: <button onclick="go()">: code in an attribute is not allowed to run, use a listener',
  );
});

test('tells that the pages cannot stand below a path', () => {
  const start = (zh: string) => () =>
    postBuild({
      siteConfig: {},
      i18n: {
        defaultLocale: 'zh',
        locales: ['zh', 'en'],
        localeConfigs: {zh: {baseUrl: zh}, en: {baseUrl: '/en/'}},
      },
    } as unknown as LoadContext);
  expect(start('/')).not.toThrow();
  expect(start('/base/')).toThrow('The zh pages are to begin at /base/');
});
