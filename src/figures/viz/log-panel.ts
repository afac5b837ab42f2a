import {defineFigure} from '../define';
import type {Token} from '../palette';

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
  width: 720,
  height: 360,
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
  draw({k, t}) {
    const left = {x: 40, y: 24, w: 208, h: 312};
    const right = {x: 264, y: 24, w: 432, h: 312};
    const x = left.x + 12;
    const w = left.w - 24;
    return [
      k.window({...left, title: t({zh: '日志', en: 'Log'})}, (body) => [
        k.field({
          x,
          y: body.y + 8,
          w,
          label: t({zh: '话题', en: 'Topic'}),
          kind: 'select',
          value: '/rosout',
        }),
        k.callout(1, 20, body.y + 46, [48, body.y + 46]),
        k.field({
          x,
          y: body.y + 70,
          w,
          label: t({zh: '日志级别', en: 'Log level'}),
          kind: 'select',
          value: '>= INFO',
        }),
        k.callout(2, 20, body.y + 108, [48, body.y + 108]),
        k.divider(left.x, body.y + 136, left.w),
        k.row({x, y: body.y + 140}, [
          {icon: 'down', size: 14},
          {text: t({zh: '命名空间', en: 'Namespaces'}), bold: true},
        ]),
        k.row({x, y: body.y + 172, w}, [
          {text: '/amcl', mono: true},
          'grow',
          {icon: 'eye', tone: 'accent'},
        ]),
        k.row({x, y: body.y + 204, w}, [
          {text: '/base', mono: true},
          'grow',
          {icon: 'eye', tone: 'accent'},
        ]),
        k.row({x, y: body.y + 236, w}, [
          {text: '/lidar', mono: true, tone: 'muted'},
          'grow',
          {callout: 3},
          {icon: 'eyeOff'},
        ]),
      ]),
      k.panel(
        {
          ...right,
          title: t({zh: '日志', en: 'Log'}),
          actions: [
            {callout: 4},
            {icon: 'search', size: 16},
            {chip: 'pose ×', tone: 'accent'},
            {chip: 'stop ×', tone: 'accent'},
            {icon: 'settings', size: 16},
            {icon: 'more', size: 16},
          ],
        },
        (body) => [
          lines.map(({level, time, node, text, tone}, index) =>
            k.row({x: body.x + 12, y: body.y + 8 + index * 32, w: body.w - 24, gap: 4}, [
              {text: `[${level}][${time}][${node}]: ${text}`, mono: true, size: 12, tone},
              ...(index === 2 ? [{callout: 5} as const] : []),
            ]),
          ),
          k.row({x: body.x + 12, y: body.y + body.h - 44, w: body.w - 24, align: 'end'}, [
            {callout: 6},
            {iconButton: 'down'},
          ]),
        ],
      ),
    ];
  },
});
