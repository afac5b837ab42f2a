import {describe, expect, it} from 'vitest';
import {picturesIn, shownFiles} from '../../scripts/lib/offline';
import {filesOf, localeOf, pageAddress} from '../../src/offline/set';

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
    const others = ['docs/a.md', 'assets/social/a.png', 'assets/mermaid-1.2.3/m.js', 'llms.txt'];
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
