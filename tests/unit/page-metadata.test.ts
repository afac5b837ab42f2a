import path from 'node:path';
import {createCanvas, loadImage} from '@napi-rs/canvas';
import {describe, expect, test} from 'vitest';
import {alternates} from '../../src/config/sitemap';
import {cardPainter} from '../../src/plugins/page-metadata/card';
import {readFacts} from '../../src/plugins/page-metadata/facts';
import {familiesFor} from '../../src/plugins/page-metadata/fonts';
import {openSearchXml} from '../../src/plugins/page-metadata/opensearch';
import {encodePng} from '../../src/plugins/page-metadata/png';
import {script} from '../../src/plugins/page-metadata/structuredData';
import {pieces, wrap} from '../../src/plugins/page-metadata/wrap';
import {parseHtml} from '../../src/plugins/html';

/** Chinese characters are as wide as they are high, others half of that. */
const measure = (text: string) =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0);

describe('lines of a title', () => {
  test('break between words, evenly', () => {
    expect(wrap('Collect and diagnose data from a fleet of robots', 'en', 30, measure)).toEqual([
      'Collect and diagnose data',
      'from a fleet of robots',
    ]);
    expect(wrap('创建记录', 'zh', 30, measure)).toEqual(['创建记录']);
  });

  test('neither begin with closing punctuation nor end with opening', () => {
    const text = '什么是时间轴、一刻、书签？怎样区分「记录」与（项目）：给新用户的说明。';
    for (let width = 12; width < 70; width += 1) {
      const lines = wrap(text, 'zh', width, measure);
      expect(lines.join('')).toBe(text);
      expect(lines.filter((line) => /^[、，。？：」）]|[「（]$/.test(line))).toEqual([]);
    }
  });

  test('keep names whole, and cut one that is wider than a line', () => {
    expect(pieces('用 tf2_msgs/TFMessage 转换', 'zh')).toContain('tf2_msgs/TFMessage ');
    const lines = wrap('SceneEntityDeletionType', 'en', 10, measure);
    expect(lines.join('')).toBe('SceneEntityDeletionType');
    expect(lines.every((line) => measure(line) <= 10)).toBe(true);
  });
});

describe('cards', () => {
  const paint = cardPainter(path.resolve(import.meta.dirname, '../../static/img/logo.svg'));

  test('are drawn in both languages, and differ by their text', async () => {
    const card = {locale: 'zh', title: '创建记录', sections: ['协作']} as const;
    const [one, same, other, english] = await Promise.all([
      paint(card),
      paint(card),
      paint({...card, title: '上传文件'}),
      paint({...card, locale: 'en', title: 'Create a record'}),
    ]);
    expect(one).toEqual(same);
    expect(new Set([one, other, english].map((png) => png?.toString('base64'))).size).toBe(3);
    const {width, height} = await loadImage(one);
    expect([width, height]).toEqual([1200, 630]);
  });

  test('name a character that the font does not have', () => {
    expect(familiesFor('记录 A')).toContain('"noto-sans-sc-latin"');
    expect(() => familiesFor('标题 \u{10450}')).toThrow(/has no "\u{10450}"/u);
  });
});

describe('PNG files', () => {
  const picture = (paint: (x: number, y: number) => string) => {
    const canvas = createCanvas(40, 40);
    const context = canvas.getContext('2d');
    for (let x = 0; x < 40; x += 1) {
      for (let y = 0; y < 40; y += 1) {
        context.fillStyle = paint(x, y);
        context.fillRect(x, y, 1, 1);
      }
    }
    return canvas;
  };

  test('hold the picture', async () => {
    const source = picture((x, y) => (x > y ? '#0b5cbd' : '#ffffff'));
    const copy = createCanvas(40, 40);
    const png = await encodePng(source.data(), 40, 40);
    copy.getContext('2d').drawImage(await loadImage(png), 0, 0);
    expect(copy.data().equals(source.data())).toBe(true);
  });

  test('refuse one of too many colours', async () => {
    const source = picture((x, y) => `rgb(${x * 6}, ${y * 6}, ${(x * y) % 256})`);
    await expect(encodePng(source.data(), 40, 40)).rejects.toThrow(/colours; a palette holds 256/);
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
