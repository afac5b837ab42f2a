import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {alternates} from '../../src/config/sitemap';
import {createCardPainter, type Card} from '../../src/plugins/page-metadata/card';
import {readFacts} from '../../src/plugins/page-metadata/facts';
import {openSearchXml} from '../../src/plugins/page-metadata/files';
import {script} from '../../src/plugins/page-metadata/structuredData';
import {parseHtml} from '../../src/plugins/html';

describe('social cards', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
  const cacheFolder = path.join(folder, 'cache');
  const logo = readFileSync(path.resolve(import.meta.dirname, '../../static/img/logo.svg'), 'utf8');
  const painter = createCardPainter({logo, folder, cacheFolder});
  const card: Card = {locale: 'zh', title: '创建记录', sections: ['协作']};
  afterAll(() => rmSync(folder, {recursive: true}));

  test('are pictures of 1200 × 630 pixels in both languages, and differ by their text', async () => {
    const paint = await painter;
    const names = [
      await paint(card),
      await paint({...card, title: '使用消息转换器在三维面板中显示三维标记（Actions）'}),
      await paint({...card, locale: 'en', title: 'SceneEntityDeletionType', sections: []}),
    ];
    expect(new Set(names).size).toBe(3);
    for (const name of names) {
      const png = readFileSync(path.join(folder, name));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(await paint(card)).toBe(names[0]);
  });

  test('name a character that the font does not have', async () => {
    const paint = await painter;
    await expect(paint({...card, title: '标题 \u{10450}'})).rejects.toThrow(/has no "\u{10450}"/u);
  });
});

describe('what a page says of itself', () => {
  const page = (head: string) => parseHtml(`<html lang=zh-CN><head>${head}</head></html>`);
  const canonical = '<link rel=canonical href=https://example.com/docs/a>';

  test('is read from its head', () => {
    const crumbs =
      '{"@type":"BreadcrumbList","itemListElement":[{"name":"协作"},{"name":"创建记录"}]}';
    const root = page(
      `<title>创建记录 | coScene</title><meta name=description content=说明>${canonical}<script type=application/ld+json>${crumbs}</script>`,
    );
    expect(readFacts(root, 'a.html')).toEqual({
      title: '创建记录',
      description: '说明',
      url: 'https://example.com/docs/a',
      language: 'zh-CN',
      sections: ['协作'],
    });
  });

  test('must contain its address', () => {
    expect(() => readFacts(page('<title>a</title>'), 'a.html')).toThrow(
      'a.html: the built page has no canonical address.',
    );
  });

  test('cannot end the script that holds it', () => {
    const tag = script({name: '</script><script>go()'});
    expect(tag.match(/<\/?script/g)).toHaveLength(2);
    expect(JSON.parse(tag.replace(/<[^>]*>/g, ''))).toEqual({name: '</script><script>go()'});
  });

  test('may contain what XML reserves', () => {
    const text = {shortName: 'a & b', description: '<"x">', language: 'zh'};
    expect(openSearchXml({...text, home: 'https://a/?b&c', icon: 'https://a/i.svg'})).toContain(
      '<ShortName>a &amp; b</ShortName>\n  <Description>&lt;&quot;x&quot;&gt;</Description>',
    );
  });
});

describe('languages in the sitemap', () => {
  test('are those of the page', () => {
    expect(
      alternates('https://example.com/en/docs/a', 'en').map(({lang, url}) => [lang, url]),
    ).toEqual([
      ['zh-CN', 'https://example.com/docs/a'],
      ['en', 'https://example.com/en/docs/a'],
      ['x-default', 'https://example.com/docs/a'],
    ]);
    expect(alternates('https://example.com/', 'zh').map(({url}) => url)).toEqual([
      'https://example.com/',
      'https://example.com/en/',
      'https://example.com/',
    ]);
  });
});
