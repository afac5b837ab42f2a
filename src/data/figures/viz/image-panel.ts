import {defineFigure, type Part} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'image-panel',
  width: 720,
  narrow: true,
  card: 0.8,
  title: {zh: '图像面板', en: 'Image panel'},
  description: {
    zh: '左侧是面板设置：General 分组有话题、Calibration、Sync annotations 和 Rotation，图像注释分组有一个已显示的话题。右侧是图像面板：左上角是频率，右上角是重置视图按钮，画面中有一个带文字的检测框，右键菜单中有 Download image。',
    en: 'The panel settings on the left: group General with topic, Calibration, Sync annotations, and Rotation; group Image annotations with one visible topic. The image panel on the right: frequency at the top left, a reset-view button at the top right, a detection box with a text in the picture, and a context menu with Download image.',
  },
  caption: {zh: '相机图像与二维检测框。', en: 'A camera image with a 2D detection.'},
  legend: [
    {zh: '图像或视频话题', en: 'Image or video topic'},
    {
      zh: '标定话题：校正图像并允许叠加三维数据',
      en: 'Calibration topic: rectifies the image and allows 3D overlays',
    },
    {
      zh: '只显示与图像时间戳相同的标注',
      en: 'Show annotations only with an image of the same timestamp',
    },
    {zh: '眼睛图标：显示或隐藏一个标注话题', en: 'Eye icon: show or hide an annotation topic'},
    {zh: '频率：每秒收到的消息数', en: 'Frequency: messages per second'},
    {zh: '重置视图', en: 'Reset view'},
    {zh: '标注：点击查看详情', en: 'Annotation: click it for details'},
    {zh: '右键菜单：下载当前图像', en: 'Context menu: download the current image'},
  ],
  draw({k, t, narrow}) {
    const parts: readonly Part[] = [
      {group: 'General'},
      {
        field: t({zh: '话题', en: 'Topic'}),
        kind: 'select',
        value: '/camera_front/image',
        n: 1,
      },
      {field: 'Calibration', kind: 'select', value: '/camera_front/info', n: 2},
      {row: ['Sync annotations', 'grow', {switch: true}], n: 3},
      {row: ['Rotation', 'grow', {select: '0°', w: 80}]},
      {rule: true},
      {group: t({zh: '图像注释', en: 'Image annotations'})},
      {
        row: [
          {text: '/detections', mono: true, size: 12},
          'grow',
          {callout: 4},
          {icon: 'eye', tone: 'accent'},
        ],
      },
      {
        row: [{text: '/lanes', mono: true, size: 12, tone: 'muted'}, 'grow', {icon: 'eyeOff'}],
      },
    ];
    const [left, right] = k.sides({settings: 224, h: 408, narrowH: 356, parts});
    const person = {x: right.x + right.w * (narrow ? 0.26 : 0.36), y: right.y + 170, w: 76, h: 150};
    return [
      k.settings({...left, title: t({zh: '图像', en: 'Image'})}, parts),
      k.panel({...right, title: t({zh: '图像', en: 'Image'})}, (body) => {
        const line = {x: body.x + 12, y: body.y + 10, w: body.w - 24};
        const menu = {x: body.x + body.w - 148, y: body.y + body.h - 60, w: 136};
        const middle = person.y + person.h * 0.6;
        return [
          k.picture(k.inset(body, 1)),
          k.row(line, [{chip: '10.00 Hz'}, {callout: 5}]),
          k.row({...line, align: 'end'}, [
            {callout: 6},
            {button: t({zh: '重置视图', en: 'Reset view'})},
          ]),
          k.person(k.inset(person, [6, 4])),
          k.rect({...person, r: 2, stroke: 'warning', sw: 2}),
          k.row({x: person.x - 1, y: person.y - 28}, [{chip: 'person 0.92', tone: 'warning'}]),
          k.callout(7, person.x - 36, middle, [person.x, middle]),
          k.menu({...menu, items: [{label: 'Download image'}]}),
          k.callout(8, menu.x + 68, menu.y - 26, [menu.x + 68, menu.y]),
        ];
      }),
    ];
  },
});
