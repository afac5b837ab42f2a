import {type Cell, defineFigure, type Size} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'table-panel',
  card: 0,
  width: 720,
  height: 296,
  narrow: true,
  title: {zh: '表格面板', en: 'Table panel'},
  description: {
    zh: '表格面板的顶栏有消息路径 /motors.states 和上一帧、下一帧按钮，下面的表格一行一个电机，列出名称、转速、温度和错误码。',
    en: 'The top bar of the Table panel has the message path /motors.states and buttons for the previous and the next frame. In the table below, each row is a motor with its name, speed, temperature, and error code.',
  },
  caption: {zh: '一条消息中四个电机的状态。', en: 'The states of four motors in one message.'},
  legend: [
    {zh: '消息路径', en: 'Message path'},
    {zh: '上一帧、下一帧', en: 'Previous and next frame'},
    {zh: '一列是一个字段', en: 'One column for each field'},
    {zh: '一行是一个元素', en: 'One row for each element'},
  ],
  draw({k, t, narrow}) {
    const panel = narrow ? {x: 8, y: 12, w: 332, h: 248} : {x: 40, y: 24, w: 640, h: 248};
    // The column "rpm" is left out on phones.
    const columns = <T>(name: T, rpm: T, ...rest: T[]) => [name, ...(narrow ? [] : [rpm]), ...rest];
    const mono = (text: string) => ({text, mono: true, size: 12});
    return k.panel(
      {
        ...panel,
        title: t({zh: '表格', en: 'Table'}),
        actions: [
          {callout: 1},
          {text: '/motors.states', mono: true, size: 12},
          {callout: 2},
          {icon: 'up', size: 16},
          {icon: 'down', size: 16},
          {icon: 'settings', size: 16},
          {icon: 'more', size: 16},
        ],
      },
      (body) => [
        k.table({
          x: body.x + (narrow ? 1 : 12),
          y: body.y + 8,
          w: body.w - (narrow ? 38 : 56),

          columns: columns<{title: string; w: Size}>(
            {title: 'name', w: '*'},
            {title: 'rpm', w: 104},
            {title: 'temperature', w: narrow ? 82 : 128},
            {title: 'error_code', w: narrow ? 76 : 112},
          ),
          rows: [
            columns<Cell>(mono('front_left'), mono('412'), mono('48.5'), mono('0')),
            columns<Cell>(mono('front_right'), mono('409'), mono('47.9'), mono('0')),
            columns<Cell>(mono('rear_left'), mono('118'), mono('71.2'), {
              ...mono('23'),
              tone: 'danger',
            }),
            columns<Cell>(mono('rear_right'), mono('411'), mono('49.0'), mono('0')),
          ],
        }),
        k.callout(3, body.x + body.w - (narrow ? 20 : 24), body.y + 24),
        k.callout(4, body.x + body.w - (narrow ? 20 : 24), body.y + 140),
      ],
    );
  },
});
