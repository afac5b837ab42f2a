import {defineFigure, type Inline, type Part} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'indicator-panel',
  card: 0,
  width: 720,
  narrow: true,
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
  draw({k, t, narrow}) {
    const name = t({zh: '指示器', en: 'Indicator'});
    const low = t({zh: '电量低', en: 'Low'});
    const rule = (
      dot: 'danger' | 'warning' | 'success',
      when: string,
      text: string,
      end: readonly Inline[],
    ): Part => ({row: [{dot}, {text: when, mono: true, size: 12}, text, 'grow', ...end]});
    const more = {icon: 'more', size: 14} as const;
    const parts: readonly Part[] = [
      {field: 'Message path', value: '/battery_state.percentage', n: 1},
      {field: 'Style', kind: 'select', value: 'Bulb', n: 2},
      {rule: true},
      rule('danger', '< 0.1', t({zh: '立即充电', en: 'Charge now'}), [more]),
      rule('warning', '< 0.3', low, [{callout: 3}, more]),
      rule('success', 'otherwise', t({zh: '正常', en: 'OK'}), [{callout: 4}]),
    ];
    const [left, right] = k.sides({settings: 248, h: 304, narrowH: 224, parts});
    const [x, y] = [right.x + right.w / 2 - (narrow ? 44 : 36), right.y + 16 + right.h / 2];
    return [
      k.settings({...left, title: name}, parts),
      k.panel({...right, title: name}, () => [
        k.circle({x, y, r: 28, fill: 'warning', stroke: 'line'}),
        k.text({x: x + 44, y, text: low, size: 24, bold: true}),
        k.callout(5, x + 72 + k.measure(low, {size: 24, bold: true}), y),
      ]),
    ];
  },
});
