import {defineFigure, scan} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'tab-panel',
  card: 0,
  width: 720,
  height: 320,
  narrow: true,
  title: {zh: '选项卡面板', en: 'Tab panel'},
  description: {
    zh: '选项卡面板有感知、规划、诊断三个标签页，感知已打开，里面并排放着三维面板和图像面板。',
    en: 'A tab panel with the tabs Perception, Planning, and Diagnostics. Perception is open and holds a 3D panel beside an image panel.',
  },
  caption: {zh: '按用途分组的面板。', en: 'Panels grouped by purpose.'},
  legend: [
    {zh: '打开的标签页', en: 'The open tab'},
    {zh: '没有打开的标签页，默认不渲染', en: 'Other tabs, not rendered by default'},
    {zh: '标签页里的面板', en: 'Panels in the tab'},
  ],
  draw({k, t, narrow}) {
    const frame = narrow ? {x: 8, y: 52, w: 332, h: 380} : {x: 40, y: 52, w: 640, h: 244};
    const tabs = [
      t({zh: '感知', en: 'Perception'}),
      t({zh: '规划', en: 'Planning'}),
      t({zh: '诊断', en: 'Diagnostics'}),
    ] as const;
    // The first label is bold and starts 24 px into the card; 20 px separate the labels.
    const first = k.measure(tabs[0], {bold: true});
    const at = frame.x + 24;
    const second = at + first + 20 + k.measure(tabs[1]) / 2;
    return k.card(frame, (body) => {
      const inner = {x: body.x + 12, y: body.y + 52, w: body.w - 24, h: body.h - 64};
      const [left, right] = narrow ? k.rows(inner, 2, 12) : k.cols(inner, 2, 12);
      return [
        k.tabs({
          x: body.x + 12,
          y: body.y,
          w: narrow ? 308 : 420,
          items: tabs,
          active: 0,
        }),
        k.callout(1, at + first / 2, 24, [at + first / 2, 62]),
        k.callout(2, second, 24, [second, 62]),
        k.panel({...left, title: t({zh: '三维', en: '3D'}), fill: 'scene'}, (area) => {
          const space = k.space({origin: [area.x + area.w / 2, area.y + area.h / 2], unit: 18});
          return [
            space.grid(6),
            space.dots(
              scan(120).map(([x, y]) => [x * 0.7, -y * 0.7, 0.3] as const),
              {
                r: 1,
                within: k.inset(area, 3),
              },
            ),
            space.block({at: [-0.6, -0.5, 0], size: [1.6, 1.1, 0.7]}),
          ];
        }),
        k.panel({...right, title: t({zh: '图像', en: 'Image'})}, (area) => [
          k.picture(k.inset(area, 1)),
          k.callout(3, area.x + 20, area.y + 20),
        ]),
      ];
    });
  },
});
