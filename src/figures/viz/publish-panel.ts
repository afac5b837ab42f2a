import {defineFigure} from '../define';

export default defineFigure({
  name: 'publish-panel',
  width: 720,
  height: 408,
  title: {zh: '发布面板', en: 'Publish panel'},
  description: {
    zh: '左侧是面板设置：Topic 为 /voice/say，Message schema 为 std_msgs/String，Editing mode 已打开，Button 分组有标题。右侧是发布面板：JSON 编辑框中有一个 data 字段，右下角是 Announce 按钮。',
    en: 'The panel settings on the left: Topic /voice/say, Message schema std_msgs/String, Editing mode on, and the group Button with a title. The Publish panel on the right: a JSON editor with a data field, and the button Announce at the bottom right.',
  },
  caption: {zh: '发布一条播报文字。', en: 'Publishing a text for the robot to say.'},
  legend: [
    {zh: '要发布的话题', en: 'Topic to publish to'},
    {zh: '消息架构', en: 'Message schema'},
    {zh: '编辑模式：关闭后只留按钮', en: 'Editing mode: off leaves only the button'},
    {zh: '按钮上的文字', en: 'Text on the button'},
    {zh: 'JSON 消息', en: 'Message as JSON'},
    {zh: '每按一次发布一条', en: 'One message for each press'},
  ],
  draw({k, t}) {
    const left = {x: 40, y: 24, w: 232, h: 360};
    const right = {x: 296, y: 24, w: 384, h: 360};
    const x = left.x + 12;
    const w = left.w - 24;
    const name = t({zh: '发布', en: 'Publish'});
    return [
      k.window({...left, title: name}, (body) => [
        k.field({x, y: body.y + 12, w, label: 'Topic', value: '/voice/say'}),
        k.callout(1, 20, body.y + 50, [50, body.y + 50]),
        k.field({x, y: body.y + 76, w, label: 'Message schema', value: 'std_msgs/String'}),
        k.callout(2, 20, body.y + 114, [50, body.y + 114]),
        k.row({x, y: body.y + 140, w}, ['Editing mode', 'grow', {callout: 3}, {switch: true}]),
        k.divider(left.x, body.y + 184, left.w),
        k.row({x, y: body.y + 188}, [
          {icon: 'down', size: 14},
          {text: 'Button', bold: true},
        ]),
        k.field({x, y: body.y + 220, w, label: 'Title', value: 'Announce'}),
        k.callout(4, 20, body.y + 258, [50, body.y + 258]),
      ]),
      k.panel({...right, title: name}, (body) => [
        k.code({
          x: body.x + 16,
          y: body.y + 16,
          w: body.w - 32,
          lines: ['{', '\u00a0\u00a0"data": "Docking in progress"', '}'],
        }),
        k.callout(5, 640, body.y + 36),
        k.row({x: body.x + 16, y: body.y + body.h - 48, w: body.w - 32, align: 'end'}, [
          {callout: 6},
          {button: 'Announce', kind: 'primary'},
        ]),
      ]),
    ];
  },
});
