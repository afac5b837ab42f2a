import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'tile-automation',
  width: 360,
  height: 194,
  title: {zh: '自动化', en: 'Automation'},
  description: {
    zh: '文件到达后，触发器调用动作，动作把结果写回记录。',
    en: 'When a file arrives, a trigger runs an action, which writes its result to the record.',
  },
  draw({k, t}) {
    const [file, trigger, action] = k.cols({x: 16, y: 16, w: 328, h: 72}, 3, 28);
    const step = {title: '', align: 'middle'} as const;
    return [
      k.box({...step, ...file, icon: 'file', title: '.mcap'}),
      k.box({
        ...step,
        ...trigger,
        icon: 'trigger',
        title: t({zh: '触发器', en: 'Trigger'}),
        tone: 'accent',
      }),
      k.box({
        ...step,
        ...action,
        icon: 'action',
        title: t({zh: '动作', en: 'Action'}),
        tone: 'accent',
      }),
      k.arrow({from: k.edge(file, 'right'), to: k.edge(trigger, 'left')}),
      k.arrow({from: k.edge(trigger, 'right'), to: k.edge(action, 'left')}),
      k.rect({x: 16, y: 104, w: 328, h: 74, r: 8, fill: 'surface', stroke: 'border'}),
      k.list({
        x: 16,
        y: 104,
        w: 328,
        rowH: 37,
        items: [
          [
            {icon: 'check', tone: 'success'},
            'corridor-0142',
            'grow',
            {text: '00:48', tone: 'muted'},
          ],
          [{icon: 'refresh', tone: 'accent'}, 'dock-0139', 'grow', {text: '00:12', tone: 'muted'}],
        ],
      }),
    ];
  },
});
