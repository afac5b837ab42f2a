import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import postBuild, {insertTags} from '../src';

test('rejects an executable script, and a page without a head', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const page = '<head></head><body class=a><p></p>';
  const hint = '<link rel="preload">';
  const body = [hint];
  expect(insertTags(page, {head: [data], body}, 'a.html')).toBe(
    `<head>${data}</head><body class=a>${hint}<p></p>`,
  );
  expect(() => insertTags(page, {head: [], body: ['<script>go()</script>']}, 'a.html')).toThrow(
    "a.html: a script that runs can't be added",
  );
  expect(() => insertTags('<body>', {head: [data], body}, 'a.html')).toThrow('a.html');
});

test('rejects a base URL below a path', () => {
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
