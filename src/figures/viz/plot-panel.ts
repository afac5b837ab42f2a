import {defineFigure} from '../define';

export default defineFigure({
  name: 'plot-panel',
  width: 720,
  height: 456,
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
  draw({k, t}) {
    const left = {x: 40, y: 24, w: 232, h: 408};
    const right = {x: 288, y: 24, w: 392, h: 408};
    const x = left.x + 12;
    const w = left.w - 24;
    const group = (label: string, y: number) => [
      k.divider(left.x, y, left.w),
      k.row({x, y: y + 2}, [
        {icon: 'down', size: 14},
        {text: label, bold: true},
      ]),
    ];
    const limit = 0.8;
    return [
      k.window({...left, title: t({zh: '图表', en: 'Plot'})}, (body) => [
        group(t({zh: 'X 轴', en: 'X Axis'}), body.y),
        k.field({
          x,
          y: body.y + 34,
          w,
          label: t({zh: '值', en: 'Value'}),
          kind: 'select',
          value: t({zh: '时间戳', en: 'Timestamp'}),
        }),
        k.callout(1, 20, body.y + 72, [48, body.y + 72]),
        group(t({zh: '数据系列', en: 'Series'}), body.y + 100),
        k.field({
          x,
          y: body.y + 136,
          w,
          label: t({zh: '消息地址', en: 'Message path'}),
          value: '/odom.twist.twist.linear.x',
        }),
        k.callout(2, 20, body.y + 174, [48, body.y + 174]),
        k.field({
          x,
          y: body.y + 198,
          w,
          label: t({zh: '图例名称', en: 'Series name'}),
          value: t({zh: '实际', en: 'Actual'}),
        }),
        k.callout(3, 20, body.y + 236, [48, body.y + 236]),
        k.row({x, y: body.y + 262, w}, [
          t({zh: '颜色', en: 'Color'}),
          'grow',
          {dot: 'accent'},
          {text: '#0b5cbd', mono: true},
        ]),
        k.row({x, y: body.y + 294, w}, [
          t({zh: '线宽', en: 'Line size'}),
          'grow',
          {input: '1', w: 72},
        ]),
        k.row({x, y: body.y + 326, w}, [
          t({zh: '显示线条', en: 'Show lines'}),
          'grow',
          {switch: true},
        ]),
      ]),
      k.panel({...right, title: t({zh: '图表', en: 'Plot'})}, (body) => {
        const chart = {x: body.x + 12, y: body.y + 52, w: body.w - 28, h: body.h - 60};
        return [
          k.chart({
            ...chart,
            series: [
              {values: [0.1, 0.5, 0.62, 0.62, 0.62, 0.3, 0.1, 0.1, 0.4, 0.62]},
              {values: [0.1, 0.56, 0.66, 0.66, 0.66, 0.08, 0.08, 0.08, 0.6, 0.66], tone: 'warning'},
              {values: [limit, limit], tone: 'danger', dashed: true},
            ],
            yLabels: ['1.5', '1.0', '0.5', '0'],
            xLabels: ['0 s', '20 s', '40 s', '60 s'],
            cursor: 0.58,
          }),
          k.rect({
            x: chart.x + 44,
            y: chart.y + 216,
            w: 156,
            h: 64,
            r: 6,
            fill: 'surface',
            stroke: 'border',
          }),
          k.row({x: chart.x + 52, y: chart.y + 216}, [
            {checkbox: true, label: t({zh: '实际', en: 'Actual'})},
            {dot: 'accent'},
            {icon: 'close', size: 12},
          ]),
          k.row({x: chart.x + 52, y: chart.y + 248}, [
            {checkbox: true, label: t({zh: '指令', en: 'Command'})},
            {dot: 'warning'},
            {icon: 'close', size: 12},
          ]),
          k.callout(4, chart.x + 184, chart.y + 248),
          k.callout(5, chart.x + 300, chart.y + 28, [chart.x + 300, chart.y + 63]),
          k.callout(6, chart.x + 276, chart.y + 180, [chart.x + 223, chart.y + 180]),
          k.row({x: body.x + 12, y: body.y + 10, w: body.w - 24, align: 'end'}, [
            {callout: 7},
            {button: t({zh: '重置视图', en: 'Reset view'})},
          ]),
        ];
      }),
    ];
  },
});
