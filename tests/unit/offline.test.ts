import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {picturesIn, shownFiles, writeOffline} from '../../scripts/lib/offline';
import {filesOf, localeOf, pageAddress} from '../../src/offline/set';
import {TestFolder} from './folder';

describe('addresses of pages', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/en', '/en/'],
    ['/en/index.html', '/en/'],
    ['/docs/overview/', '/docs/overview'],
    ['/docs/overview.html', '/docs/overview'],
    ['/en/docs/category/viz/index.html', '/en/docs/category/viz'],
  ])('%s is %s', (path, address) => {
    expect(pageAddress(path)).toBe(address);
  });

  it('have a language', () => {
    expect(['/', '/en', '/en/docs', '/english'].map(localeOf)).toEqual(['zh', 'en', 'en', 'zh']);
  });
});

describe('the list of a language', () => {
  it('holds what its pages show, and nothing for machines', () => {
    const shown = ['docs/a.html', 'assets/js/1.js', 'assets/search/zh.bin', 'img/logo.svg'];
    const others = ['docs/a.md', 'assets/social/a.png', 'llms.txt'];
    expect(shownFiles([...shown, ...others])).toEqual(shown);
  });

  it('holds the pictures of pages, with and without quotes', () => {
    const html =
      '<img src=/figures/a.zh.light.1.svg /><img src="/figures/b.svg"> <a href=/docs/figures>';
    expect(picturesIn(html)).toEqual(['figures/a.zh.light.1.svg', 'figures/b.svg']);
  });

  it('keeps old and new files of the same name apart', () => {
    const list = (hash: string) => ({
      version: hash,
      download: 0,
      size: 0,
      named: {'/': hash},
      hashed: {},
    });
    expect(filesOf(list('a'))[0]!.key).not.toBe(filesOf(list('b'))[0]!.key);
  });
});

describe('what a language takes', () => {
  const site = new TestFolder();

  it('is the sum of its files as they are sent', async () => {
    const texts = {'index.html': 'page '.repeat(99), 'docs/a.html': 'doc '.repeat(50)};
    Object.entries(texts).forEach(([file, text]) => site.put(file, text));
    site.put('img/a.png', 'a picture');
    const sent = Object.values(texts).map((text) => gzipSync(text).length);
    const download = sent[0]! + sent[1]! + 'a picture'.length;
    await writeOffline(site.root);
    const list: unknown = JSON.parse(site.read('offline/zh.json').toString());
    expect(list).toMatchObject({download, size: 495 + 200 + 9});
  });
});
