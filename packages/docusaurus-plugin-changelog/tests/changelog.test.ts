import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {buildFeeds} from '../src/feeds';
import {assertInStep, parseChangelog} from '../src/parse';
import {rehypeChangelog} from '../src/rehype';

const good = readFileSync(path.join(import.meta.dirname, 'samples/changelog.md'), 'utf8');

const english = good.replace('新增', 'Added').replace('修复', 'Fixed').replace('改进', 'Improved');

const kinds = {added: '新增', improved: '改进', fixed: '修复'};
const texts = {
  source: 'src/pages/changelog.md',
  title: '发布历史',
  description: '各版本的变化',
  language: 'zh-CN',
  kinds,
  filter: '产品',
  choices: {all: '全部', platform: '平台', client: '数采客户端'},
  year: '{year} 年的版本',
};
const zh = (source: string) => parseChangelog(source, 'zh.md', kinds);
const en = (source: string) =>
  parseChangelog(source, 'en.md', {added: 'Added', improved: 'Improved', fixed: 'Fixed'});

describe('a changelog', () => {
  it('reads releases, dates, notes and kinds of change', () => {
    const {releases} = zh(good);
    expect(releases.map(({version, id, date}) => [version, id, date])).toEqual([
      ['26.10.0', 'v26-10-0', '2026-03-04'],
      ['25.9.0', 'v25-9-0', '2025-02-26'],
    ]);
    expect(releases[0]?.changes.map(({kind}) => kind)).toEqual(['added', 'added', 'fixed']);
    expect(releases[1]?.notes).toBe(1);
  });

  it.each([
    ['wrong order', '25.9.0 {#v25-9-0}', '26.11.0 {#v26-11-0}', /26\.11\.0 is below 26\.10\.0/],
    ['name that is no version', '### 25.9.0', '### 25.9', /not a version of the form YY\.WW\.P/],
    ['date missing', '2025-02-26\n', '', /begins with its date/],
    ['date that does not exist', '2025-02-26', '2025-02-30', /begins with its date/],
    ['unknown kind', '**改进**', '**优化**', /"优化" is not one of 新增, 改进, 修复/],
  ])('stops the build with file and line: %s', (_name, from, to, message) => {
    const bad = good.replace(from, to);
    expect(bad).not.toBe(good);
    expect(() => zh(bad)).toThrow(message);
    expect(() => zh(bad)).toThrow(/^zh\.md:\d+: /);
  });
});

const check = (translation: string) => () => assertInStep(zh(good), en(translation));

it.each([
  ['release', '## 2025 {#y2025}', undefined, /^en\.md:1: expected 25\.9\.0 .*found nothing$/],
  ['change', '- 变量 `{{device.id}}`。\n', '', /^en\.md:11: .*2 added.*zh\.md; found .*1 added/],
  ['note', '日期按先后顺序更正。\n', '', /^en\.md:26: .*1 notes.*found .*0 notes/],
  ['date', '2025-02-26', '2025-02-25', /^en\.md:26: .*of 2025-02-26.*found .*of 2025-02-25/],
])('reports a %s that the other language lacks, with file and line', (_name, from, to, message) => {
  const other =
    to === undefined ? english.slice(0, english.indexOf(from)) : english.replace(from, to);
  expect(check(other)).toThrow(message);
});

it('feeds have absolute addresses and the text of each change', () => {
  const {releases} = zh(good);
  const feeds = buildFeeds({
    releases,
    texts,
    name: 'coScene',
    copyright: '© 2025',
    siteUrl: 'https://docs.coscene.cn/',
  });
  for (const name of ['atom.xml', 'rss.xml']) {
    expect(feeds[name]).toContain(`https://docs.coscene.cn/changelog/${name}`);
    expect(feeds[name]).toContain('https://docs.coscene.cn/changelog#v25-6-0');
    expect(feeds[name]).not.toMatch(/href="[/#]/);
    expect(feeds[name]).toContain('<li>变量 <code>{{device.id}}</code>。</li>');
  }
  expect(feeds['atom.xml']).toMatch(
    /<feed xml:lang="zh-CN" [^>]*>(?:(?!<entry>)[^])*<author>\s*<name>coScene<\/name>/,
  );
});

const layOut = async (source: string, name = 'changelog.md') => {
  const markdown = source.replace(/^---[^]*?---/, '');
  const tree = toHast(unified().use(remarkParse).parse(markdown));
  const page = unified().use(rehypeChangelog, {
    name: 'coScene',
    copyright: '',
    products: {client: /^数采客户端/},
    texts: {zh: texts},
  });
  const {children} = await page.run(tree as never, {
    value: '',
    path: path.resolve(`src/pages/${name}`),
  });
  return toHtml({
    type: 'root',
    children: children.filter(({type}) => type !== ('mdxjsEsm' as never)),
  });
};

it('the page has a section for each release with its product, marked kinds, and a filter', async () => {
  const html = await layOut(good.replace('- 随机', '- 数采客户端 1.1.0：随机'));
  expect(html).toMatch(/介绍[^]*<form class="changelog-filter [^]*<h2[^>]*>2026/);
  expect(html.match(/<section class="release">/g)).toHaveLength(2);
  expect([...html.matchAll(/data-product="(\w+)"/g)].map(([, product]) => product)).toEqual([
    'platform',
    'platform',
    'client',
    'platform',
  ]);
  expect(html).toMatch(/<div><p data-kind="fixed">[^]*?<ul>\s*<li data-product="client">/);
  expect(html).toMatch(/<div class="release-head"><h3>25\.9\.0[^]*?<p>2025-02-26<\/p><\/div>/);
  const older = '\n## 2024\n\n### 24.9.0\n\n2024-02-26\n\n**修复**\n\n- 一\n';
  expect(await layOut(good + older)).toMatch(
    /<h2 data-products=" platform">2024<\/h2>\s*<details><summary>2024 年的版本<\/summary>[^]*24\.9\.0[^]*<\/details>\s*$/,
  );
  expect(await layOut(good, 'about.md')).not.toContain('<section');
});
