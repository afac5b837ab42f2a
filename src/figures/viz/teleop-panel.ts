import {defineFigure} from '../define';

export default defineFigure({
  name: 'teleop-panel',
  width: 720,
  height: 432,
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
    const left = {x: 40, y: 24, w: 232, h: 384};
    const right = {x: 296, y: 24, w: 384, h: 384};
    const x = left.x + 12;
    const w = left.w - 24;
    const name = t({zh: '远程操纵', en: 'Teleop'});
    const [cx, cy, size] = [right.x + right.w / 2, 232, 72];
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
      k.window({...left, title: name}, (body) => [
        k.field({x, y: body.y + 12, w, label: 'Publish rate', value: '10'}),
        k.callout(1, 20, body.y + 50, [50, body.y + 50]),
        k.field({x, y: body.y + 76, w, label: 'Topic', value: '/cmd_vel'}),
        k.callout(2, 20, body.y + 114, [50, body.y + 114]),
        k.divider(left.x, body.y + 144, left.w),
        k.row({x, y: body.y + 148}, [
          {icon: 'down', size: 14},
          {text: 'Up Button', bold: true},
        ]),
        k.field({x, y: body.y + 180, w, label: 'Field', kind: 'select', value: 'linear-x'}),
        k.callout(3, 20, body.y + 218, [50, body.y + 218]),
        k.field({x, y: body.y + 244, w, label: 'Value', value: '0.1'}),
        k.callout(4, 20, body.y + 282, [50, body.y + 282]),
      ]),
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
