import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {shownFiles, writeOffline} from '../src/build';
import {pageAddress} from '../src/set';
import {TestFolder} from 'test-utils';

const languages = {locales: ['zh', 'en'], defaultLocale: 'zh'};

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/en', '/en/'],
  ['/en/index.html', '/en/'],
  ['/docs/overview/', '/docs/overview'],
  ['/docs/overview.html', '/docs/overview'],
  ['/en/docs/category/viz/index.html', '/en/docs/category/viz'],
])('the address of the page at %s is %s', (path, address) => {
  expect(pageAddress(path, languages)).toBe(address);
});

it('lists the files that pages of a language show', () => {
  const shown = ['docs/a.html', 'assets/js/1.js', 'assets/search/zh.json', 'img/logo.svg'];
  const others = ['docs/a.md', 'assets/social/a.png', 'llms.txt'];
  expect(shownFiles([...shown, ...others])).toEqual(shown);
});

const site = new TestFolder();

it('returns the total compressed size of the files of a language', async () => {
  const texts = {'index.html': 'page '.repeat(99), 'docs/a.html': 'doc '.repeat(50)};
  Object.entries(texts).forEach(([file, text]) => site.put(file, text));
  site.put('img/a.png', 'a picture');
  const sent = Object.values(texts).map((text) => gzipSync(text).length);
  const download = sent[0]! + sent[1]! + 'a picture'.length;
  await writeOffline(site.root, {...languages, browsers: ['chrome >= 104']});
  const list: unknown = JSON.parse(site.read('offline/zh.json').toString());
  expect(list).toMatchObject({download, size: 495 + 200 + 9});
});
