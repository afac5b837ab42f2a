import {defineFigure, drift, type Part} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'variable-slider-panel',
  width: 720,
  narrow: true,
  title: {zh: '变量滑块面板', en: 'Variable slider panel'},
  description: {
    zh: '左侧是面板设置：Min 为 0，Max 为 3，Step 为 1，variableName 为 motor。右侧上方是变量滑块，值为 2；箭头指向下方的图表，它的消息路径使用 $motor。',
    en: 'The panel settings on the left: Min 0, Max 3, Step 1, and variableName motor. At the upper right, the slider with the value 2; an arrow leads to a plot below, whose message path uses $motor.',
  },
  caption: {
    zh: '滑块改变变量，图表随之切换电机。',
    en: 'The slider sets the variable, and the plot switches motors.',
  },
  legend: [
    {zh: '取值范围', en: 'Range of values'},
    {zh: '每一格的变化', en: 'Size of a notch'},
    {zh: '写入的变量', en: 'The variable that is set'},
    {zh: '当前的值', en: 'Current value'},
    {zh: '使用变量的面板', en: 'A panel that uses the variable'},
  ],
  draw({k, t, narrow}) {
    const parts: readonly Part[] = [
      {
        beside: [
          {field: 'Min', value: '0'},
          {field: 'Max', value: '3'},
        ],
        n: 1,
      },
      {field: 'Step', value: '1', n: 2},
      {field: 'variableName', value: 'motor', n: 3},
    ];
    const [left, {x, y, w}] = k.sides({settings: 216, h: 312, narrowH: 328, parts});
    const name = t({zh: '变量滑块', en: 'Variable Slider'});
    const slider = {x, y, w, h: 96};
    const plot = {x, y: y + 128, w, h: narrow ? 200 : 184};
    return [
      k.settings({...left, title: name}, parts),
      k.panel({...slider, title: name}, (body) => {
        const [from, to, middle] = [x + 24, x + w - 112, body.y + 32];
        const knob = from + ((to - from) * 2) / 3;
        return [
          k.segment([from, middle], [to, middle], {stroke: 'line', sw: 4}),
          k.segment([from, middle], [knob, middle], {stroke: 'accent', sw: 4}),
          k.circle({x: knob, y: middle, r: 9, fill: 'accent'}),
          k.text({x: to + 24, y: middle, text: '2', bold: true, anchor: 'middle'}),
          k.callout(4, to + 60, middle, [to + 34, middle]),
        ];
      }),
      k.arrow({from: [x + w / 2, y + 96], to: [x + w / 2, y + 128], label: '$motor'}),
      k.panel({...plot, title: t({zh: '图表', en: 'Plot'})}, (body) => [
        k.row({x: body.x + 12, y: body.y + 4}, [
          {text: '/motors.states[$motor].temperature', mono: true, size: 12},
          {callout: 5},
        ]),
        k.chart({
          x: body.x + 12,
          y: body.y + 36,
          w: body.w - 24,
          h: body.h - 40,
          series: [{values: drift(110, 0.32, 0.82)}],
          yLabels: ['90', '60', '30'],
          xLabels: ['0 s', '30 s', '60 s'],
        }),
      ]),
    ];
  },
});
