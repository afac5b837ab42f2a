import {defineFigure} from '../define';

export default defineFigure({
  name: 'variable-slider-panel',
  width: 720,
  height: 344,
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
  draw({k, t}) {
    const left = {x: 40, y: 24, w: 216, h: 296};
    const x = left.x + 12;
    const w = left.w - 24;
    const name = t({zh: '变量滑块', en: 'Variable Slider'});
    const slider = {x: 288, y: 24, w: 392, h: 96};
    const plot = {x: 288, y: 152, w: 392, h: 168};
    return [
      k.window({...left, title: name}, (body) => [
        k.field({x, y: body.y + 12, w: 90, label: 'Min', value: '0'}),
        k.field({x: x + 102, y: body.y + 12, w: 90, label: 'Max', value: '3'}),
        k.callout(1, 20, body.y + 50, [50, body.y + 50]),
        k.field({x, y: body.y + 76, w, label: 'Step', value: '1'}),
        k.callout(2, 20, body.y + 114, [50, body.y + 114]),
        k.field({x, y: body.y + 140, w, label: 'variableName', value: 'motor'}),
        k.callout(3, 20, body.y + 178, [50, body.y + 178]),
      ]),
      k.panel({...slider, title: name}, (body) => [
        k.segment([312, body.y + 32], [592, body.y + 32], {stroke: 'line', sw: 4}),
        k.segment([312, body.y + 32], [499, body.y + 32], {stroke: 'accent', sw: 4}),
        k.circle({x: 499, y: body.y + 32, r: 9, fill: 'accent'}),
        k.text({x: 616, y: body.y + 32, text: '2', bold: true, anchor: 'middle'}),
        k.callout(4, 648, body.y + 32, [626, body.y + 32]),
      ]),
      k.arrow({from: [484, 120], to: [484, 152], label: '$motor'}),
      k.panel({...plot, title: t({zh: '图表', en: 'Plot'})}, (body) => [
        k.row({x: body.x + 12, y: body.y + 4}, [
          {text: '/motors.states[$motor].temperature', mono: true, size: 12},
          {callout: 5},
        ]),
        k.chart({
          x: body.x + 12,
          y: body.y + 40,
          w: body.w - 24,
          h: 88,
          series: [{values: [0.3, 0.32, 0.4, 0.52, 0.66, 0.74, 0.78]}],
          yLabels: ['90', '0'],
        }),
      ]),
    ];
  },
});
