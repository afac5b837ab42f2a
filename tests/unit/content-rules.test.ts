import {describe, expect, it} from 'vitest';
import {formatAll} from '../content/lib/finding';
import {contentHash, type LockEntry} from '../../src/config/translation';
import type {Site} from '../content/lib/rule';
import {rules} from '../content/rules';
import {both, en, fence, site, zh} from './content-examples';

interface Examples {
  good: Site[];
  /** A site, and what the report must say about it, place included. */
  bad: [site: Site, report: RegExp][];
}

const frontMatter = (lines: string[]) => ['---', ...lines, '---', '', 'Text.'].join('\n');
const zhFrontMatter = [
  'title: 管理设备',
  'description: 在组织中查看、筛选、编辑和删除设备，启用客户端，并把设备关联到项目。',
  'keywords: [设备, 客户端]',
];
const enFrontMatter = [
  'title: Manage devices',
  'description: View, filter, edit, and delete devices, enable clients, and link devices to projects.',
  'keywords: [device, client]',
];
const replace = (lines: string[], key: string, line: string) =>
  frontMatter(lines.map((old) => (old.startsWith(`${key}:`) ? line : old)));

const nextSteps = (items: string[]) => ['## 下一步 {#next-steps}', '', ...items].join('\n');
const step = '- [添加设备](./create-device.md)：安装客户端的命令。';

const ui = (language: 'zh' | 'en', messages: Record<string, string>, name = 'code.json') => ({
  language,
  name,
  file: `i18n/${language}/${name}`,
  messages,
});

const diagram = (...lines: string[]) =>
  fence('mermaid', ['flowchart TB', '  accTitle: A', '  accDescr: B', ...lines].join('\n'));

/** A page that was in step when its sides were `were`, and is now `now`. */
const sinceMark = (
  were: [zh: string, en: string],
  now: [zh: string, en: string],
  behind?: LockEntry['behind'],
) => {
  const entry = {zh: contentHash(were[0]), en: contentHash(were[1]), ...(behind && {behind})};
  return site({zh: now[0], en: now[1]}, {lock: {'docs/device/device.md': entry}});
};

/** For each rule, what passes and what does not. */
const examples: Record<string, Examples> = {
  files: {
    good: [both('文字')],
    bad: [
      [zh('文字'), /^docs\/device\/device\.md:1 the page has no English side\. Write i18n\/en/],
      [en('Text'), /the page has no Chinese side\. Write docs\/device\/device\.md/],
      [both('一\n\n<id> 二'), /device\.md:3 the text is not valid MDX/],
      [
        both('---\ntitle: [\n---\n'),
        /device\.md:\d+ front matter is not valid YAML: .+\. Correct it between the first two/,
      ],
      [both('---\ntitle: 一\n\n文字'), /device\.md:1 front matter has no end: a line with ---/],
      [both('---\n- 一\n---\n'), /device\.md:2 front matter has no keys: write lines such as/],
    ],
  },
  // Each file of src/data with its faults: content-data.test.ts.
  data: {
    good: [site([], {data: [{file: 'src/data/a.ts', text: '', value: {zh: '一', en: 'One'}}]})],
    bad: [
      [
        site([], {data: [{file: 'src/data/a.ts', text: "\nzh: '一'", value: {zh: '一'}}]}),
        /^src\/data\/a\.ts:2 .*there is no English text\. Write it/,
      ],
    ],
  },
  'in-step': {
    good: [
      sinceMark(['一', 'One'], ['一', 'One']),
      // Spaces at the end of lines, and their kind of end, are nothing to translate.
      sinceMark(['一\n二\n', 'One'], ['一  \r\n二', 'One\n']),
      sinceMark(['一', 'One'], ['二', 'One'], 'en'),
      site({collection: 'pages', path: 'legal/terms.md', zh: '一', en: 'Two'}),
    ],
    bad: [
      [
        sinceMark(['一', 'One'], ['二', 'One']),
        /^docs\/device\/device\.md:1 the Chinese page has changed, and i18n\/en\/.+\/device\.md has not\. .+npm run i18n:mark -- docs\/device\/device\.md\. .+--behind en docs\/device\/device\.md\.$/,
      ],
      [
        sinceMark(['一', 'One'], ['一', 'Two']),
        /^i18n\/en\/.+:1 the English page has changed, and docs\/device\/device\.md has not\. .+--behind zh/,
      ],
      [sinceMark(['一', 'One'], ['二', 'Two']), /this page and .+ have changed since/],
      [sinceMark(['一', 'One'], ['二', 'Two'], 'en'), /marked as behind the Chinese one, and has/],
      [both('文字'), /nobody has declared that this page and .+ say the same/],
      [site([], {lock: {'docs/gone.md': {zh: '', en: ''}}}), /the page docs\/gone\.md does not/],
    ],
  },
  sidebar: {
    good: [
      site(
        [
          {path: 'overview.md', zh: ''},
          {path: 'viz/3d.md', zh: '---\nid: three\n---\n'},
        ],
        {sidebarItems: ['overview', {type: 'category', items: ['viz/three']}]},
      ),
    ],
    bad: [
      [site({path: 'a.md', zh: ''}), /^docs\/a\.md:1 the page "a" is not in the sidebar/],
      [site([], {sidebarItems: ['a']}), /^sidebars\.ts:1 the sidebar names "a", which no page has/],
      [
        site({path: 'a.md', zh: ''}, {sidebarItems: ['a', {type: 'category', items: ['a']}]}),
        /the page "a" is in the sidebar twice/,
      ],
    ],
  },
  addresses: {
    good: [
      site([
        {path: 'overview.md', zh: '', en: ''},
        {path: 'device/device.md', zh: '---\nslug: /device/device\n---\n', en: ''},
        {path: 'device/index.md', zh: ''},
      ]),
    ],
    bad: [
      [
        site([
          {path: 'overview.md', zh: ''},
          {path: 'viz/again.md', zh: '---\ntitle: 一\nslug: /overview\n---\n'},
        ]),
        /^docs\/viz\/again\.md:3 the address "\/overview" is that of docs\/overview\.md\. Give/,
      ],
      [
        site([
          {path: 'viz/index.md', en: ''},
          {path: 'viz/viz.md', en: ''},
        ]),
        /viz\.md:1 the address "\/viz" is that of i18n\/en\/.+\/viz\/index\.md/,
      ],
    ],
  },
  components: {
    good: [
      zh('<Figure name="a" />\n\n<CliReference group="record" />\n\n<details>字</details>'),
      zh("import Tabs from '@theme/Tabs';\n\n<Tabs>字</Tabs>"),
      zh('<CodeBlock language="bash">{`npm start`}</CodeBlock>'),
    ],
    bad: [
      [
        zh('字\n\n<Figur name="a" />'),
        /^docs\/device\/device\.md:3 there is no component <Figur>\. Correct the name \(.*Figure/,
      ],
    ],
  },
  'image-files': {
    good: [zh('![标志](/img/favicon.svg)')],
    bad: [
      [
        zh('字\n\n![设备列表](./no-such.png)'),
        /^docs\/device\/device\.md:3 the image "\.\/no-such\.png" is not there\. Add docs\/device\/no-such\.png/,
      ],
      // A file that is certainly too large.
      [
        zh('![设备列表](../../package-lock.json)'),
        /:1 the image .+ has \d+ bytes, more than \d+\. Draw it as a figure/,
      ],
      [zh('![设备列表](https://example.com/a.png)'), /is on another host\. Put the file/],
    ],
  },
  'front-matter': {
    good: [
      // Told by `files`, and nothing beside it.
      both('---\ntitle: [\n---\n'),

      site({zh: frontMatter(zhFrontMatter), en: frontMatter(enFrontMatter)}),
      zh(frontMatter([...zhFrontMatter, 'slug: /device/device'])),
    ],
    bad: [
      [
        site({path: 'overview.md', zh: frontMatter([...zhFrontMatter, 'slug: /start'])}),
        /front matter has the key "slug"/,
      ],
      [zh('文字'), /has no "title"[^]*has no "description"[^]*has no "keywords"/],
      [
        zh(frontMatter([...zhFrontMatter, 'sidebar_position: 2'])),
        /device\.md:5 front matter has the key "sidebar_position"/,
      ],
      [zh(replace(zhFrontMatter, 'title', 'title: ""')), /:2 the title is empty/],
      [
        zh(replace(zhFrontMatter, 'description', 'description: 管理设备。')),
        /:3 the description has 5 characters\. Write one sentence of 25 to 80/,
      ],
      [
        en(replace(enFrontMatter, 'description', `description: ${'long '.repeat(40)}`)),
        /of 50 to 160/,
      ],
      [
        zh(replace(zhFrontMatter, 'description', 'description: [一]')),
        /the description is not a text/,
      ],
      [zh(replace(zhFrontMatter, 'keywords', 'keywords: []')), /:4 keywords are not a list/],
      [zh(replace(zhFrontMatter, 'keywords', 'keywords: [设备, 设备]')), /"设备" is listed twice/],
    ],
  },
  'front-matter-parity': {
    good: [
      site({
        zh: frontMatter([...zhFrontMatter, 'sidebar_label: 管理']),
        en: frontMatter(enFrontMatter),
      }),
    ],
    bad: [
      [
        site({zh: frontMatter(zhFrontMatter), en: 'Text'}),
        /^i18n\/en\/.*:1 front matter lacks "title"/,
      ],
      [
        site({zh: '文字', en: frontMatter(enFrontMatter)}),
        /:2 front matter has "title", which the Chinese page lacks/,
      ],
    ],
  },
  'titles-in-language': {
    good: [
      site({zh: frontMatter(zhFrontMatter), en: frontMatter(enFrontMatter)}),
      site({
        path: 'viz/message-schemas/color.md',
        zh: replace(zhFrontMatter, 'title', 'title: Color'),
      }),
    ],
    bad: [
      [
        zh(replace(zhFrontMatter, 'title', 'title: Manage devices')),
        /:2 the title "Manage devices" is not in Chinese/,
      ],
      [
        zh(replace(zhFrontMatter, 'description', 'description: Manage.')),
        /:3 the description is not in Chinese/,
      ],
      [en(replace(enFrontMatter, 'keywords', 'keywords: [设备]')), /:4 "keywords" holds Chinese/],
    ],
  },
  headings: {
    good: [
      both('## 一 {#one}\n\n### 二 {#two-2}\n\n## 三 {#three}'),
      both(fence('bash', '# 这是注释 {#x}')),
      site({collection: 'pages', path: 'about.md', zh: '# 关于\n\n## 一 {#one}'}),
    ],
    bad: [
      [zh('# 一 {#one}'), /:1 heading "一" is of level 1/],
      [zh('## 一 {#one}\n\n#### 二 {#two}'), /:3 heading "二" is of level 4/],
      [zh('### 一 {#one}'), /:1 heading "一" skips a level/],
      [zh('## 一'), /:1 heading "一" has no id/],
      [zh('## 一 {#One_1}'), /the id "One_1" is not kebab-case/],
      [zh('## 一 {#yi-一}'), /is not kebab-case/],
      [zh('## 一 {#a}\n\n## 二 {#a}'), /:3 the id "a" is taken by line 1/],
    ],
  },
  'headings-in-language': {
    good: [
      zh('## 创建 {#a}\n\n### `collector` {#b}\n\n### ROS 2 {#c}\n\n### Docker {#d}'),
      en('## Create {#a}'),
    ],
    bad: [[zh('## Create a device {#a}'), /:1 heading "Create a device" is not in Chinese/]],
  },
  'heading-parity': {
    good: [site({zh: '## 一 {#a}\n\n### 二 {#b}', en: '## One {#a}\n\n### Two {#b}'})],
    bad: [
      [
        site({zh: '## 一 {#a}\n\n## 二 {#b}', en: '## One {#a}\n\n## Three {#c}'}),
        /^i18n.*:3 heading 2 is "## Three \{#c\}" where docs\/device\/device\.md:3 has "## 二 \{#b\}"/,
      ],
      [site({zh: '## 一 {#a}', en: '### One {#a}'}), /heading 1 is "### One/],
      [site({zh: '## 一 {#a}\n\n## 二 {#b}', en: '## One {#a}'}), /heading 2 is "nothing"/],
      [site({zh: '## 一 {#a}', en: '## One {#a}\n\n## Two {#b}'}), /has "nothing"/],
    ],
  },
  'next-steps': {
    good: [zh(nextSteps([step, step])), site({collection: 'pages', path: 'about.md', zh: '文字'})],
    bad: [
      [zh('## 一 {#a}'), /:1 the last section is not "next steps"/],
      [zh(`${nextSteps([step, step])}\n\n## 后记 {#more}`), /the last section is not "next steps"/],
      [zh('## 下一步 {#next-steps}\n\n看看别的。'), /:1 the next steps are not a list/],
      [zh(nextSteps([step])), /:3 there are 1 next steps/],
      [zh(nextSteps([step, step, step, step, step])), /there are 5 next steps/],
      [zh(nextSteps([step, '- 没有链接。'])), /:4 a next step has no link/],
      [
        zh(nextSteps([step, '- [添加设备](./create-device.md)'])),
        /:4 the next step "添加设备" has no reason/,
      ],
    ],
  },
  admonitions: {
    good: [both(':::note\n\n一\n\n:::\n\n文字\n\n:::warning[标题]\n\n二\n\n:::')],
    bad: [
      [zh(':::info\n\n一\n\n:::'), /:1 ":::info" is not a known admonition/],
      [zh(':::note\n\n一\n\n:::\n\n:::tip\n\n二\n\n:::'), /:7 two admonitions follow each other/],
      [zh(':::note\n\n一\n\n:::\n\n字\n\n'.repeat(3)), /:17 the page has 3 admonitions/],
    ],
  },
  'admonition-parity': {
    good: [both(':::note\n\n一\n\n:::')],
    bad: [
      [
        site({zh: ':::note\n\n一\n\n:::', en: ':::tip\n\nOne\n\n:::'}),
        /:1 admonition 1 is :::tip where .* has :::note/,
      ],
      [site({zh: ':::note\n\n一\n\n:::', en: 'One'}), /admonition 1 is missing/],
    ],
  },
  'table-parity': {
    good: [
      site({zh: '| 一 | 二 |\n|---|---|\n| 三 | 四 |', en: '| a | b |\n|---|---|\n| c | d |'}),
    ],
    bad: [
      [
        site({zh: '| 一 | 二 |\n|---|---|\n| 三 | 四 |', en: '| a | b |\n|---|---|'}),
        /:1 table 1 is 1 rows × 2 columns where .*:1 has 2 rows × 2 columns/,
      ],
    ],
  },
  'list-parity': {
    good: [site({zh: '- 一\n- 二', en: '- one\n- two'})],
    bad: [
      [
        site({zh: '- 一\n- 二', en: '- one'}),
        /:1 list 1 is a bulleted list of 1 where .* a bulleted list of 2/,
      ],
      [site({zh: '1. 一', en: '- one'}), /is a bulleted list of 1 where .* a numbered list of 1/],
    ],
  },
  'image-parity': {
    good: [site({zh: '![一张图片](/img/a.png)', en: '![A picture](/img/a.png)'})],
    bad: [
      [
        site({zh: '![一](/img/a.png)', en: '![A](/img/b.png)'}),
        /image 1 is \/img\/b\.png where .* has \/img\/a\.png/,
      ],
    ],
  },
  'image-alternatives': {
    good: [both('![设备列表页面](/img/a.png)')],
    bad: [[zh('文字\n\n![](/img/a.png)'), /:3 the image "\/img\/a\.png" has no alternative text/]],
  },
  'component-parity': {
    good: [
      site({zh: '<Figure name="a" />', en: '<Figure name="a" />'}),
      site({
        zh: '<TabItem value="a" label="一">甲</TabItem>',
        en: '<TabItem value="a" label="One">A</TabItem>',
      }),
    ],
    bad: [
      [
        site({zh: '<Figure name="a" />', en: '<Figure name="b" />'}),
        /component 1 is <Figure name="b"> where .* has <Figure name="a">/,
      ],
      [site({zh: '<Figure name="a" />', en: 'Text'}), /component 1 is missing/],
    ],
  },
  links: {
    good: [
      site([
        {
          path: 'device/device.md',
          zh: '[添加](./create-device.md#steps)与[索引](/docs/category/device)，[本页](#a)，[定义][self]\n\n[self]: #a\n\n## 一 {#a}',
        },
        {path: 'device/create-device.md', zh: '## 步骤 {#steps}'},
        {
          collection: 'pages',
          path: 'about.md',
          zh: '[文档](/docs/device/device)，[站外](https://example.com)',
        },
      ]),
      // Anchors that the build writes: headings and rows.
      site([
        {
          path: 'viz/viz.md',
          zh: '[点云](./cloud.md#fields)，[步长](./cloud.md#field-point-stride)，[订阅](./sub.md#members)，[上传](./cli.md#record-upload)',
        },
        {path: 'viz/cloud.md', zh: '<MessageSchema name="PointCloud" />'},
        {path: 'viz/sub.md', zh: '<ApiType name="Subscription" />'},
        {path: 'viz/cli.md', zh: '<CliReference group="record" />'},
      ]),
    ],
    bad: [
      [
        site([
          {path: 'viz/viz.md', zh: '[点云](./cloud.md#field-stride)'},
          {path: 'viz/cloud.md', zh: '<MessageSchema name="PointCloud" />'},
        ]),
        /:1 the link "\.\/cloud\.md#field-stride" leads to a heading that docs\/viz\/cloud\.md does not have/,
      ],
      [
        site([
          {path: 'viz/viz.md', zh: '[上传](./cli.md#record-uplaod)'},
          {path: 'viz/cli.md', zh: '<CliReference group="record" />'},
        ]),
        /leads to a heading that docs\/viz\/cli\.md does not have/,
      ],
      [
        zh('字\n\n[添加](./no.md)'),
        /:3 the link "\.\/no\.md" leads to docs\/device\/no\.md, which does not exist/,
      ],
      [
        zh('见[字段][fields]。\n\n[fields]: ./no.md'),
        /:3 the link "\.\/no\.md" leads to docs\/device\/no\.md, which does not exist/,
      ],
      [
        zh('[本页](#no)'),
        /:1 the link "#no" leads to a heading that docs\/device\/device\.md does not have/,
      ],
      [zh('[添加](./create-device)'), /names no file/],
      [zh('[添加](/docs/device/device)'), /is an address of a page/],
      [zh('[添加](/en/docs/category/device)'), /names the language/],
      [zh('[这里](#a)\n\n## 一 {#a}'), /the link text "这里" does not say where it leads/],
      [site({collection: 'pages', path: 'about.md', zh: '[文档](/docs/no)'}), /leads to no page/],
    ],
  },
  'link-parity': {
    good: [
      site({zh: '[甲](./a.md)和[乙](./b.md)', en: '[B](./b.md) and [A](./a.md)'}),
      site({zh: '[镜像](https://a.cn/x)', en: '[Mirror](https://a.io/x)'}),
      site({collection: 'pages', path: 'legal/terms.md', zh: '[甲](./a.md)', en: 'A'}),
    ],
    bad: [
      [
        site({zh: '## 一 {#a}\n\n[甲](./a.md)', en: '## One {#a}\n\n[B](./b.md)'}),
        /:1 the links of the section differ from docs\/device\/device\.md:1: missing \.\/a\.md added \.\/b\.md/,
      ],
      [site({zh: '[甲](./a.md) [甲](./a.md)', en: '[A](./a.md)'}), /missing \.\/a\.md/],
    ],
  },
  'code-language': {
    good: [both(fence('text', 'output'))],
    bad: [[zh(`字\n\n${fence('', 'output')}`), /:3 the code block names no language/]],
  },
  'code-marks': {
    good: [both(fence('bash {1}', '# diff-add-next-line\nls')), both(fence('mermaid', 'pie'))],
    bad: [
      [zh(`字\n\n${fence('bahs', 'ls')}`), /:3 "bahs" is no language.*"bash"/],
      [zh(fence('bash', 'ls\n# focus-end')), /:3 "focus-end" has no "focus-start"/],
      [zh(fence('bash {2}', 'ls')), /:1 The range names line 2/],
    ],
  },
  'code-parity': {
    good: [
      site({zh: fence('bash', 'ls -l # 列出文件'), en: fence('bash', 'ls -l # list files')}),
      site({
        zh: fence('yaml', 'name: 夜间巡检\nport: 80'),
        en: fence('yaml', 'name: Night patrol\nport: 80'),
      }),
      site({
        zh: fence('json', '{"name": "夜间（一）"}'),
        en: fence('json', '{"name": "Night (one)"}'),
      }),
      site({
        zh: fence('text', '任务：{{task.title}}（{{task.id}}）'),
        en: fence('text', 'Task: {{task.title}} ({{task.id}})'),
      }),
      site({
        zh: fence('bash', 'curl https://openapi.coscene.cn'),
        en: fence('bash', 'curl https://openapi.coscene.io'),
      }),
      site({
        zh: fence('yaml title="配置"', 'a: 1'),
        en: fence('yaml title="Configuration"', 'a: 1'),
      }),
    ],
    bad: [
      [
        site({zh: fence('bash', '# focus-next-line\nls'), en: fence('bash', 'ls')}),
        /marked lines are \[\] where .* has \[focused\]/,
      ],
      [
        site({zh: fence('bash', 'ls -l'), en: fence('bash', 'ls -a')}),
        /:2 code line "ls -a" differs from "ls -l"/,
      ],
      [
        site({
          zh: fence('yaml', 'name: 巡检\nport: 80'),
          en: fence('yaml', 'name: Patrol\nport: 81'),
        }),
        /:3 code line "port: 81"/,
      ],
      [
        site({
          zh: fence('json', '{"a": "巡检", "b": 1}'),
          en: fence('json', '{"a": "Patrol", "b": 2}'),
        }),
        /differs/,
      ],
      [site({zh: fence('bash', 'echo "巡检"'), en: fence('bash', 'echo "巡检 2"')}), /differs/],
      [
        site({zh: fence('bash', 'ls\npwd'), en: fence('bash', 'ls')}),
        /code line "\(end\)" differs from "pwd"/,
      ],
      [
        site({zh: fence('bash', 'ls'), en: fence('sh', 'ls')}),
        /:1 the fence is "sh " where .* has "bash "/,
      ],
      [
        site({zh: fence('yaml title="a.yaml"', 'a: 1'), en: fence('yaml title="b.yaml"', 'a: 1')}),
        /the fence is/,
      ],
      [site({zh: fence('bash', 'ls'), en: 'Text'}), /the page has 0 code blocks where .* has 1/],
    ],
  },
  'code-syntax': {
    good: [
      both(fence('json', '{\n// diff-remove-next-line\n"a": 1\n// diff-add-next-line\n"a": 2\n}')),
      both(
        [
          fence('yaml', 'a: 1\n---\nb: [1, 2]'),
          fence('json', '{"a": [1]}'),
          fence('jsonl', '{"a": 1}\n{"a": 2}'),
          fence(
            'bash',
            '# <id> of the list\nfor f in *.mcap; do\n  echo "$f <id>"\ndone < list.txt',
          ),
          fence('dockerfile', 'FROM ubuntu:22.04\nRUN apt-get update'),
          fence('python', 'def main():\n    print(f"{1 + 1}")'),
          fence('typescript', 'export const a: number = 1;'),
          fence('tsx', 'export const A = () => <p>a</p>;'),
          diagram('  a[甲] -->|是| b{{乙}}'),
          fence('json fragment', '"a": 1'),
          fence('text', '{'),
        ].join('\n'),
      ),
    ],
    bad: [
      [zh(fence('yaml', 'a: 1\nb: [')), /:[34] the yaml example does not parse/],
      [zh(fence('json', '{"a": 1,}')), /the json example does not parse/],
      [zh(fence('jsonl', '{"a": 1}\n{')), /:3 the jsonl example does not parse/],
      [zh(fence('bash', 'ls\nif true; then')), /:3 the bash example does not parse/],
      [
        zh(fence('bash', 'cocli record describe <record-id>')),
        /<record-id> is a redirection to the shell/,
      ],
      [zh(fence('python', 'def main(:\n    pass')), /:2 the python example does not parse/],
      [
        zh(fence('dockerfile', 'FROM ubuntu:22.04\nRUNN apt-get update')),
        /:3 the dockerfile example does not parse/,
      ],
      [zh(fence('typescript', 'const a: = 1;')), /:2 the typescript example does not parse/],
      [
        zh(`${fence('bash', 'if true; then')}\n${fence('bash', 'true\nfi')}`),
        /:2 the bash example[^]*:7 the bash example/,
      ],
      [zh(diagram('  a -->')), /the mermaid example does not parse: Parse error/],
      [zh(fence('js', 'const a = {;')), /the js example does not parse/],
    ],
  },
  'batch-test': {
    good: [
      both(
        [
          fence(
            'yaml',
            "version: '1'\njobs:\n  - {name: 导航, type: generic, images: {base: cr/amr:1}}",
          ),
          fence('yaml schema="batch-test/documentFragment"', 'on:\n  bundlePush:'),
          fence('yaml schema="batch-test/job"', 'records:\n  labels: [a AND b]'),
          // Files of other tools with keys of the same name.
          fence('yaml', 'name: CI\njobs: {test: {steps: []}}'),
          fence('yaml', 'name: report\njobs:\n  - name: main\n    container: {image: busybox}'),
        ].join('\n'),
      ),
    ],
    bad: [
      [
        zh(fence('yaml', "version: '1'\njobs:\n  - name: 导航\n    type: gazebos")),
        /^docs\/device\/device\.md:4 .* \/jobs\/0 must have required property 'images'[^]*:5 .*\/jobs\/0\/type must be equal to one of the allowed values/,
      ],
      [zh(fence('yaml', 'version: 1\njobs: []')), /:2 .*\/version must be string/],
      [
        zh(fence('yaml schema="batch-test"', 'name: 导航')),
        /:2 .*the document must have required property 'version'/,
      ],
      [
        zh(fence('yaml', "version: '1'\njobs: []\n---\nversion: '1'")),
        /:3 .*\/jobs must NOT have fewer than 1 items[^]*:5 .*'jobs'/,
      ],
      [
        zh(fence('yaml schema="batch-test/job"', 'parameters:\n  scripts: [sh]')),
        /:2 .*must NOT have additional properties \("scripts"\)/,
      ],
      [
        zh(fence('yaml schema="batch-test/suite"', 'name: 导航')),
        /:1 the schema has no part ".*suite"/,
      ],
    ],
  },
  cocli: {
    good: [
      both(
        [
          fence('bash', 'cocli record list -p warehouse --all -o json | jq -r ".records[].name"'),
          fence('bash', 'which cocli && sudo mv cocli /usr/local/bin/'),
          '命令 `cocli record update -l`、`cocli record describe <id>` 与 `cocli <command> --help`。',
        ].join('\n'),
      ),
    ],
    bad: [
      [zh(`字\n\n${fence('bash', 'cocli record lst')}`), /:4 "cocli record lst" is not a command/],
      [
        zh(fence('yaml', 'steps:\n  - run: |\n      cocli record upload')),
        /:4 "cocli record upload" needs 2 arguments/,
      ],
      [zh('运行 `cocli record remove`。'), /:1 "cocli record remove" is not a command/],
    ],
  },
  'message-path': {
    good: [
      both(
        [
          fence('message-path', '/odom.twist.twist.linear.x\n"/amr-07.status".battery'),
          fence('message-path invalid', '/scan.ranges[0][1]'),
          fence('json title="/scan"', '{"ranges": [0.42, 1.31]}'),
          '| 消息路径 | 结果 |\n|---|---|',
          '| `/scan.ranges[-1]` | `1.31` |\n| `/scan.ranges[:].@rad2deg` | `24, 75` |',
          '| `/scan.angle` | 无值 |\n| `/scan` | 整条消息 |',
        ].join('\n'),
      ),
      site({path: 'viz/panel/log-panel.md', zh: '默认 `/rosout`，白名单 `/base/.*`。'}),
    ],
    bad: [
      [
        zh(`字\n\n${fence('message-path', '/odom\n/scan.ranges[0][1]')}`),
        /^docs\/device\/device\.md:5 "\/scan\.ranges\[0\]\[1\]" is no message path: unexpected text, at character 16/,
      ],
      [
        en('| Message path |\n|---|\n| `/scan.ranges[` |'),
        /:3 "\/scan\.ranges\[" is no message path: expected/,
      ],
      [
        zh('| 无效的消息路径 |\n|---|\n| `/scan.ranges[0]` |'),
        /:3 "\/scan\.ranges\[0\]" is a valid message path/,
      ],
      [
        site({path: 'viz/panel/plot-panel.md', zh: '例如 `/scan.ranges[-1]`。'}),
        /:1 .* uses negative indexes, which this panel does not have/,
      ],
      [
        site({path: 'viz/panel/table-panel.md', en: 'Such as `/odom.speed.@abs`.'}),
        /:1 .* uses modifiers/,
      ],
      [
        zh(
          `${fence('json title="/scan"', '{"count": 3}')}\n| 消息路径 | 结果 |\n|---|---|\n| \`/scan.count\` | \`4\` |`,
        ),
        /:7 "\/scan\.count" gives 3, not 4/,
      ],
      [
        zh(
          `${fence('json title="/scan"', '{"count": 3}')}\n| 消息路径 | 结果 |\n|---|---|\n| \`/scan.count\` | 无值 |`,
        ),
        /:7 "\/scan\.count" gives 3, not \./,
      ],
    ],
  },
  mermaid: {
    good: [both(diagram('  a --> b'))],
    bad: [
      [
        zh(fence('mermaid', 'flowchart TB\n  a --> b')),
        /:1 the diagram has no accTitle[^]*no accDescr/,
      ],
      [zh(diagram('  a --> b', '  style a fill:#f00')), /the diagram sets "style"/],
    ],
  },
  'mermaid-parity': {
    good: [site({zh: diagram('  a[甲] -->|是| b[乙]'), en: diagram('  a[A] -->|yes| b[B]')})],
    bad: [
      [
        site({zh: diagram('  a --> b'), en: diagram('  a -.-> b')}),
        /:1 the diagram is \[.*where .* has \[/,
      ],
      [site({zh: diagram('  a --> b'), en: diagram('  a --> b', '  b --> c')}), /the diagram is/],
      [site({zh: diagram('  a --> b'), en: 'Text'}), /the page has 0 diagrams/],
    ],
  },
  words: {
    good: [
      zh('你可以在「请您登录！」中看到 `rosbag`。'),
      en('Select **Simply click here!**, then run `cobridge`. The bar says "Please wait!"'),
      site({collection: 'pages', path: 'legal/terms.md', en: 'Please read.'}),
    ],
    bad: [
      [zh('字\n\n您可以'), /:3 "您" is a word to avoid: .* Write: 你/],
      [zh('完成！'), /"！" is a word to avoid/],
      [zh('---\ntitle: 强大的平台\n---\n'), /:2 "强大的" is a word to avoid/],
      [zh('本文介绍设备。'), /"本文介绍" is a word to avoid/],
      [zh('安装 CoScout 与 ROS2。'), /"CoScout"[^]*"ROS2"/],
      [en('Simply click here.'), /"Simply" is a word to avoid/],
      [en('It is worth noting that it works!'), /worth noting[^]*"!" is a word/],
      [en('The colour of the dot'), /American spelling/],
    ],
  },
  'english-only': {
    good: [
      site({zh: '中文', en: `The value \`需求\` and **设备**.\n\n${fence('yaml', 'name: 需求')}`}),
    ],
    bad: [
      [en('Text\n\nThe 设备 page'), /:3 "设备" is Chinese on an English page/],
      [en(fence('bash', 'ls\nls # 列出')), /:3 the comment "# 列出" is in Chinese/],
    ],
  },
  leftovers: {
    good: [both('文字')],
    bad: [
      [zh(fence('bash', 'ls # TODO')), /:2 "TODO" is left over/],
      [en('lorem ipsum'), /"lorem ipsum" is left over/],
      [zh('UNSURE'), /"UNSURE" is left over/],
      [en('`foo`'), /"foo" is left over/],
    ],
  },
  'ui-strings': {
    good: [
      site([], {
        ui: [ui('zh', {a: '共 {n} 条', b: 'GitHub'}), ui('en', {a: '{n} items', b: 'GitHub'})],
      }),
    ],
    bad: [
      [
        site([], {ui: [ui('zh', {a: '甲'}), ui('en', {})]}),
        /^i18n\/en\/code\.json:1 "a" is missing/,
      ],
      [
        site([], {ui: [ui('zh', {}), ui('en', {a: 'A'})]}),
        /^i18n\/zh\/code\.json:1 "a" is missing/,
      ],
      [site([], {ui: [ui('zh', {a: '甲'})]}), /no counterpart in the other language/],
      [site([], {ui: [ui('zh', {a: ' '}), ui('en', {a: 'A'})]}), /"a" is empty/],
      [site([], {ui: [ui('zh', {a: 'Search'}), ui('en', {a: 'Search'})]}), /"a" is not translated/],
      [site([], {ui: [ui('zh', {a: '搜索'}), ui('en', {a: '搜索'})]}), /"a" holds Chinese/],
      [
        site([], {ui: [ui('zh', {a: '{n} 条'}), ui('en', {a: 'items'})]}),
        /placeholders \[\] where Chinese has \[\{n\}\]/,
      ],
    ],
  },
};

describe('content rules', () => {
  it('each rule has a good and a bad example, and each example a rule', () => {
    expect(Object.keys(examples).sort()).toEqual(rules.map(({name}) => name).sort());
    for (const [name, {good, bad}] of Object.entries(examples)) {
      expect(good.length, name).toBeGreaterThan(0);
      expect(bad.length, name).toBeGreaterThan(0);
    }
  });

  describe.each(rules.map((rule) => ({...rule})))('$name', ({name, check}) => {
    const {good = [], bad = []} = examples[name] ?? {};

    it.each(good.map((example, index) => [index + 1, example] as const))(
      'accepts good example %i',
      async (_number, example) => {
        expect(formatAll(await check(example))).toBe('');
      },
    );

    it.each(bad.map(([example, report]) => [String(report), example, report] as const))(
      'reports %s',
      async (_name, example, report) => {
        expect(formatAll(await check(example))).toMatch(report);
      },
    );
  });
});
