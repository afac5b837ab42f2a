import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {createCardPainter, type Card} from '../../src/plugins/page-metadata/card';
import {openSearchXml} from '../../src/plugins/page-metadata/files';
import {script} from '../../src/plugins/page-metadata/structuredData';

const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
const cacheFolder = path.join(folder, 'cache');
const logo = readFileSync(path.resolve(import.meta.dirname, '../../static/img/logo.svg'), 'utf8');
const painter = createCardPainter({logo, folder, cacheFolder});
const card: Card = {locale: 'zh', title: '创建记录', sections: ['协作']};
afterAll(() => rmSync(folder, {recursive: true}));

test('social cards name a character that the font does not have', async () => {
  const paint = await painter;
  await expect(paint({...card, title: '标题 \u{10450}'})).rejects.toThrow(/has no "\u{10450}"/u);
});

describe('what a page says of itself', () => {
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
