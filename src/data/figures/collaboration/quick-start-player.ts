import {defineFigure, type Inline, scan} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-player',
  width: 720,
  height: 500,
  narrow: true,
  title: {zh: '播放记录与创建一刻', en: 'Play a record and create a moment'},
  description: {
    zh: '可视化页面：顶部工具栏右侧是布局按钮，中间是三维面板和图像面板，底部是时间轴。时间轴上有一段标记出的一刻，播放头在其中；时间轴左上角是创建一刻的图标，下方中间是播放按钮。',
    en: 'Visualization page: the layout button at the right of the top toolbar, a 3D panel and an image panel in the middle, the timeline at the bottom. A moment is marked on the timeline with the playhead in it; the icon that creates moments is at the top left of the timeline, the play button below in the middle.',
  },
  caption: {
    zh: '播放记录，并在时间轴上标记一刻。',
    en: 'Play a record and mark a moment on its timeline.',
  },
  legend: [
    {zh: '布局按钮：选择或导入布局', en: 'Layout button: choose or import a layout'},
    {zh: '面板：显示各个话题的数据', en: 'Panels: show the data of the topics'},
    {zh: '时间轴上的一刻：标记出的时间段', en: 'A moment on the timeline: the marked time range'},
    {
      zh: '创建一刻：第一次点击定起点，第二次定终点；快捷键 Option/Alt + 1',
      en: 'Create moment: the first click sets the start, the second the end; shortcut Option/Alt + 1',
    },
    {zh: '播放与暂停', en: 'Play and pause'},
  ],
  draw({k, t, narrow}) {
    const frame = narrow ? {x: 8, y: 12, w: 332, h: 592} : {x: 40, y: 24, w: 640, h: 452};
    return [
      k.window(
        {
          ...frame,
          title: [{icon: 'record'}, {text: 'scene-0001', bold: true}],
          actions: [{callout: 1}, {select: 'nuScenes', w: 116}, {iconButton: 'plus'}],
        },
        (page) => {
          const tools: readonly Inline[] = [
            {callout: 4},
            {iconButton: 'moment', tone: 'accent'},
            'grow',
            {icon: 'minus', size: 16},
            {icon: 'plus', size: 16},
            {icon: 'expand', size: 16},
          ];
          const controls: readonly Inline[] = [
            {text: narrow ? '00:15.6' : '00:12.1', size: 12, tone: 'muted'},
            'grow',
            {icon: 'previous'},
            {callout: 5},
            {icon: 'play', tone: 'accent', size: 22},
            {icon: 'next'},
            'grow',
            {icon: 'loop'},
            {text: '1×', size: 12, tone: 'muted'},
          ];
          const [panels, player] = k.rows(page, ['*', k.timelineHeight({tools, controls})], 0);
          const inside = k.inset(panels, 8);
          const [space, picture] = narrow ? k.rows(inside, 2, 8) : k.cols(inside, ['*', 228], 8);
          return [
            k.panel(
              {
                ...space,
                title: t({zh: '三维', en: '3D'}),
                fill: 'scene',
                actions: [{callout: 2}, {icon: 'settings', size: 16}, {icon: 'more', size: 16}],
              },
              (body) => {
                const scene = k.space({
                  origin: [body.x + body.w / 2, body.y + body.h / 2 + 4],
                  unit: narrow ? 19 : 24,
                });
                const inside = k.inset(body, 3);
                return [
                  scene.dots(
                    scan(150).map(([x, y]) => [x * 0.8, -y * 0.8, 0.3] as const),
                    {
                      r: 1.1,
                      within: inside,
                    },
                  ),
                  scene.grid(8),
                  scene.track([
                    [-3.6, 2.6],
                    [-1.4, 2.6],
                    [-0.4, 2],
                    [0, 0.6],
                  ]),
                  scene.axes(1.2, [0, 0.6, 0]),
                  scene.block({at: [-3.4, -3.4, 0], size: [2, 0.9, 1.2]}),
                  scene.block({at: [1.2, -3.4, 0], size: [1.8, 0.9, 0.8]}),
                  scene.block({
                    at: [0.6, 2.4, 0],
                    size: [1.2, 1.2, 0.8],
                    tone: 'warning',
                    fill: 'warningSoft',
                  }),
                ];
              },
            ),
            k.panel({...picture, title: t({zh: '图像', en: 'Image'})}, (body) => [
              k.picture(k.inset(body, 1)),
              k.person({
                x: body.x + body.w * 0.34,
                y: body.y + body.h * 0.34,
                w: 40,
                h: body.h * 0.5,
              }),
            ]),
            k.segment([player.x, player.y], [player.x + player.w, player.y], {stroke: 'border'}),
            k.timeline({
              ...player,
              playhead: narrow ? 0.8 : 0.62,
              ranges: [
                {
                  from: narrow ? 0.38 : 0.4,
                  to: narrow ? 0.84 : 0.68,
                  label: t({zh: '行人横穿', en: 'Pedestrian crossing'}),
                },
              ],
              ticks: narrow
                ? ['00:00', '00:10', '00:19']
                : ['00:00', '00:05', '00:10', '00:15', '00:19'],
              tools,
              controls,
            }),
            k.callout(3, player.x + (narrow ? 122 : 220), player.y + 81),
          ];
        },
      ),
    ];
  },
});
