import {defineFigure, type Part} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'gauge-panel',
  width: 720,
  narrow: true,
  card: 0.4,
  title: {zh: '仪表面板', en: 'Gauge panel'},
  description: {
    zh: '左侧是面板设置：Message path 为 /battery_state.percentage，Min 为 0，Max 为 1，colorMap 为 Red to green，reverse 已关闭。右侧是半圆形的仪表，由红到绿，指针指向 0.72。',
    en: 'The panel settings on the left: Message path /battery_state.percentage, Min 0, Max 1, colorMap Red to green, and reverse off. A semicircular gauge on the right, from red to green, with its needle at 0.72.',
  },
  caption: {zh: '电量在 0 到 1 之间的位置。', en: 'Battery level between 0 and 1.'},
  legend: [
    {zh: '要显示的数值', en: 'The number to show'},
    {zh: '仪表两端的值', en: 'Values at both ends'},
    {zh: '色板', en: 'Color map'},
    {zh: '颜色顺序反过来', en: 'Reverses the colors'},
    {zh: '当前的值', en: 'Current value'},
  ],
  draw({k, t}) {
    const parts: readonly Part[] = [
      {field: 'Message path', value: '/battery_state.percentage', n: 1},
      {
        beside: [
          {field: 'Min', value: '0'},
          {field: 'Max', value: '1'},
        ],
        n: 2,
      },
      {field: 'colorMap', kind: 'select', value: 'Red to green', n: 3},
      {row: ['reverse', 'grow', {callout: 4}, {switch: false}]},
    ];
    const [left, right] = k.sides({settings: 232, h: 328, narrowH: 280, parts});
    const name = t({zh: '仪表', en: 'Gauge'});
    const [cx, cy, r] = [right.x + right.w / 2, right.y + right.h * 0.66, 112];
    const at = (share: number, radius: number): [number, number] => [
      cx - radius * Math.cos(Math.PI * share),
      cy - radius * Math.sin(Math.PI * share),
    ];
    const arc = (from: number, to: number, stroke: 'danger' | 'warning' | 'success') => {
      const [[x1, y1], [x2, y2]] = [at(from, r), at(to, r)];
      return k.path(
        `M${x1.toFixed(1)} ${y1.toFixed(1)}A${r} ${r} 0 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}`,
        {stroke, sw: 28},
      );
    };
    return [
      k.settings({...left, title: name}, parts),
      k.panel({...right, title: name}, () => [
        arc(0, 0.34, 'danger'),
        arc(0.34, 0.67, 'warning'),
        arc(0.67, 1, 'success'),
        k.segment([cx, cy], at(0.72, 84), {stroke: 'text', sw: 4}),
        k.circle({x: cx, y: cy, r: 8, fill: 'text'}),
        k.text({x: cx, y: cy + 40, text: '0.72', size: 24, bold: true, anchor: 'middle'}),
        k.callout(5, cx + 64, cy + 40),
      ]),
    ];
  },
});
