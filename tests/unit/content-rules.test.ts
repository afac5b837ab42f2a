/** Each content rule on examples: one line each, by rule, with what the report must say. */
import {describe, expect, it, vi} from 'vitest';
import {contentHash, type LockEntry} from '../../src/config/translation';
import {wordRules, type WordRule} from '../../src/data/words';
import {formatAll} from '../content/lib/finding';
import type {Site} from '../content/lib/rule';
import {rules} from '../content/rules';
import {both, en, fence, onPages, pair, project, site, ui, zh} from './content-examples';

// The first example in TypeScript and the first diagram load a compiler and Mermaid.
vi.setConfig({testTimeout: 120_000});

const matter = (lines: string[]) => ['---', ...lines, '---', '', 'Text.'].join('\n');
const zhMatter = [
  'title: 管理设备',
  'description: 在组织中查看、筛选、编辑和删除设备，启用客户端，并把设备关联到项目。',
  'keywords: [机器, 终端]',
];
const enMatter = [
  'title: Manage devices',
  'description: View, filter, edit, and delete devices, enable clients, and link devices to projects.',
  'keywords: [robot, machine]',
];
const zhWith = (line: string) =>
  matter([...zhMatter.filter((old) => old.split(':')[0] !== line.split(':')[0]), line]);
const enWith = (line: string) =>
  matter([...enMatter.filter((old) => old.split(':')[0] !== line.split(':')[0]), line]);

const steps = (...items: string[]) => ['## 下一步 {#next-steps}', '', ...items].join('\n');
const step = '- [添加设备](./create-device.md)：安装客户端的命令。';
const diagram = (...lines: string[]) =>
  fence('mermaid', ['flowchart TB', '  accTitle: A', '  accDescr: B', ...lines].join('\n'));
const note = (kind: string) => `:::${kind}\n\n一\n\n:::`;
const table = (...rows: string[]) =>
  [rows[0], rows[0]?.replace(/[^|]+/g, '---'), ...rows.slice(1)].join('\n');
const sh = (...lines: string[]) => zh(fence('bash', lines.join('\n')));

/** A page that promises the results of message paths. */
const tracks = (...rows: [path: string, result: string | undefined][]) =>
  zh(
    [
      fence(
        'json title="/tracks"',
        `{"frame": "map", "ranges": [0.42, 0.57, 1.31], "objects": [
          {"id": 11, "label": "forklift", "moving": true, "pose": {"zone": "B"}},
          {"id": 12, "label": "person", "moving": true, "pose": {"zone": "A"}}]}`,
      ),
      fence('json title="变量"', '{"first": 1, "last": 2, "kind": "person"}'),
      table(
        '|消息路径|结果|',
        ...rows.map(([path, result]) => `|\`${path}\`|${result ? `\`${result}\`` : '无值'}|`),
      ),
    ].join('\n'),
  );

/** The phrases beside a word rule, on a page each. */
const phrasesOf = ({bad, good, instead}: WordRule, on: typeof zh): [Site, ...string[]][] =>
  bad === undefined || good === undefined ? [] : [[on(good)], [on(bad), `Write: ${instead}`]];

/** A link to an anchor of a page that shows two partials. */
const linkTo = (anchor: string) =>
  site([
    {path: 'viz/viz.md', zh: `[步长](./message-schemas/cloud.md#${anchor})`},
    {
      path: 'viz/message-schemas/cloud.md',
      zh: [
        "import Reference from './_generated/point-cloud.mdx';",
        "import Definitions from './_generated/point-cloud-definitions.mdx';",
        '',
        '<Reference />',
      ].join('\n'),
    },
  ]);

/** A page that was in step when its sides were `were`, and is now `now`. */
function since(were: [string, string], now: [string, string], behind?: LockEntry['behind']): Site {
  const entry = {zh: contentHash(were[0]), en: contentHash(were[1]), ...(behind && {behind})};
  return site({zh: now[0], en: now[1]}, {lock: {'docs/device/device.md': entry}});
}

const data = (text: string, value: unknown) =>
  site([], {data: [{file: 'src/data/a.ts', text, value}]});

/** For each rule: a site, and what the report must hold; nothing where the site is right. */
const examples: Record<string, [site: Site, ...says: string[]][]> = {
  files: [
    [both('文字')],
    [zh('文字'), 'docs/device/device.md:1 the page has no English side. Write i18n/en'],
    [en('Text'), 'the page has no Chinese side. Write docs/device/device.md'],
    [both('一\n\n<id> 二'), 'device.md:3 the text is not valid MDX'],
    [both('---\ntitle: [\n---\n'), 'front matter is not valid YAML', 'Correct it between the'],
    [both('\uFEFF---\r\ntitle: 一\r\n---\r\n\r\n:::note\r\n\r\n一\r\n\r\n:::\r\n')],
    [both('一\n\n:::note\n\n二\n\n## 三 {#a}'), ':3 the admonition ":::note" is not closed. End'],
    [both('一\n\n::::note\n\n二\n\n:::\n\n三'), ':3 the admonition "::::note" is not closed'],
    [both('::::note\n\n:::tip\n\n二\n\n:::\n\n::::')],
    [both(' \n'), ':1 the page is empty. Write it'],
    [both('\uFFFD\uFFFD\0'), ':1 the file is not in UTF-8. Save it as UTF-8'],
    [both('一\n<<<<<<< HEAD\n二\n=======\n>>>>>>> b\n'), ':2 a merge conflict is not resolved'],
  ],
  // Each file of src/data with its faults: content-data.test.ts.
  data: [
    [data('', {zh: '一', en: 'One'})],
    [data("\nzh: '一'", {zh: '一'}), 'src/data/a.ts:2 ', 'there is no English text. Write it'],
  ],
  'in-step': [
    [since(['一', 'One'], ['一', 'One'])],
    [since(['一', 'One'], ['二', 'One'], 'en')],
    [onPages('legal/terms.md', '一', 'Two')],
    [since(['一', 'One'], ['二', 'One']), 'the Chinese page has changed', '--behind en docs/dev'],
    [since(['一', 'One'], ['二', 'Two']), 'have changed since', 'i18n:mark -- docs/device/device'],
    [since(['一', 'One'], ['二', 'Two'], 'en'), 'marked as behind the Chinese one, and has'],
    [both('文字'), 'nobody has declared that this page and'],
    [onPages('a b.md', '文字', 'Text'), "i18n:mark -- 'pages/a b.md'"],
    [site([], {lock: {'docs/gone.md': {zh: '', en: ''}}}), "add {from: '/docs/gone', to: '…'} to"],
  ],
  'file-names': [
    [
      project({
        files: ['docs/device/pair-phone.md', 'src/pages/index.tsx', 'src/pages/A.module.css'],
      }),
    ],
    [
      project({files: ['docs/Pair phone.md']}),
      'docs/Pair phone.md:1 the name "docs/Pair phone.md"',
    ],
  ],
  diagrams: [
    [project({isDrawn: () => true}, fence('mermaid', 'pie'))],
    [project({isDrawn: () => false}, fence('mermaid', 'pie')), ':1 the diagram has not been drawn'],
  ],
  figures: [
    [
      project(
        {figures: [{name: 'map', file: 'map.ts', isImported: false}]},
        '<Figure name="map" />',
      ),
    ],
    [
      project(
        {figures: [{name: 'map-view', file: 'map.ts', isImported: false}]},
        '字\n\n<Figure name="map-veiw" />',
      ),
      'device.md:3 there is no figure "map-veiw" in src/figures. Nearest names: map-view',
      'map.ts:1 no page shows the figure "map-view"',
    ],
  ],
  references: [
    [project({redirects: [{from: '/docs/old', to: '/docs/device'}]})],
    [
      project({
        redirects: [{from: '/docs/device', to: '/docs/devise#a'}],
        redirectsFile: {file: 'redirects.ts', text: "\nto: '/docs/devise#a'"},
        querySets: [{file: 'must.json', text: '{"a":\n["/docs/gone"]}'}],
      }),
      'redirects.ts:2 there is no page /docs/devise#a. Name the page that answers now; nearest: /docs/d',
      '/docs/device is a page',
      'must.json:2 there is no page /docs/gone',
    ],
    [
      project({
        redirects: [
          {from: '/docs/a', to: '/docs/b'},
          {from: '/docs/b', to: '/docs/a'},
          {from: '/docs/b', to: '/docs/device/'},
          {from: '/en/docs/c', to: '/docs/device'},
        ],
        redirectsFile: {file: 'redirects.ts', text: "from: '/docs/b'\nto: '/docs/b'"},
        addresses: [{name: '/docs/devise', file: 'navbar.ts', line: 4}],
      }),
      'redirects.ts:2 /docs/b is itself redirected, to /docs/a. Name the page that answers now',
      '/docs/a is itself redirected, to /docs/b',
      '/docs/b is redirected twice. Keep one',
      '/docs/device/ is no address as readers see it',
      '/en/docs/c is no address as readers see it',
      'navbar.ts:4 there is no page /docs/devise',
    ],
  ],
  sidebar: [
    [site({path: 'viz/3d.md', zh: '---\nid: three\n---\n'}, {sidebarItems: ['viz/three']})],
    [site({path: 'a.md', zh: ''}), 'docs/a.md:1 the page "a" is not in the sidebar'],
    [site([], {sidebarItems: ['a']}), 'sidebars.ts:1 the sidebar names "a", which no page has'],
    [
      site({path: 'a.md', zh: ''}, {sidebarItems: ['a', {type: 'category', items: ['a']}]}),
      'the page "a" is in the sidebar twice',
    ],
  ],
  addresses: [
    [site({path: 'device/device.md', zh: '---\nslug: /device/device\n---\n', en: ''})],
    [
      site([
        {path: 'overview.md', zh: ''},
        {path: 'viz/again.md', zh: '---\ntitle: 一\nslug: /overview\n---\n'},
      ]),
      'docs/viz/again.md:3 the address "/overview" is that of docs/overview.md. Give',
    ],
  ],
  components: [
    [
      both('<GlossaryTerms section="recrods" />'),
      'the glossary has no section "recrods". Sections',
    ],
    [
      zh(
        '<Figure name="a" />\n\n<CodeBlock language="bash">{`a`}</CodeBlock>\n\n<details>字</details>',
      ),
    ],
    [zh("import Tabs from '@theme/Tabs';\n\n<Tabs>字</Tabs>")],
    [zh('字\n\n<Figur name="a" />'), ':3 there is no component <Figur>. Correct the name ('],
  ],
  'image-files': [
    [zh('![标志](/img/favicon.svg)')],
    [zh('字\n\n![列表](./no.png)'), ':3 the image "./no.png" is not there. Add docs/device/no.png'],
    [zh('![列表](../../package-lock.json)'), 'bytes, more than', 'Draw it as a figure'],
    [zh('![列表](https://example.com/a.png)'), 'is on another host. Put the file'],
  ],
  'front-matter': [
    [both('---\ntitle: [\n---\n')],
    [pair(matter(zhMatter), matter(enMatter))],
    [zh(zhWith('slug: /device/device'))],
    [onPages('a.md', zhWith('slug: /start')), 'front matter has the key "slug"'],
    [zh('文字'), 'has no "title"', 'has no "description"', 'has no "keywords"'],
    [zh(zhWith('sidebar_position: 2')), ':5 front matter has the key "sidebar_position"'],
    [zh(zhWith('description: 管理设备。')), 'has 5 characters. Write one sentence of 25 to 80'],
    [en(enWith(`description: ${'long '.repeat(40)}`)), 'of 50 to 160'],
    [zh(zhWith('keywords: []')), 'keywords are not a list'],
    [zh(`${zhWith('keywords: [机器]')}\n\n管理设备。`)],
    [zh(`${zhWith('keywords: [管理设备]')}\n\n管理设备。`), 'the page itself says "管理设备"'],
  ],
  'front-matter-parity': [
    [pair(zhWith('sidebar_label: 管理'), matter(enMatter))],
    [pair(matter(zhMatter), 'Text'), 'front matter lacks "title"'],
    [pair('文字', matter(enMatter)), ':2 front matter has "title", which the Chinese page lacks'],
  ],
  'titles-in-language': [
    [pair(matter(zhMatter), matter(enMatter))],
    [zh(zhWith('title: Manage devices')), 'the title "Manage devices" is not in Chinese'],
    [zh(zhWith('description: Manage.')), 'the description is not in Chinese'],
  ],
  headings: [
    [both('## 一 {#one}\n\n### 二 {#two-2}\n\n## 三 {#three}')],
    [onPages('about.md', '# 关于\n\n## 一 {#one}')],
    [zh('# 一 {#one}'), ':1 heading "一" is of level 1'],
    [zh('## 一'), ':1 heading "一" has no id'],
    [zh('## 一 {#One_1}'), 'the id "One_1" is not kebab-case'],
    [zh('## 一 {#a}\n\n## 二 {#a}'), ':3 the id "a" is taken by line 1'],
  ],
  'headings-in-language': [
    [zh('## 创建 {#a}\n\n### `collector` {#b}\n\n### ROS 2 {#c}\n\n### Docker {#d}')],
    [zh('## Create a device {#a}'), ':1 heading "Create a device" is not in Chinese'],
  ],
  'heading-parity': [
    [pair('## 一 {#a}\n\n### 二 {#b}', '## One {#a}\n\n### Two {#b}')],
    [pair('## 一 {#a}', '## One {#c}'), 'heading 1 is "## One {#c}" where docs/device/device.md:1'],
    [pair('## 一 {#a}', '### One {#a}'), 'heading 1 is "### One'],
  ],
  'next-steps': [
    [zh(steps(step, step))],
    [onPages('about.md', '文字')],
    [zh('## 一 {#a}'), ':1 the last section is not "next steps"'],
    [zh(steps(step, '- 没有链接。')), ':4 a next step has no link'],
  ],
  admonitions: [
    [both(`${note('note')}\n\n文字\n\n${note('warning[标题]')}`)],
    [zh(note('info')), ':1 ":::info" is not a known admonition'],
    [zh(`${note('note')}\n\n${note('tip')}`), ':7 two admonitions follow each other'],
    [zh(`${note('note')}\n\n字\n\n`.repeat(3)), ':17 the page has 3 admonitions'],
  ],
  'admonition-parity': [
    [both(note('note'))],
    [pair(note('note'), note('tip')), ':1 admonition 1 is :::tip where ', ' has :::note'],
  ],
  'table-parity': [
    [pair(table('|一|二|', '|三|四|'), table('|a|b|', '|c|d|'))],
    [
      pair(table('|一|二|', '|三|四|'), table('|a|b|')),
      ':1 table 1 is 1 rows × 2 columns where ',
      ' has 2 rows × 2 columns',
    ],
  ],
  'table-cells': [
    [both(table('|一|二|', '|三|四|'))],
    [both(table('|一|二|', '|三|')), ':3 the row has 1 cells, and the head of the table 2'],
  ],
  'list-parity': [
    [pair('- 一\n- 二', '- one\n- two')],
    [pair('- 一\n- 二', '- one'), ':1 list 1 is a bulleted list of 1 where ', 'list of 2'],
  ],
  'image-parity': [
    [pair('![一张图片](/img/a.png)', '![A picture](/img/a.png)')],
    [pair('![一](/img/a.png)', '![A](/img/b.png)'), 'image 1 is /img/b.png where '],
  ],
  'image-alternatives': [
    [both('![设备列表页面](/img/a.png)')],
    [zh('![图片](/img/a.png)'), ':1 the image "/img/a.png" says no more than "图片"'],
    [zh('文字\n\n![](/img/a.png)'), ':3 the image "/img/a.png" has no alternative text'],
  ],
  'component-parity': [
    [both('<Figure name="a" />')],
    [pair('<TabItem value="a" label="一" />', '<TabItem value="a" label="One" />')],
    [pair('<Figure name="a" />', '<Figure name="b" />'), 'component 1 is <Figure name="b"> where'],
  ],
  links: [
    [
      site([
        {
          path: 'device/device.md',
          zh: '[添加](./create.md#steps)与[索引](/docs/category/device)，[本页](#a)，[定义][self]\n\n[self]: #a\n\n## 一 {#a}',
        },
        {path: 'device/create.md', zh: '## 步骤 {#steps}'},
        {collection: 'pages', path: 'a.md', zh: '[文档](/docs/device/device)，[外](https://a.io)'},
      ]),
    ],
    [linkTo('field-point-stride')],
    [linkTo('field-stride'), 'leads to a heading that docs/viz/message-schemas/cloud.md does not'],
    [zh('[添加](./no.md)'), ':1 the link "./no.md" leads to docs/device/no.md, which does not'],
    [zh('[本页](#no)'), ':1 the link "#no" leads to a heading that docs/device/device.md does not'],
    [zh('[添加](./create-device)'), 'names no file'],
    [zh('[添加](/docs/device/device)'), 'is an address of a page'],
    [zh('[这里](#a)\n\n## 一 {#a}'), 'the link text "这里" does not say where it leads'],
    [onPages('about.md', '[文档](/docs/no)'), 'leads to no page'],
  ],
  'link-parity': [
    [pair('[甲](./a.md)和[乙](./b.md)', '[B](./b.md) and [A](./a.md)')],
    [pair('[镜像](https://a.cn/x)', '[Mirror](https://a.io/x)')],
    [pair('## 一 {#a}\n\n[甲](./a.md)', '## One {#a}\n\n[B](./b.md)'), 'missing ./a.md added ./b'],
  ],
  'code-language': [
    [both(fence('text', 'output'))],
    [zh(`字\n\n${fence('', 'output')}`), ':3 the code block names no language'],
  ],
  'code-marks': [
    [both(fence('bash {1}', '# diff-add-next-line\nls'))],
    [both(fence('mermaid', 'pie'))],
    [zh(`字\n\n${fence('bahs', 'ls')}`), ':3 "bahs" is no language', '"bash"'],
    [zh(fence('bash', 'ls\n# focus-end')), ':3 "focus-end" has no "focus-start"'],
    [zh(fence('bash {2}', 'ls')), ':1 The range names line 2'],
  ],
  'code-parity': [
    [pair(fence('bash', 'ls -l # 列出文件'), fence('bash', 'ls -l # list files'))],
    [pair(fence('yaml', 'name: 巡检\nport: 80'), fence('yaml', 'name: Patrol\nport: 80'))],
    [pair(fence('json', '{"a": "夜间（一）"}'), fence('json', '{"a": "Night (one)"}'))],
    [pair(fence('bash', 'ls -l'), fence('bash', 'ls -a')), ':2 code line "ls -a" differs from "ls'],
    [pair(fence('bash', 'ls\npwd'), fence('bash', 'ls')), 'code line "(end)" differs from "pwd"'],
    [pair(fence('bash', 'ls'), fence('sh', 'ls')), ':1 the fence is "sh " where', 'has "bash "'],
    [pair(fence('bash', 'ls'), 'Text'), 'the page has 0 code blocks where'],
  ],
  'code-syntax': [
    [both(fence('json', '{\n// diff-remove-next-line\n"a": 1\n// diff-add-next-line\n"a": 2\n}'))],
    [both(fence('yaml', 'a: 1\n---\nb: [1, 2]') + fence('jsonl', '{"a": 1}\n{"a": 2}'))],
    [both(fence('bash', '# <id>\nfor f in *.mcap; do\n  echo "$f <id>"\ndone < list.txt'))],
    [both(fence('typescript', 'const a: number = 1;') + fence('tsx', 'const a = <p>a</p>;'))],
    [
      both(
        diagram('  a[甲] -->|是| b{{乙}}') + fence('json fragment', '"a": 1') + fence('text', '{'),
      ),
    ],
    [zh(fence('yaml', 'a: 1\nb: [')), 'the yaml example does not parse'],
    [zh(fence('json', '{"a": 1,}')), 'the json example does not parse'],
    [zh(fence('bash', 'cocli record describe <id>')), '<id> is a redirection to the shell'],
    [zh(fence('python', 'def main(:\n    pass')), ':2 the python example does not parse'],
    [zh(fence('dockerfile', 'FROM a\nRUNN b')), ':3 the dockerfile example does not parse'],
    [zh(fence('typescript', 'const a: = 1;')), ':2 the typescript example does not parse'],
    // Two that would make a whole together.
    [zh(fence('bash', 'if true; then') + fence('bash', 'true\nfi')), ':2 the bash', ':6 the bash'],
  ],
  'batch-test': [
    [
      zh(
        fence('yaml', "version: '1'\njobs:\n  - {name: a, type: generic, images: {base: cr/a:1}}"),
      ),
    ],
    [zh(fence('yaml schema="batch-test/job"', 'records:\n  labels: [a AND b]'))],
    // A file of another tool with keys of the same name.
    [zh(fence('yaml', 'name: CI\njobs: {test: {steps: []}}'))],
    [zh(fence('yaml', 'version: 1\njobs: []')), "at version: Only '1' is valid"],
    [zh(fence('yaml', "version: '1'\njobs: []\n---\nversion: '1'")), ':5 ', 'required key jobs'],
  ],
  cocli: [
    [
      zh(
        '命令 `cocli record update -l`、`cocli record describe <id>` 与 `cocli <command> --help`。',
      ),
    ],
    [
      zh('运行 `cocli record remove`。'),
      ':1 "cocli record remove" is not a command; "cocli record" takes ',
    ],
    [
      zh(fence('yaml', 'steps:\n  - run: |\n      cocli record upload')),
      ':4 "cocli record upload"',
    ],
    [sh('ls', 'cat <<E\n1\n2\nE', 'x=$(date; cocli record lst)'), ':7 "cocli record lst" is not'],
    [sh('cocli record list --colour'), '"cocli record list" has no flag --colour'],
    [sh('cocli record describe'), '"cocli record describe" needs 1 argument, 0 given'],
    [sh('cocli login add -n prod -p patrol'), '"cocli login add" needs --token'],
    [sh('cocli record list -o xml'), '-o of "cocli record list" does not take "xml", only table'],
    [sh('cocli record list --all --page-size 50'), 'takes only one of --all, --page-size'],
  ],
  'message-path': [
    [zh(fence('message-path', '/odom.twist.twist.linear.x\n"/amr-07.status".battery'))],
    [zh(fence('message-path invalid', '/scan.ranges[0][1]'))],
    [
      tracks(
        ['/tracks.ranges[-1]', '1.31'],
        ['/tracks.ranges[9]', undefined],
        ['/tracks.ranges[0:1]', '0.42, 0.57'],
        ['/tracks.ranges[1:]', '0.57, 1.31'],
        ['/tracks.ranges[$first:$last]', '0.57, 1.31'],
        ['/tracks.ranges[$unset:$unset]', '0.42, 0.57, 1.31'],
        ['/tracks.objects[:]{id=="12"}.label', '"person"'],
        ['/tracks.objects[:]{label==$kind}.id', '12'],
        ['/tracks.objects[:]{moving==true}{pose.zone=="B"}.id', '11'],
        ['/tracks{frame=="odom"}.ranges[0]', undefined],
        ['/tracks.ranges[0].@negative', '-0.42'],
        ['/tracks.ranges[:].@ceil', '1, 1, 2'],
      ),
    ],
    [tracks(['/tracks.objects[:].id', '12']), '" gives 11, 12, not 12'],
    [
      zh(
        fence(
          'message-path',
          ['/odom.', '/scan[0]', '/s.r[0][1]', '/s.r[]', '/s.r[-2:]'].join('\n'),
        ),
      ),
      ':2 "/odom." is no message path: expected the name of a field, at character 7',
      '"/scan[0]" is no message path: unexpected text, at character 6',
      '"/s.r[0][1]" is no message path: unexpected text, at character 8',
      '"/s.r[]" is no message path: expected an index or a variable in the brackets',
      '"/s.r[-2:]" is no message path: a slice has no negative ends',
    ],
    [en(table('|Message path|', '|`/a.b[`|')), ':3 "/a.b[" is no message path: expected'],
    [zh(table('|无效的消息路径|', '|`/a.b[0]`|')), ':3 "/a.b[0]" is a valid message path'],
  ],
  mermaid: [
    [both(diagram('  a --> b'))],
    [zh(fence('mermaid', 'flowchart TB\n  a --> b')), ':1 the diagram has no accTitle', 'accDescr'],
    [zh(diagram('  a --> b', '  style a fill:#f00')), 'the diagram sets "style"'],
  ],
  'mermaid-parity': [
    [pair(diagram('  a[甲] -->|是| b[乙]'), diagram('  a[A] -->|yes| b[B]'))],
    [pair(diagram('  a --> b'), diagram('  a -.-> b')), ':1 diagram 1 is ['],
    [pair(diagram('  a --> b'), 'Text'), 'diagram 1 is missing'],
  ],
  words: [
    [zh('你可以在「请您登录！」中看到 `rosbag`。')],
    [en('Select **Simply click here!**, then run `cobridge`. The bar says "Please wait!"')],
    [onPages('legal/terms.md', undefined, 'Please read.')],
    [zh('字\n\n您可以'), ':3 "您" is a word to avoid: ', 'Write: 你'],
    [zh('---\ntitle: 强大的平台\n---\n'), ':2 "强大的" is a word to avoid'],
    [en('Simply click here. The colour of the dot'), '"Simply" is a word', 'American spelling'],
    ...wordRules.zh.flatMap((rule) => phrasesOf(rule, zh)),
    ...wordRules.en.flatMap((rule) => phrasesOf(rule, en)),
  ],
  'english-only': [
    [en(`The value \`需求\` and **设备**.\n\n${fence('yaml', 'name: 需求')}`)],
    [en('Text\n\nThe 设备 page'), ':3 "设备" is Chinese on an English page'],
    [en(fence('bash', 'ls\nls # 列出')), ':3 the comment "# 列出" is in Chinese'],
  ],
  leftovers: [
    [both('文字')],
    [both('一\u200B二'), 'it is a sign that nobody sees'],
    [zh(fence('bash', 'ls # TODO')), ':2 "TODO" is left over'],
    [en('lorem ipsum, UNSURE, `foo`'), '"lorem ipsum" is left over', '"UNSURE"', '"foo"'],
  ],
  'ui-strings': [
    [site([], {ui: [ui('zh', {a: '共 {n} 条', b: 'GitHub'}), ui('en', {a: '{n}', b: 'GitHub'})]})],
    [
      project({messages: [{name: 'a', file: 'a.tsx', line: 2}]}, '', [ui('zh', {b: '乙'})]),
      'a.tsx:2 the text "a" is missing in i18n/zh/code.json',
    ],
    [site([], {ui: [ui('zh', {a: '甲'}), ui('en', {})]}), 'i18n/en/code.json:1 "a" is missing'],
    [site([], {ui: [ui('zh', {a: '甲'})]}), 'no counterpart in the other language'],
    [site([], {ui: [ui('zh', {a: 'No'}), ui('en', {a: 'No'})]}), '"a" is not translated'],
    [site([], {ui: [ui('zh', {a: '{n} 条'}), ui('en', {a: 'x'})]}), 'where Chinese has [{n}]'],
  ],
};

describe('content rules', () => {
  it('each rule has an example that it accepts and one that it reports', () => {
    expect(Object.keys(examples).sort()).toEqual(rules.map(({name}) => name).sort());
    for (const [name, cases] of Object.entries(examples)) {
      expect(new Set(cases.map((one) => one.length > 1)).size, name).toBe(2);
    }
  });

  describe.each(rules.map((rule) => ({...rule})))('$name', ({name, check}) => {
    it.each((examples[name] ?? []).map(([page, ...says], index) => ({page, says, index})))(
      'example $index: $says',
      async ({page, says}) => {
        const report = formatAll(await check(page));
        for (const text of says) {
          expect(report).toContain(text);
        }
        expect(report === '').toBe(says.length === 0);
      },
    );
  });
});
