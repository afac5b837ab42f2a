import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-match',
  width: 348,
  title: {zh: '规则采集的记录', en: 'The record that the rule made'},
  description: {
    zh: '规则生成的记录：名称以错误码 1001 开头，带有标签 uploaded；「一刻」标签页中是命中时刻。',
    en: 'The record made by the rule: its name begins with the error code 1001, its label is uploaded; the Moment tab shows the time of the match.',
  },
  draw: ({k, t}) =>
    k.window(
      {
        x: 16,
        y: 16,
        w: k.width - 32,
        h: 136,
        title: [
          {icon: 'record'},
          {text: '1001 emergency_stop', bold: true},
          'grow',
          {chip: 'uploaded', tone: 'accent'},
        ],
      },
      (body) => [
        k.tabs({
          x: body.x,
          y: body.y,
          w: body.w,
          items: [t({zh: '文件', en: 'Files'}), t({zh: '一刻', en: 'Moment'})],
          active: 1,
        }),
        k.row({x: body.x + 12, y: body.y + 52, w: body.w - 24}, [
          {icon: 'moment', tone: 'accent'},
          'emergency_stop',
          'grow',
          {text: '10:24:36', tone: 'muted'},
        ]),
      ],
    ),
});
