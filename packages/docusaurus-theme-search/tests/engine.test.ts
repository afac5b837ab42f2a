import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {escapeHtml} from 'text-utils';
import {parseHtml} from 'docusaurus-plugin-post-build';
import {buildIndex} from '../src/build';
import {extractPage} from '../src/extract';
import {
  SearchEngine,
  stem,
  type IndexFile,
  type PageRecords,
  type Synonyms,
  type TextFile,
} from 'search-engine';

interface Sample {
  path: string;
  title: string;
  sections: [heading: string, ...texts: string[]][];
}

function page({path: address, title, sections}: Sample): PageRecords {
  const body = sections.map(
    ([heading, ...texts], place) =>
      `<h2 id="s${place}">${heading}</h2>${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`,
  );
  const html = `<html lang="zh"><a class="navbar__link--active">文档</a><main><h1>${title}</h1>${body.join('')}</main></html>`;
  return extractPage(parseHtml(html), {path: address, siteUrl: 'https://docs.coscene.cn'})!;
}

const file = path.join(import.meta.dirname, 'samples/search-pages.yaml');
const samples = parse(readFileSync(file, 'utf8')) as Record<string, Sample[]>;
const site = samples.chinese!.map(page);

const synonyms: Synonyms = {
  equal: [['触发器', 'trigger']],
  aliases: [
    ['remove', 'delete'],
    ['robot', 'device'],
  ],
};

const indexOf = (pages: PageRecords[]) =>
  JSON.parse(buildIndex(pages, 'zh', synonyms).index.content) as IndexFile;

function addTexts(target: SearchEngine, pages: PageRecords[]): SearchEngine {
  buildIndex(pages, 'zh').texts.forEach(({content}, file) =>
    target.addFile(file, JSON.parse(content) as TextFile),
  );
  return target;
}

const engineOf = (pages: PageRecords[]) => addTexts(new SearchEngine(indexOf(pages)), pages);

const engine = engineOf(site);
const resultsOf = (query: string, searched = engine) =>
  searched.results(searched.rank(query), {from: 0, count: 20, words: 10});
const pathsOf = (query: string, searched?: SearchEngine) =>
  resultsOf(query, searched).shown.map(({url}) => url.replace(/#.*/, ''));

describe('finds', () => {
  test.each([
    ['a title', '创建记录', '/docs/record/create'],
    ['mixed scripts without a space', 'cocli创建', '/docs/record/create'],
    ['full-width letters', 'ＣＯＣＬＩ', '/docs/record/create'],
    ['a part of a compound', 'extension', '/docs/viz/api/panel-extension-context'],
    ['words with an underscore', 'listen dirs', '/docs/device/collect'],
    ['one character', '触', '/docs/automation/trigger'],
    ['separate words', '标签下载', '/docs/record/manage'],
    ['a question', '怎么创建触发器？', '/docs/automation/trigger'],
    ['a symbol', 'PanelExtensionContext', '/docs/viz/api/panel-extension-context'],
    ['a misspelled word', 'contxet', '/docs/viz/api/panel-extension-context'],
    ['an English glossary term', 'trigger', '/docs/automation/trigger'],
    ['the known part of a run', '触发器炸了', '/docs/automation/trigger'],
    ['a word that is in no dictionary', '刻记', '/docs/viz/short'],
  ])('%s', (_, query, path) => {
    expect(pathsOf(query)[0]).toBe(path);
  });

  const english = engineOf(samples.english!.map(page));
  test.each([
    ['other forms of a word', 'deleting devices', '/docs/device/device'],
    ['synonyms in other forms', 'removed robots', '/docs/device/device'],
    ['a version', '25.48', '/docs/release'],
    ['flags on pages of commands', '--page-size', '/docs/cocli/flags'],
  ])('%s', (_, query, path) => {
    expect(pathsOf(query, english)[0]).toBe(path);
  });

  test('the same pages for a singular and its plural', () => {
    const found = (query: string) => pathsOf(query, english);
    expect(found('custom fields')).toEqual(found('custom field'));
    expect(found('device')).toEqual(found('devices'));
    expect(found('device')).not.toEqual([]);
    expect(stem('aliases')).toBe(stem('alias'));
  });

  test('nothing for unknown words', () => {
    for (const query of ['量子纠缠', 'zzqxvkw', '', '！？', 'ж']) {
      expect(resultsOf(query).total).toBe(0);
    }
  });
});

describe('results', () => {
  test.each([
    ['its words', '手动采集', '#s0'],
    ['with a word of the title', '设备监听', '#s1'],
    ['with a word of the address', 'collect 监听目录', '#s1'],
  ])('a heading is the result for %s', (_, query, anchor) => {
    const [hit] = resultsOf(query).shown;
    expect(hit).toMatchObject({url: `/docs/device/collect${anchor}`, type: 'lvl2'});
  });

  test('a text is the result under its heading, with an excerpt', () => {
    const [hit] = resultsOf('仓库').shown;
    expect(hit).toMatchObject({url: expect.stringMatching(/#s1$/) as string, type: 'content'});
    const marked = hit?.excerpt?.filter((part) => part.marked).map(({text}) => text);
    expect(marked?.join('')).toBe('仓库');
  });

  test('excerpts do not split characters', () => {
    const text = `词${'𠮷'.repeat(60)}关键字${'𠮷'.repeat(60)}`;
    const rare = engineOf([page({path: '/docs/a', title: '生僻字', sections: [['段', text]]})]);
    const excerpt = resultsOf('关键字', rare).shown[0]?.excerpt ?? [];
    expect(excerpt.map(({text}) => text).join('')).toMatch(/^…𠮷*关键字𠮷*…$/u);
  });

  test.each([
    [
      'a sentence',
      'The lidar is on top. Drivers of the lidar write a keyword first. They stop when the robot stops.',
      'Drivers of the lidar write a keyword first.',
    ],
    [
      'a part of a long sentence',
      'Drivers of all lidars that are mounted on the robots of a fleet write a keyword, e.g. one.',
      '…the robots of a fleet write a keyword, e.g. one.',
    ],
    [
      'a cell of a row with its label',
      'timestamp · Type: a time in the zone of the robot · Use: write the keyword at night · Unit: seconds',
      'Use: write the keyword at night · Unit: seconds',
    ],
    [
      'a sentence of a cell with the label of the cell',
      'robot · Cause: the battery of the robot was empty · Action: Charge it. Then press the keyword. · Since: version one',
      'Action: Charge it. Then press the keyword. · Since: version one',
    ],
    [
      'an abbreviation within a sentence',
      `${'word '.repeat(9)}e.g. keyword and other`,
      '…word word word word word word e.g. keyword and other',
    ],
  ])('excerpts show %s', (_, text, shown) => {
    const long = engineOf([page({path: '/docs/a', title: 'Lidar', sections: [['Part', text]]})]);
    const excerpt = resultsOf('keyword', long).shown[0]?.excerpt ?? [];
    expect(excerpt.map((part) => part.text).join('')).toBe(shown);
  });

  test('texts that are loaded later add only the excerpt', () => {
    const later = new SearchEngine(indexOf(site));
    const {shown: before} = resultsOf('时间段', later);
    expect(before[0]).toMatchObject({type: 'content', url: '/docs/device/collect#s0'});
    expect(before[0]?.missing).toBeTypeOf('number');
    expect(before[0]?.excerpt).toBeUndefined();
    addTexts(later, site);
    const {shown: after} = resultsOf('时间段', later);
    expect(after[0]?.excerpt).toBeDefined();
    expect(after[0]?.missing).toBeUndefined();
    expect(after.map(({url}) => url)).toEqual(before.map(({url}) => url));
  });

  test('traditional characters match simplified ones', () => {
    expect(pathsOf('觸發器')).toEqual(pathsOf('触发器'));
    expect(pathsOf('設備監聽')).toEqual(pathsOf('设备监听'));
    // Characters of a synonym that no page contains.
    const renamed: Synonyms = {equal: [], aliases: [['帐号', '触发器']]};
    const index = JSON.parse(buildIndex(site, 'zh', renamed).index.content) as IndexFile;
    const own = addTexts(new SearchEngine(index), site);
    expect(pathsOf('帳號', own)).toEqual(pathsOf('帐号', own));
    expect(pathsOf('帳號', own)).not.toEqual([]);
  });
});

describe('symptoms', () => {
  const quoted = (address: string, symptoms: string[], text: string): PageRecords => ({
    ...page({path: address, title: '问题', sections: [['处理', text]]}),
    symptoms: symptoms.map((symptom, row) => ({
      text: symptom,
      heading: 1,
      anchor: `case-${row + 1}`,
    })),
  });
  const words =
    'topic, cannot be empty, label, not found, panel, unknown type, name, robot, moves, jerks';
  const pages = [
    page({path: '/docs/viz/names', title: 'Names', sections: [['Topic', words]]}),
    quoted('/docs/viz/publish', ['Topic cannot be empty'], words),
    quoted('/docs/viz/teleop', ['The robot moves in jerks'], words),
    quoted('/docs/viz/panels', ['Unknown panel type: …', 'labels not found: ...'], words),
  ];
  test.each([
    ['in full', 'Topic cannot be empty', '/docs/viz/publish'],
    ['with a variable part', 'Unknown panel type: Battery', '/docs/viz/panels'],
    ['in other words', 'jerks of the moving robot', '/docs/viz/teleop'],
    ['but not by a single word', 'topic', '/docs/viz/names'],
  ])('lead to their page: %s', (_, query, path) => {
    expect(pathsOf(query, engineOf(pages))[0]).toBe(path);
  });
});

/** Page with a section and a table about symptoms; `queries` are their section queries. */
function pageWithSymptoms(
  address: string,
  section: string,
  rows: string[][],
  queries?: Record<string, string[]>,
): PageRecords {
  const cells = rows.map(
    (row, place) => `<tr id="case-${place + 1}">${row.map((cell) => `<td>${cell}`).join('')}`,
  );
  const html = `<html lang="zh"><a class="navbar__link--active">文档</a><main><h1>图像面板</h1><h2 id="use">使用</h2><p>${section}</p>
    <h2 id="troubleshooting">问题与处理</h2><table><thead><tr><th>现象<th>原因<th>处理<tbody>${cells.join('')}</table></main></html>`;
  const options = {path: address, siteUrl: 'https://docs.coscene.cn', queries};
  return extractPage(parseHtml(html), options)!;
}

test.each([
  ['记录是什么', '/docs/glossary#record'],
  ['什么是记录', '/docs/glossary#record'],
  ['记录', '/docs/records'],
  ['记录是什么格式', '/docs/records'],
  ['what is a moment', '/docs/glossary#moment'],
  ['Moments meaning', '/docs/glossary#moment'],
  ['moments of records', '/docs/records'],
])('a question about the meaning of a term leads to its definition: %s', (query, url) => {
  const html =
    '<title>术语</title><main><h1>术语</h1><dl><div id=record><dt>记录<dd>一组文件</div>' +
    '<div id=moment><dt>moment<dd>A time range</div></dl></main>';
  const glossary = extractPage(parseHtml(html), {
    path: '/docs/glossary',
    siteUrl: 'https://docs.coscene.cn',
  })!;
  const records = page({
    path: '/docs/records',
    title: '记录',
    sections: [['格式', '记录是 MCAP 格式，with moments']],
  });
  expect(resultsOf(query, engineOf([glossary, records])).shown[0]?.url).toMatch(url);
});

describe('rows about symptoms', () => {
  const rows = [
    ['打开后没有画面', '没有订阅话题', '在面板设置里选择话题'],
    ['画面一直在闪', '两个话题同名', '重新命名其中一个'],
    ['Unknown panel type: Gauge', '扩展没有安装', '安装扩展'],
  ];
  const words = '画面、话题和扩展：选择话题，命名，安装。Unknown type of a panel';
  const image = pageWithSymptoms('/docs/viz/image', words, rows);

  test('are results with their other cells as excerpt, each with its label', () => {
    const [hit] = resultsOf('打开后没有画面', engineOf([image])).shown;
    expect(hit).toMatchObject({url: '/docs/viz/image#case-1', place: '图像面板 › 问题与处理'});
    expect(hit?.excerpt?.map((part) => part.text).join('')).toBe(
      '原因：没有订阅话题 · 处理：在面板设置里选择话题',
    );
  });

  test('without an id have the line of their row as excerpt', () => {
    const [hit] = resultsOf(
      'no such run found',
      engineOf([
        pageWithSymptoms(
          '/docs/cli',
          '取消：</p><table><tr><th>Message<th>Meaning<tr><td><code>no such run found: …</code><td>没有这个调用</table>',
          rows,
        ),
      ]),
    ).shown;
    expect(hit?.url).toBe('/docs/cli#use');
    expect(hit?.excerpt?.map((part) => part.text).join('')).toBe(
      'no such run found: …：没有这个调用',
    );
  });

  test.each([
    ['by their further cells', '画面 同名 重新命名', '#case-2'],
    ['by a part of an error', 'panel type Gauge', '#case-3'],
    ['by an error in a longer text', 'Error: Unknown panel type: Gauge', '#case-3'],
    ['by a synonym', '画面一直闪烁 重名', '#case-2'],
  ])('rank before their section: %s', (_, query, anchor) => {
    const synonymous: Synonyms = {equal: [], aliases: [['重名', '同名']]};
    const index = JSON.parse(buildIndex([image], 'zh', synonymous).index.content) as IndexFile;
    const [hit] = resultsOf(query, addTexts(new SearchEngine(index), [image])).shown;
    expect(hit?.url).toBe(`/docs/viz/image${anchor}`);
  });

  test('match a query that describes a problem; the section matches others', () => {
    const section = '选择话题，画面就显示在面板里，可以重新命名';
    const searched = engineOf([pageWithSymptoms('/docs/viz/image', section, rows)]);
    const urlOf = (query: string) => resultsOf(query, searched).shown[0]?.url;
    expect(urlOf('选择话题后面板里不显示画面')).toBe('/docs/viz/image#case-1');
    expect(urlOf('没有画面')).toBe('/docs/viz/image#case-1');
    expect(urlOf('选择话题后面板里显示画面')).toBe('/docs/viz/image#use');
    expect(urlOf('选择话题后面板里只显示画面')).toBe('/docs/viz/image#use');
    expect(urlOf('选择话题后面板里显不显示画面')).toBe('/docs/viz/image#use');
    expect(urlOf('选择话题后面板里显示画面没')).toBe('/docs/viz/image#use');
  });

  test('a place with a word of the reader precedes one with its synonym only', () => {
    const both = page({
      path: '/docs/device',
      title: '管理',
      sections: [
        ['删除', '在列表中删除文件：delete files of a device'],
        ['清理', 'remove the files of the list'],
      ],
    });
    expect(resultsOf('remove files', engineOf([both])).shown[0]?.url).toBe('/docs/device#s1');
  });

  test('a place with words of the reader and synonyms of the others precedes one with a part', () => {
    const both = page({
      path: '/docs/device',
      title: '管理',
      sections: [
        ['其他', 'a trigger of robots'],
        ['删除', 'delete the device of a trigger'],
      ],
    });
    const [hit] = resultsOf('remove robot trigger', engineOf([both])).shown;
    expect(hit?.url).toBe('/docs/device#s1');
  });

  describe('section queries', () => {
    const queries = {use: ['投屏到大屏幕'], troubleshooting: ['黑屏了', '屏幕抖动 同名']};
    const searched = engineOf([pageWithSymptoms('/docs/viz/image', words, rows, queries), ...site]);
    const urlOf = (query: string) => resultsOf(query, searched).shown[0]?.url;

    test('lead to their section, also by some of their words', () => {
      expect(urlOf('投屏到大屏幕')).toBe('/docs/viz/image#use');
      expect(urlOf('大屏幕投屏')).toBe('/docs/viz/image#use');
      expect(pathsOf('投屏到大屏幕')).not.toContain('/docs/viz/image');
    });

    test.each(['画面一直在闪', '画面总是在闪'])('of a row lead to it: %s', (cell) => {
      const ofRow = {...queries, [cell]: ['屏幕忽明忽暗']};
      const page = pageWithSymptoms('/docs/viz/image', words, rows, ofRow);
      const [hit] = resultsOf('屏幕忽明忽暗', engineOf([page, ...site])).shown;
      expect(hit?.url).toBe('/docs/viz/image#case-2');
      expect(urlOf('屏幕忽明忽暗')).not.toBe('/docs/viz/image#case-2');
      const withQueries = page.records.filter(({anchor}) => anchor?.startsWith('case-'));
      expect(withQueries.map((own) => own.queries?.length ?? 0)).toEqual([0, 1, 0]);
    });

    test('lead to the row about a symptom that shares a word', () => {
      expect(urlOf('屏幕抖动 同名')).toBe('/docs/viz/image#case-2');
      expect(urlOf('黑屏了')).toBe('/docs/viz/image#troubleshooting');
      expect(urlOf('问题与处理')).toBe('/docs/viz/image#troubleshooting');
    });

    test.each([
      [
        'without a problem, to the section whose heading shares a word',
        '扩展处理',
        'troubleshooting',
      ],
      ['about a problem, to the row', '扩展处理失败', 'case-3'],
    ])('lead %s', (_, query, anchor) => {
      const page = pageWithSymptoms('/docs/viz/image', words, rows, {troubleshooting: [query]});
      const [hit] = resultsOf(query, engineOf([page, ...site])).shown;
      expect(hit?.url).toBe(`/docs/viz/image#${anchor}`);
    });
  });

  test('a page about a type is the result for the name of the type, not for an error', () => {
    const type = page({
      path: '/docs/api/gauge',
      title: 'Gauge',
      sections: [['Unknown panel', words]],
    });
    const low = {
      ...type,
      records: type.records.map((record) => ({...record, weight: {...record.weight, page: 5}})),
    };
    const both = engineOf([low, image]);
    expect(pathsOf('Unknown panel type: Gauge', both)[0]).toBe('/docs/viz/image');
    expect(pathsOf('Gauge', both)[0]).toBe('/docs/api/gauge');
  });
});

test.each([
  ['organisation', 'organization'],
  ['colour', 'color'],
  ['centre', 'center'],
  ['analyse', 'analyze'],
])('British and American spellings match each other: %s, %s', (british, american) => {
  for (const [typed, written] of [
    [british, american],
    [american, british],
  ] as const) {
    const other = page({path: '/docs/a', title: 'A', sections: [['B', `the ${written} of it`]]});
    expect(pathsOf(typed, engineOf([other]))).toEqual(['/docs/a']);
  }
});

test('a key leads to the text that defines it, not to one that uses it', () => {
  const keys = page({
    path: '/docs/keys',
    title: '安装',
    sections: [
      ['例子', '安装时加上 --sn_field serial，再检查 sn_field'],
      ['参数', 'sn_field：序列号的字段'],
    ],
  });
  expect(resultsOf('--sn_field', engineOf([keys])).shown[0]?.url).toBe('/docs/keys#s1');
});

test('a single word leads to the page with it in the title, not to a heading that equals it', () => {
  const pages = [
    page({
      path: '/docs/uninstall',
      title: '卸载',
      sections: [
        ['设备客户端', '在机器上执行卸载的命令。'],
        ['coCLI', '删除 cocli 程序。'],
      ],
    }),
    page({
      path: '/docs/developers/command-line/install-the-tool',
      title: '安装并登录 coCLI 命令行工具',
      sections: [['安装', '下载程序并放到 PATH 里。']],
    }),
  ];
  expect(pathsOf('cocli', engineOf(pages))[0]).toBe(
    '/docs/developers/command-line/install-the-tool',
  );
});

test('a query that equals a heading leads to it, before a page with its words at more places', () => {
  const pages = [
    page({
      path: '/docs/a',
      title: 'Files',
      sections: [
        ['Upload large files in the browser', 'Upload large files. Upload files.'],
        ['Large files', 'Upload files again.'],
      ],
    }),
    page({path: '/docs/b', title: 'Start', sections: [['Upload large files', 'Click it.']]}),
  ];
  expect(resultsOf('Upload large files', engineOf(pages)).shown[0]?.url).toBe('/docs/b#s0');
});

test('a page with a word at more of its places precedes those with it at fewer', () => {
  const pageWith = (address: string, found: number, others: number) => {
    const texts = [
      ...Array<string>(found).fill('calibrate cameras'),
      ...Array<string>(others).fill('mount cameras'),
    ];
    const sections = texts.map((text): [string, string] => ['Step', text]);
    return page({path: address, title: 'Start', sections});
  };
  const pages = [
    pageWith('/docs/long', 8, 40),
    pageWith('/docs/few', 4, 4),
    pageWith('/docs/many', 8, 0),
  ];
  expect(pathsOf('calibrate', engineOf(pages))[0]).toBe('/docs/many');
});

test('words of comparison in a query are ignored', () => {
  const both = page({
    path: '/docs/both',
    title: '采集',
    sections: [['Rules and triggers', 'A rule reads messages, a trigger waits for files.']],
  });
  expect(pathsOf('difference between a rule and a trigger', engineOf([both]))).toEqual([
    '/docs/both',
  ]);
});

test('a Chinese term that pages contain is not also searched in English', () => {
  expect(engine.rank('触发器').needles).not.toContain('trigger');
  expect(engine.rank('trigger').needles).toContain('触发');
});

test('a long section with all words of a query precedes a short one with most of them', () => {
  const others = Array.from({length: 450}, (_, nth) => `w${nth}`).join(' ');
  const both = page({
    path: '/docs/cameras',
    title: 'Start',
    sections: [
      ['First', 'mount cameras'],
      ['Second', `mount cameras outdoors ${others}`],
    ],
  });
  expect(resultsOf('mount cameras outdoors', engineOf([both])).shown[0]?.url).toBe(
    '/docs/cameras#s1',
  );
});

test('a query leads to the section with all of its words', () => {
  const several = page({
    path: '/docs/viz/view',
    title: '三维',
    sections: [
      ['视图', '相机 相机 相机'],
      ['跟踪', '选择模式，相机随机器人移动'],
    ],
  });
  expect(resultsOf('相机 移动', engineOf([several])).shown[0]?.url).toBe('/docs/viz/view#s1');
});

describe('the index file', () => {
  test('is the same for the same pages in any order', () => {
    const nameOf = (pages: PageRecords[]) => buildIndex(pages, 'zh').index.name;
    expect(nameOf([...site].reverse())).toBe(nameOf(site));
  });

  test('is rejected if it has another version, or is no index', () => {
    const file = indexOf(site);
    for (const other of [{...file, version: file.version + 1}, {}, [], null, 7]) {
      expect(() => new SearchEngine(other as IndexFile)).toThrow('another form');
    }
  });
});
