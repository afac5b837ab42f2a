import {defineFigure, type Part} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'publish-panel',
  card: 0,
  width: 720,
  narrow: true,
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
    const parts: readonly Part[] = [
      {field: 'Topic', value: '/voice/say', n: 1},
      {field: 'Message schema', value: 'std_msgs/String', n: 2},
      {row: ['Editing mode', 'grow', {callout: 3}, {switch: true}]},
      {rule: true},
      {group: 'Button'},
      {field: 'Title', value: 'Announce', n: 4},
    ];
    const [left, right] = k.sides({settings: 232, h: 320, narrowH: 200, parts});
    const name = t({zh: '发布', en: 'Publish'});
    return [
      k.settings({...left, title: name}, parts),
      k.panel({...right, title: name}, (body) => [
        k.code({
          x: body.x + 16,
          y: body.y + 16,
          w: body.w - 32,
          lines: ['{', '\u00a0\u00a0"data": "Docking in progress"', '}'],
        }),
        k.callout(5, body.x + body.w - 40, body.y + 36),
        k.row({x: body.x + 16, y: body.y + body.h - 48, w: body.w - 32, align: 'end'}, [
          {callout: 6},
          {button: 'Announce', kind: 'primary'},
        ]),
      ]),
    ];
  },
});
