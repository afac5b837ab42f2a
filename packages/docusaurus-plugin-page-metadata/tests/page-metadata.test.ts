import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {afterAll, describe, expect, test} from 'vitest';
import {createCardPainter, type Card} from '../src/card';
import {openSearchXml} from '../src/files';
import {encodePng} from '../src/png';
import {script} from '../src/structuredData';

const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
const cacheFolder = path.join(folder, 'cache');
const colors = {
  surface: '#fff',
  text: '#000',
  muted: '#666',
  accent: '#00f',
  accentSoft: '#eef',
  line: '#ccc',
};
const logo = '<svg viewBox="0 0 1 1" width="1" height="1"></svg>';
const design = {logo, brand: 'coScene', label: '帮助文档', colors};
const painter = createCardPainter({design, folder, cacheFolder});
const card: Card = {title: '创建记录', sections: ['协作']};
afterAll(() => rmSync(folder, {recursive: true}));

test('social cards report a character that the font lacks', async () => {
  const paint = await painter;
  await expect(paint({...card, title: '标题 \u{10450}'})).rejects.toThrow(/has no "\u{10450}"/u);
});

test('an encoded image has the same pixels when decoded', async () => {
  const pixels = Buffer.from(
    [
      [255, 0, 0, 255],
      [0, 255, 0, 255],
      [1, 2, 3, 255],
      [9, 8, 7, 255],
    ].flat(),
  );
  const png = await encodePng(pixels, 2, 2);
  const image = `<image width="2" height="2" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const decoded = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">${image}</svg>`,
  );
  expect(decoded.pixels).toEqual(pixels);
});

describe('page metadata', () => {
  test('escapes the end of a script', () => {
    const tag = script({name: '</script><script>go()'});
    expect(tag.match(/<\/?script/g)).toHaveLength(2);
    expect(JSON.parse(tag.replace(/<[^>]*>/g, ''))).toEqual({name: '</script><script>go()'});
  });

  test('escapes the reserved characters of XML', () => {
    const text = {shortName: 'a & b', description: '<"x">', language: 'zh'};
    expect(openSearchXml({...text, home: 'https://a/?b&c', icon: 'https://a/i.svg'})).toContain(
      '<ShortName>a &amp; b</ShortName>\n  <Description>&lt;&quot;x&quot;&gt;</Description>',
    );
  });
});
