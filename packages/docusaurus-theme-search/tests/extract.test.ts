import {describe, expect, test} from 'vitest';
import {parseHtml} from 'docusaurus-plugin-post-build';
import {extractPage} from '../src/extract';

/** Page like those of Docusaurus' HTML minifier, without quotes and optional end tags. */
const page = (
  main: string,
) => `<!doctype html><html lang=zh-CN><head><title>创建记录 | coScene</title>
<meta name=docsearch:language content=zh><meta name=docusaurus_tag content=docs-default-current>
<meta name=description content="新建记录的四种方式。"><meta name=keywords content=新建,记录>
<body><nav class=navbar><a class="navbar__link navbar__link--active" href=/docs/overview>文档</a></nav>
<main><article><nav class=theme-doc-breadcrumbs><ul class=breadcrumbs><li class=breadcrumbs__item><a class=breadcrumbs__link href=/><svg/></a>
<li class=breadcrumbs__item><a class=breadcrumbs__link href=/docs/category/collaboration>协作</a><li class=breadcrumbs__item><span class=breadcrumbs__link>记录操作</span></ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>创建记录</h1></header>${main}</div>
<footer class=theme-doc-footer><a href=/edit>编辑此页</a></footer></article><nav class=pagination-nav>下一页</nav></main>
<footer class=footer><div class=footer__col><div class=footer__title>法律协议</div><a href=/legal/privacy>隐私政策</a></div></footer></html>`;

const siteUrl = 'https://docs.coscene.cn';
const path = '/docs/collaboration/record/create-record';
const read = (main: string) => extractPage(parseHtml(page(main)), {path, siteUrl})!;
const extract = (main: string) => read(main).records;

const contents = (main: string) =>
  extract(main)
    .filter(({type}) => type === 'content')
    .map(({content}) => content);

test.each([
  ['case', ['labels not found: ...、--page', '没有反应']],
  ['row', ['labels not found: ...']],
])('symptoms are the first cells of cases, or messages in other rows: %s', (name, symptoms) => {
  const table =
    '<table><thead><tr><th>现象<th>原因<tbody>' +
    `<tr id=${name}-1><td><code>labels not found: ...</code>、<code>--page</code><td>标签 <code>not a message here</code>` +
    `<tr id=${name}-2><td>没有反应<td>无</table><p><code>neither is this one</code>`;
  const found = read(table).symptoms!;
  expect(found.map(({text}) => text)).toEqual(symptoms);
  expect(found[0]).toMatchObject({heading: 0, anchor: `${name}-1`});
  const row = extract(table).find(({anchor}) => anchor === `${name}-1`);
  expect(row).toMatchObject({type: 'content', url: `${siteUrl}${path}#${name}-1`});
});

describe('records of a page', () => {
  test('begin with the page itself', () => {
    expect(extract('<p>正文')[0]).toMatchObject({
      type: 'lvl1',
      url: 'https://docs.coscene.cn/docs/collaboration/record/create-record',
      anchor: null,
      content: '新建记录的四种方式。',
      keywords: '新建,记录',
      language: 'zh',
      docusaurus_tag: 'docs-default-current',
      hierarchy: {lvl0: '协作', lvl1: '创建记录', lvl2: null},
    });
  });

  test('have nested headings, and texts under the nearest one', () => {
    const records = extract(
      '<p>一<h2 class=anchor id=from-page>从页面<a class=hash-link href=#from-page></a></h2><p>二<h3 id=steps>步骤</h3><p>三<h2 id=by-cli>用命令</h2><p>四',
    );
    const textOf = ({type, content, hierarchy}: (typeof records)[number]) =>
      content ?? hierarchy[type as 'lvl2'];
    expect(records.map((record) => [record.type, record.anchor, textOf(record)])).toEqual([
      ['lvl1', null, '新建记录的四种方式。'],
      ['content', null, '一'],
      ['lvl2', 'from-page', '从页面'],
      ['content', 'from-page', '二'],
      ['lvl3', 'steps', '步骤'],
      ['content', 'steps', '三'],
      ['lvl2', 'by-cli', '用命令'],
      ['content', 'by-cli', '四'],
    ]);
    expect(records.at(-1)?.hierarchy).toMatchObject({lvl2: '用命令', lvl3: null});
    expect(records.at(-1)?.url).toBe(`${siteUrl}${path}#by-cli`);
  });

  test('have the terms of a glossary as headings, with their definitions', () => {
    const records = extract(
      '<h2 id=records>记录</h2><dl><div id=record><dt><dfn>记录</dfn> <span lang=en>record</span><dd>一组文件。 <a href=/ data-search=off>详细说明</a></div>' +
        '<div id=moment><dt><dfn>一刻</dfn><dd>一段时间。</div></dl>',
    );
    const found = records
      .slice(2)
      .map(({type, anchor, content, hierarchy: {lvl2, lvl6}}) => [
        type,
        anchor,
        content ?? lvl6,
        lvl2,
      ]);
    expect(found).toEqual([
      ['lvl6', 'record', '记录', '记录'],
      ['content', 'record', '一组文件。', '记录'],
      ['lvl6', 'moment', '一刻', '记录'],
      ['content', 'moment', '一段时间。', '记录'],
    ]);
  });

  test.each<[what: string, html: string, contents: string[]]>([
    [
      'include code, table rows and list items',
      '<pre><code><span>cocli record create</span><br><span>--title x</span></code><button>复制</button></pre>' +
        '<table><thead><tr><th>字段<th>说明<tbody><tr><td><code>listen_dirs</code><td>监听目录</table>' +
        '<ul><li>甲<li><p>乙<ul><li>丙</ul></ul>',
      ['cocli record create --title x', 'listen_dirs：监听目录', '甲', '乙', '丙'],
    ],
    [
      'include the labels of columns',
      '<table><thead><tr><th>参数<th>默认<th>含义<tbody><tr><td>--log-level<td>info<td>日志级别</table>' +
        '<table><tbody><tr><td>a<td>b<td>c</table>',
      ['--log-level · 默认：info · 含义：日志级别', 'a · b · c'],
    ],
    [
      'include cards, each title with its description',
      '<article><a href=/a><div aria-hidden=true>图</div><span>点云</span><span>三维的点。</span></a></article>' +
        '<article><a href=/b><div aria-hidden=true>图</div><span>指南</span><span>分步说明。</span><span>3 页</span></a></article>',
      ['点云：三维的点。', '指南 · 分步说明。 · 3 页'],
    ],
    [
      'exclude navigation, buttons and marked elements',
      '<p>正文<button>复制</button><nav>导航</nav><div data-search=off>不要</div><span aria-hidden=true>装饰</span><details><summary>展开</summary><p>里面</details>',
      ['正文', '展开', '里面'],
    ],
  ])('%s', (_, html, texts) => expect(contents(html)).toEqual(texts));

  test('split long code to the size that Algolia accepts', () => {
    const found = contents(`<pre>${'listen_dirs '.repeat(400)}</pre>`);
    expect(found.length).toBeGreaterThan(3);
    expect(Math.max(...found.map((text) => text?.length ?? 0))).toBeLessThanOrEqual(1200);
    expect(found.join(' ').match(/listen_dirs/g)).toHaveLength(400);
  });

  test('do not split characters of several code units', () => {
    const family = '👩‍👩‍👧‍👦';
    for (const shift of ['', 'a', 'ab', 'abc']) {
      const found = contents(`<pre>${shift}${family.repeat(300)}</pre>`);
      expect(found.length).toBeGreaterThan(1);
      for (const text of found) {
        expect(text?.replace(shift, '').replaceAll(family, '')).toBe('');
      }
    }
  });
});
