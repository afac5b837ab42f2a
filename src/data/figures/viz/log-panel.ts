import {defineFigure, type Inline, type Part, type Token} from 'docusaurus-plugin-figures/describe';

const lines = [
  {level: 'INFO', time: '22:40:58.020', node: '/amcl', text: 'pose initialized', tone: 'text'},
  {
    level: 'WARN',
    time: '22:41:04.951',
    node: '/amcl',
    text: 'pose covariance 0.61',
    tone: 'warning',
  },
  {level: 'ERROR', time: '22:41:05.203', node: '/amcl', text: 'pose jump 1.8 m', tone: 'danger'},
  {level: 'WARN', time: '22:41:05.210', node: '/base', text: 'motion stopped', tone: 'warning'},
  {level: 'INFO', time: '22:41:13.180', node: '/amcl', text: 'pose recovered', tone: 'text'},
] as const satisfies ReadonlyArray<{
  level: string;
  time: string;
  node: string;
  text: string;
  tone: Token;
}>;

export default defineFigure({
  name: 'log-panel',
  card: 0,
  width: 720,
  narrow: true,
  title: {zh: '日志面板', en: 'Log panel'},
  description: {
    zh: '左侧是面板设置：话题、日志级别，命名空间分组列出三个节点，其中一个已隐藏。右侧是日志面板：顶栏中有一个搜索标签，下面是按级别着色的日志行，右下角是跳到最新消息的按钮。',
    en: 'The panel settings on the left: topic, log level, and the group Namespaces with three nodes, one of them hidden. The log panel on the right: a search tag in the top bar, log lines colored by level, and a button at the bottom right that jumps to the newest message.',
  },
  caption: {
    zh: '定位丢失前后的日志，已隐藏一个节点。',
    en: 'Log lines around a localization loss, with one node hidden.',
  },
  legend: [
    {zh: '日志话题', en: 'Log topic'},
    {zh: '最低级别', en: 'Lowest level shown'},
    {zh: '显示或隐藏一个节点的日志', en: 'Show or hide the lines of a node'},
    {zh: '搜索：输入后按回车成为标签', en: 'Search: Enter turns the term into a tag'},
    {zh: '一行日志：级别、时间、节点、内容', en: 'One line: level, time, node, text'},
    {zh: '跳到最新的消息', en: 'Jump to the newest message'},
  ],
  draw({k, t, narrow}) {
    const name = t({zh: '日志', en: 'Log'});
    const topic = (text: string, isOn: boolean, end: readonly Inline[]): Part => ({
      row: [{text, mono: true, tone: isOn ? 'text' : 'muted'}, 'grow', ...end],
    });
    const on = {icon: 'eye', tone: 'accent'} as const;
    const parts: readonly Part[] = [
      {field: t({zh: '话题', en: 'Topic'}), kind: 'select', value: '/rosout', n: 1},
      {field: t({zh: '日志级别', en: 'Log level'}), kind: 'select', value: '>= INFO', n: 2},
      {rule: true},
      {group: t({zh: '命名空间', en: 'Namespaces'})},
      topic('/amcl', true, [on]),
      topic('/base', true, [on]),
      topic('/lidar', false, [{callout: 3}, {icon: 'eyeOff'}]),
    ];
    const [left, right] = k.sides({settings: 200, h: 320, narrowH: narrow ? 372 : 320, parts});
    const more = [
      {icon: 'settings', size: 16},
      {icon: 'more', size: 16},
    ] as const;
    const search = [
      {callout: 4},
      {icon: 'search', size: 16},
      {chip: 'pose ×', tone: 'accent'},
      {chip: 'stop ×', tone: 'accent'},
    ] as const;
    return [
      k.settings({...left, title: name}, parts),
      k.panel({...right, title: name, actions: [...search, ...more]}, (body) => [
        lines.map(({level, time, node, text, tone}, index) => {
          const head = `[${level}][${time}][${node}]:`;
          const at = {x: body.x + 12, w: body.w - 24, gap: 4};
          const y = body.y + 8 + index * (narrow ? 48 : 32);
          const look = {mono: true, size: 12, tone};
          const number = index === 2 ? [{callout: 5}] : [];
          return narrow
            ? [
                k.row({...at, y, h: 22}, [{text: head, ...look}, ...number]),
                k.row({...at, y: y + 20, h: 22}, [{gap: 8}, {text, ...look}]),
              ]
            : k.row({...at, y}, [{text: `${head} ${text}`, ...look}, ...number]);
        }),
        k.row({x: body.x + 12, y: body.y + body.h - 44, w: body.w - 24, align: 'end'}, [
          {callout: 6},
          {iconButton: 'down'},
        ]),
      ]),
    ];
  },
});
