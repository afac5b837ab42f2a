import {defineFigure} from '../define';

export default defineFigure({
  name: 'indicator-panel',
  width: 720,
  height: 336,
  title: {zh: '指示器面板', en: 'Indicator panel'},
  description: {
    zh: '左侧是面板设置：Message path 为 /battery_state.percentage，Style 为 Bulb，下面有两条规则和其他情况。右侧的面板中，橙色的灯旁写着电量低，因为第二条规则符合。',
    en: 'The panel settings on the left: Message path /battery_state.percentage, Style Bulb, then two rules and the otherwise entry. In the panel on the right, an orange bulb with the text Low, because the second rule matches.',
  },
  caption: {
    zh: '电量为 0.24 时，第二条规则符合。',
    en: 'At a level of 0.24, the second rule matches.',
  },
  legend: [
    {zh: '要判断的值', en: 'The value to judge'},
    {zh: '一个灯，或整个面板着色', en: 'A bulb, or color for the whole panel'},
    {zh: '规则：第一条符合的生效', en: 'Rules: the first match wins'},
    {zh: '没有规则符合时', en: 'When no rule matches'},
    {zh: '当前的颜色和文字', en: 'Current color and text'},
  ],
  draw({k, t}) {
    const left = {x: 40, y: 24, w: 248, h: 288};
    const right = {x: 312, y: 24, w: 368, h: 288};
    const x = left.x + 12;
    const w = left.w - 24;
    const name = t({zh: '指示器', en: 'Indicator'});
    const low = t({zh: '电量低', en: 'Low'});
    return [
      k.window({...left, title: name}, (body) => [
        k.field({x, y: body.y + 8, w, label: 'Message path', value: '/battery_state.percentage'}),
        k.callout(1, 20, body.y + 46, [50, body.y + 46]),
        k.field({x, y: body.y + 68, w, label: 'Style', kind: 'select', value: 'Bulb'}),
        k.callout(2, 20, body.y + 106, [50, body.y + 106]),
        k.divider(left.x, body.y + 132, left.w),
        k.row({x, y: body.y + 136, w}, [
          {dot: 'danger'},
          {text: '< 0.1', mono: true, size: 12},
          t({zh: '立即充电', en: 'Charge now'}),
          'grow',
          {icon: 'more', size: 14},
        ]),
        k.row({x, y: body.y + 168, w}, [
          {dot: 'warning'},
          {text: '< 0.3', mono: true, size: 12},
          low,
          'grow',
          {callout: 3},
          {icon: 'more', size: 14},
        ]),
        k.row({x, y: body.y + 204, w}, [
          {dot: 'success'},
          {text: 'otherwise', mono: true, size: 12},
          t({zh: '正常', en: 'OK'}),
          'grow',
          {callout: 4},
        ]),
      ]),
      k.panel({...right, title: name}, () => [
        k.circle({x: 452, y: 180, r: 28, fill: 'warning', stroke: 'line'}),
        k.text({x: 496, y: 180, text: low, size: 24, bold: true}),
        k.callout(5, 496 + k.measure(low, {size: 24, bold: true}) + 28, 180),
      ]),
    ];
  },
});
