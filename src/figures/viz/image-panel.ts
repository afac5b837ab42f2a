import {defineFigure} from '../define';

export default defineFigure({
  name: 'image-panel',
  width: 720,
  height: 448,
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
      zh: '只显示与图像时间戳相同的注释',
      en: 'Show annotations only with an image of the same timestamp',
    },
    {zh: '眼睛图标：显示或隐藏一个注释话题', en: 'Eye icon: show or hide an annotation topic'},
    {zh: '频率：每秒收到的消息数', en: 'Frequency: messages per second'},
    {zh: '重置视图', en: 'Reset view'},
    {zh: '注释：点击查看详情', en: 'Annotation: click it for details'},
    {zh: '右键菜单：下载当前图像', en: 'Context menu: download the current image'},
  ],
  draw({k, t}) {
    const left = {x: 40, y: 24, w: 224, h: 400};
    const right = {x: 288, y: 24, w: 392, h: 400};
    const x = left.x + 12;
    const w = left.w - 24;
    return [
      k.window({...left, title: t({zh: '图像', en: 'Image'})}, (body) => [
        k.row({x, y: body.y + 4}, [
          {icon: 'down', size: 14},
          {text: 'General', bold: true},
        ]),
        k.field({
          x,
          y: body.y + 36,
          w,
          label: t({zh: '话题', en: 'Topic'}),
          kind: 'select',
          value: '/camera_front/image',
        }),
        k.callout(1, 20, body.y + 74, [48, body.y + 74]),
        k.field({
          x,
          y: body.y + 98,
          w,
          label: 'Calibration',
          kind: 'select',
          value: '/camera_front/info',
        }),
        k.callout(2, 20, body.y + 136, [48, body.y + 136]),
        k.row({x, y: body.y + 160, w}, ['Sync annotations', 'grow', {switch: true}]),
        k.callout(3, 20, body.y + 176, [46, body.y + 176]),
        k.row({x, y: body.y + 194, w}, ['Rotation', 'grow', {select: '0°', w: 80}]),
        k.divider(left.x, body.y + 236, left.w),
        k.row({x, y: body.y + 240}, [
          {icon: 'down', size: 14},
          {text: t({zh: '图像注释', en: 'Image annotations'}), bold: true},
        ]),
        k.row({x, y: body.y + 272, w}, [
          {text: '/detections', mono: true, size: 12},
          'grow',
          {callout: 4},
          {icon: 'eye', tone: 'accent'},
        ]),
        k.row({x, y: body.y + 304, w}, [
          {text: '/lanes', mono: true, size: 12, tone: 'muted'},
          'grow',
          {icon: 'eyeOff'},
        ]),
      ]),
      k.panel({...right, title: t({zh: '图像', en: 'Image'})}, (body) => {
        const menu = [{label: 'Download image'}];
        return [
          k.picture(k.inset(body, 1)),
          k.row({x: body.x + 12, y: body.y + 10}, [{chip: '10.00 Hz'}, {callout: 5}]),
          k.row({x: body.x + 12, y: body.y + 10, w: body.w - 24, align: 'end'}, [
            {callout: 6},
            {button: t({zh: '重置视图', en: 'Reset view'})},
          ]),
          k.rect({x: body.x + 140, y: body.y + 168, w: 68, h: 132, r: 2, stroke: 'warning', sw: 2}),
          k.row({x: body.x + 140, y: body.y + 138, gap: 6}, [
            {chip: 'person 0.92', tone: 'warning'},
          ]),
          k.callout(7, body.x + 100, body.y + 230, [body.x + 140, body.y + 230]),
          k.menu({x: body.x + 236, y: body.y + 264, w: 136, items: menu}),
          k.callout(8, body.x + 304, body.y + 328, [body.x + 304, body.y + 304]),
        ];
      }),
    ];
  },
});
