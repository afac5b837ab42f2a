import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {picturesIn, shownFiles, writeOffline} from '../../scripts/lib/offline';
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
  let site: string;
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };
  const list = () =>
    JSON.parse(readFileSync(path.join(site, 'offline/zh.json'), 'utf8')) as Record<string, unknown>;

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'offline-'));
  });
  afterEach(() => rmSync(site, {recursive: true}));

  it('is the sum of its files as they are sent', async () => {
    const texts = {'index.html': 'page '.repeat(99), 'docs/a.html': 'doc '.repeat(50)};
    Object.entries(texts).forEach(([file, text]) => put(file, text));
    put('img/a.png', 'a picture');
    const sent = Object.values(texts).map((text) => gzipSync(text).length);
    const download = sent[0]! + sent[1]! + 'a picture'.length;
    await writeOffline(site);
    expect(list()).toMatchObject({download, size: 495 + 200 + 9});
  });
});
