import {
  type Box,
  defineFigure,
  type Drawing,
  scan,
  speeds,
} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'viz-sources',
  width: 720,
  narrow: true,
  title: {zh: '数据怎样到达面板', en: 'How data reaches the panels'},
  description: {
    zh: '记录的文件进入播放列表，设备经 coBridge 提供实时数据，本地文件由 coStudio 打开；三者都成为话题，例如 /scan、/odom 和 /camera/front，话题显示在三维、图像和图表等面板中。',
    en: 'Files of a record go through the playlist, a device provides live data through coBridge, and coStudio opens local files; all three become topics such as /scan, /odom, and /camera/front, which are shown in panels such as 3D, Image, and Plot.',
  },
  caption: {
    zh: '不论来自哪里，面板看到的都是话题。',
    en: 'No matter where the data comes from, panels see topics.',
  },
  draw({k, t, narrow}) {
    const sources = [
      ['record', t({zh: '记录', en: 'Record'}), t({zh: '播放列表', en: 'playlist'})],
      ['device', t({zh: '设备', en: 'Device'}), 'coBridge'],
      ['file', t({zh: '本地文件', en: 'Local file'}), 'coStudio'],
    ] as const;
    const names = ['/scan', '/camera/front', '/odom', '/diagnostics'];
    const topics = narrow ? {x: 8, y: 144, w: 332, h: 100} : {x: 220, y: 60, w: 160, h: 176};
    const starts = narrow
      ? k.cols({x: 8, y: 12, w: 332, h: 88}, 3, 10)
      : k.rows({x: 16, y: 36, w: 148, h: 224}, 3, 16);
    const panels = narrow
      ? k.cols({x: 8, y: 288, w: 332, h: 124}, 3, 8)
      : [
          {x: 440, y: 16, w: 264, h: 128},
          {x: 440, y: 152, w: 128, h: 128},
          {x: 576, y: 152, w: 128, h: 128},
        ];
    const panel = (index: number, title: string, draw: (body: Box) => Drawing) =>
      k.panel({...panels[index]!, title, actions: [], fill: 'scene'}, draw);
    const end = k.edge(topics, narrow ? 'top' : 'left');
    return [
      sources.map(([icon, title, lines], index) => [
        k.box({...starts[index]!, icon, title, lines, align: narrow ? 'middle' : 'start'}),
        narrow
          ? k.arrow({
              from: k.edge(starts[index]!, 'bottom'),
              to: [starts[index]!.x + 52, topics.y],
            })
          : k.arrow({from: k.edge(starts[index]!, 'right'), to: end, via: 'hvh'}),
      ]),
      k.card({...topics, tone: 'accent'}),
      k.text({
        x: topics.x + 14,
        y: topics.y + 22,
        text: t({zh: '话题', en: 'Topics'}),
        bold: true,
        tone: 'accent',
      }),
      names.map((name, index) => {
        const [x, y] = narrow ? [(index % 2) * 160, Math.floor(index / 2) * 28] : [0, index * 32];
        return k.text({
          x: topics.x + 14 + x,
          y: topics.y + (narrow ? 50 : 56) + y,
          text: name,
          size: 12,
          mono: true,
        });
      }),
      narrow
        ? panels.map((box) => k.arrow({from: [box.x + 52, 244], to: k.edge(box, 'top')}))
        : panels
            .slice(0, 2)
            .map((box) =>
              k.arrow({from: k.edge(topics, 'right'), to: k.edge(box, 'left'), via: 'hvh'}),
            ),
      panel(0, t({zh: '三维', en: '3D'}), (body) => {
        const inside = {x: body.x + 1, y: body.y + 1, w: body.w - 2, h: body.h - 8};
        const unit = narrow ? 11 : 13;
        const space = k.space({
          origin: [inside.x + inside.w / 2, inside.y + inside.h / 2 + 4],
          unit,
        });
        return k.clip(inside, [
          space.grid(14),
          space.dots(
            scan(150).map(([x, y]) => [x, -y, 0] as const),
            {r: 1, tone: 'axisZ', within: inside},
          ),
          space.block({at: [-0.5, -0.35, 0], size: [1, 0.7, 0.4], tone: 'text'}),
        ]);
      }),
      panel(1, t({zh: '图像', en: 'Image'}), (body) => {
        const inside = {x: body.x + 1, y: body.y + 1, w: body.w - 2, h: body.h - 8};
        return [
          k.picture(inside),
          k.person({x: inside.x + inside.w * 0.4, y: inside.y + 22, w: 28, h: 58}),
        ];
      }),
      panel(2, t({zh: '图表', en: 'Plot'}), (body) =>
        k.chart({...k.inset(body, 8), series: [{values: speeds(50, 1.5).measured}]}),
      ),
    ];
  },
});
