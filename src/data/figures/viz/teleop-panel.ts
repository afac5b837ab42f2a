import {defineFigure, type Part} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'teleop-panel',
  width: 720,
  narrow: true,
  title: {zh: '远程操纵面板', en: 'Teleop panel'},
  description: {
    zh: '左侧是面板设置：Publish rate 为 10，Topic 为 /cmd_vel，Up Button 分组中 Field 为 linear-x、Value 为 0.1。右侧是远程操纵面板，有上、下、左、右四个方向按钮，上按钮被按住。',
    en: 'The panel settings on the left: Publish rate 10, Topic /cmd_vel, and the group Up Button with Field linear-x and Value 0.1. The Teleop panel on the right with four buttons for up, down, left, and right; the up button is held.',
  },
  caption: {
    zh: '按住上按钮，以 10 Hz 发布 0.1 m/s。',
    en: 'While the up button is held, 0.1 m/s is published at 10 Hz.',
  },
  legend: [
    {zh: '每秒发布的消息数', en: 'Messages per second'},
    {zh: '速度话题', en: 'Topic of the velocities'},
    {zh: '按钮设置的字段', en: 'The field that the button sets'},
    {zh: '字段的数值', en: 'The value of the field'},
    {zh: '按住时发布，松开即停止发布', en: 'Publishes while held, and stops publishing on release'},
  ],
  draw({k, t}) {
    const parts: readonly Part[] = [
      {field: 'Publish rate', value: '10', n: 1},
      {field: 'Topic', value: '/cmd_vel', n: 2},
      {rule: true},
      {group: 'Up Button'},
      {field: 'Field', kind: 'select', value: 'linear-x', n: 3},
      {field: 'Value', value: '0.1', n: 4},
    ];
    const [left, right] = k.sides({settings: 232, h: 368, narrowH: 320, parts});
    const name = t({zh: '远程操纵', en: 'Teleop'});
    const [cx, cy, size] = [right.x + right.w / 2, right.y + 16 + right.h / 2, 72];
    const button = (icon: 'up' | 'down' | 'left' | 'right', dx: number, dy: number) => {
      const held = icon === 'up';
      return [
        k.rect({
          x: cx + dx - size / 2,
          y: cy + dy - size / 2,
          w: size,
          h: size,
          r: 8,
          fill: held ? 'accent' : 'raised',
          stroke: held ? 'accent' : 'line',
        }),
        k.icon(icon, {
          x: cx + dx - 14,
          y: cy + dy - 14,
          size: 28,
          tone: held ? 'onAccent' : 'text',
        }),
      ];
    };
    return [
      k.settings({...left, title: name}, parts),
      k.panel({...right, title: name}, () => [
        button('up', 0, -88),
        button('down', 0, 88),
        button('left', -88, 0),
        button('right', 88, 0),
        k.callout(5, cx + 80, cy - 88, [cx + 38, cy - 88]),
      ]),
    ];
  },
});
