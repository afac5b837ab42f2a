import {defineFigure, speeds, type Part} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'plot-panel',
  width: 720,
  narrow: true,
  card: 0.35,
  title: {zh: '图表面板', en: 'Plot panel'},
  description: {
    zh: '左侧是面板设置：X 轴的值为时间戳，数据系列展开后有消息地址、图例名称、颜色和线宽。右侧是图表面板：浮动图例列出两个数据系列，图中有两条曲线和一条虚线参考线，竖线是播放头，右上角是重置视图按钮。',
    en: 'The panel settings on the left: X axis value Timestamp, and a series with message path, series name, color, and line size. The plot panel on the right: a floating legend with two series, two curves and a dashed reference line, a vertical line for the playhead, and a reset-view button at the top right.',
  },
  caption: {
    zh: '指令速度、实际速度与限速。',
    en: 'Commanded speed, actual speed, and the speed limit.',
  },
  legend: [
    {zh: 'X 轴的取值方式', en: 'What the X axis shows'},
    {zh: '数据系列的消息路径', en: 'Message path of a series'},
    {zh: '图例中的名称', en: 'Name in the legend'},
    {zh: '图例：勾选显示，× 删除', en: 'Legend: tick to show, × to delete'},
    {zh: '参考线：消息地址填写一个数字', en: 'Reference line: the message path is a plain number'},
    {
      zh: '播放头；时间戳模式下点击图表可以跳转',
      en: 'Playhead; in Timestamp mode a click in the plot seeks',
    },
    {zh: '重置视图', en: 'Reset view'},
  ],
  draw({k, t, narrow}) {
    const parts: readonly Part[] = [
      {group: t({zh: 'X 轴', en: 'X Axis'})},
      {
        field: t({zh: '值', en: 'Value'}),
        kind: 'select',
        value: t({zh: '时间戳', en: 'Timestamp'}),
        n: 1,
      },
      {rule: true},
      {group: t({zh: '数据系列', en: 'Series'})},
      {
        field: t({zh: '消息地址', en: 'Message path'}),
        value: '/odom.twist.twist.linear.x',
        n: 2,
      },
      {
        field: t({zh: '图例名称', en: 'Series name'}),
        value: t({zh: '实际', en: 'Actual'}),
        n: 3,
      },
      {
        row: [t({zh: '颜色', en: 'Color'}), 'grow', {dot: 'accent'}, {text: '#0b5cbd', mono: true}],
      },
      {row: [t({zh: '线宽', en: 'Line size'}), 'grow', {input: '1', w: 72}]},
      {row: [t({zh: '显示线条', en: 'Show lines'}), 'grow', {switch: true}]},
    ];
    const [left, right] = k.sides({settings: 232, h: 408, narrowH: 340, parts});
    const {commanded, measured} = speeds(narrow ? 110 : 170, 1.5);
    const limit = 1.35 / 1.5;
    return [
      k.settings({...left, title: t({zh: '图表', en: 'Plot'})}, parts),
      k.panel({...right, title: t({zh: '图表', en: 'Plot'})}, (body) => {
        const chart = {x: body.x + 12, y: body.y + 48, w: body.w - 24, h: body.h - 54};
        const legend = {x: chart.x + (narrow ? 34 : 44), y: chart.y + chart.h - 104, w: 136, h: 68};
        const shown = (label: string, dot: 'accent' | 'warning', y: number) =>
          k.row({x: legend.x + 6, y: legend.y + y, gap: 6}, [
            {checkbox: true, label},
            {dot},
            {icon: 'close', size: 12},
          ]);
        const cursor = chart.x + 26 + (chart.w - 42) * (41 / 60);
        const limitY = chart.y + 8 + (chart.h - 34) * (1 - limit);
        return [
          k.chart({
            ...chart,
            series: [
              {values: commanded, tone: 'warning'},
              {values: measured},
              {values: [limit, limit], tone: 'danger', dashed: true},
            ],
            yLabels: ['1.5', '1.0', '0.5', '0.0'],
            xLabels: ['0 s', '20 s', '40 s', '60 s'],
            cursor: 41 / 60,
          }),
          k.rect({...legend, r: 6, fill: 'surface', stroke: 'border'}),
          shown(t({zh: '实际', en: 'Actual'}), 'accent', 2),
          shown(t({zh: '指令', en: 'Command'}), 'warning', 34),
          k.callout(4, legend.x + legend.w, legend.y),
          k.callout(5, chart.x + 60, limitY + 30, [chart.x + 60, limitY]),
          k.callout(6, cursor + 34, chart.y + chart.h * 0.44, [cursor, chart.y + chart.h * 0.44]),
          k.row({x: body.x + 12, y: body.y + 10, w: body.w - 24, align: 'end'}, [
            {callout: 7},
            {button: t({zh: '重置视图', en: 'Reset view'})},
          ]),
        ];
      }),
    ];
  },
});
