import {defineFigure, drift, type Inline, scan, speeds} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'viz-page',
  width: 720,
  height: 548,
  narrow: true,
  title: {zh: '可视化页面', en: 'Visualization page'},
  description: {
    zh: '可视化页面的示意图：顶部工具栏从左到右是菜单、数据源、画质、布局、添加面板、左右侧边栏开关、帮助和用户菜单；左侧边栏有六个标签页，右侧边栏有三个；中间是三维面板和图表面板；底部的时间轴分三行。',
    en: 'Sketch of the visualization page: the top toolbar with menu, data source, profile, layout, add panel, sidebar toggles, help, and user menu from left to right; a left sidebar with six tabs and a right one with three; a 3D panel and a plot panel between them; the timeline in three rows at the bottom.',
  },
  caption: {zh: '播放一条记录时的可视化页面。', en: 'The visualization page while a record plays.'},
  legend: [
    {
      zh: '数据源：项目与记录，实时可视化时是设备',
      en: 'Data source: project and record, or the device in live view',
    },
    {
      zh: '画质：选择分辨率和帧率较低的版本，或原始数据',
      en: 'Profile: a variant of lower resolution and frame rate, or the raw data',
    },
    {
      zh: '布局：打开布局管理，保存或撤销修改',
      en: 'Layout: open the layout manager, save or revert changes',
    },
    {zh: '添加面板', en: 'Add a panel'},
    {zh: '显示或隐藏左右侧边栏', en: 'Show or hide the left and right sidebar'},
    {zh: '帮助与用户菜单', en: 'Help and user menu'},
    {zh: '左侧边栏：数据与面板设置', en: 'Left sidebar: data and panel settings'},
    {zh: '面板区域', en: 'Panel area'},
    {
      zh: '右侧边栏：记录信息、变量与插件',
      en: 'Right sidebar: record information, variables, extensions',
    },
    {
      zh: '时间轴：工具、刻度与一刻、播放控制',
      en: 'Timeline: tools, ruler with moments, playback controls',
    },
  ],
  draw({k, t, narrow}) {
    const header: Inline[] = [
      {icon: 'menu', size: 18},
      {callout: 1},
      ...(narrow ? [] : [{text: t({zh: '3 号仓 /', en: 'Warehouse 3 /'}), tone: 'muted'} as const]),
      {text: 'NP-0312', bold: true},
      'grow',
    ];
    const choices: Inline[] = [
      {callout: 2},
      {select: '720p', w: narrow ? 72 : 80},
      {callout: 3},
      {select: t({zh: '巡检', en: 'Patrol'}), w: 76},
      {callout: 4},
      {icon: 'plus'},
      {callout: 5},
      {icon: 'sidebarLeft'},
      {icon: 'sidebarRight'},
    ];
    const help: Inline[] = [{callout: 6}, {icon: 'help'}, {avatar: t({zh: '林', en: 'D'})}];
    const tools: readonly Inline[] = [
      {icon: 'moment', tone: 'accent'},
      {icon: 'minus', size: 16},
      {icon: 'plus', size: 16},
      {icon: 'expand', size: 16},
      'grow',
      {icon: 'keyboard', size: 18},
    ];
    const controls: readonly Inline[] = [
      {icon: 'info', size: 16},
      {text: '22:41:05.200', size: 12, tone: 'muted'},
      'grow',
      {icon: 'previous'},
      {icon: 'play', tone: 'accent', size: 22},
      {icon: 'next'},
      {text: '0.1 s', size: 12, tone: 'muted'},
      'grow',
      {icon: 'loop'},
      {text: '1×', size: 12, tone: 'muted'},
    ];
    const title = narrow ? [...header, ...help] : [...header, ...choices, ...help];
    const frame = narrow ? {x: 8, y: 12, w: 332, h: 728} : {x: 16, y: 16, w: 688, h: 516};
    return k.window({...frame, title}, (page) => {
      const [top, middle, player] = k.rows(
        page,
        [narrow ? 44 : 0, '*', k.timelineHeight({tools, controls})],
        0,
      );
      const [upper, lower] = k.rows(middle, ['*', 220], 0);
      const [left, panels, right] = narrow
        ? (([a, b]) => [a, upper, b])(k.cols(lower, 2, 0))
        : k.cols(middle, [128, '*', 128], 0);
      const [space, plot] = k.rows(k.inset(panels, 8), ['*', 116], 8);
      return [
        narrow && [
          k.row({x: top.x + 8, y: top.y, w: top.w - 16, h: top.h, gap: 3}, choices),
          k.divider(top.x, top.y + top.h, top.w),
          k.divider(lower.x, lower.y, lower.w),
        ],
        k.sidebar({
          ...left,
          itemH: 34,
          items: [
            {label: t({zh: '播放列表', en: 'Playlist'})},
            {label: t({zh: '面板', en: 'Panel'})},
            {label: t({zh: '话题', en: 'Topics'}), active: true},
            {label: t({zh: '一刻', en: 'Moment'})},
            {label: t({zh: '任务', en: 'Tasks'})},
            {label: t({zh: '问题', en: 'Problems'})},
          ],
        }),
        narrow
          ? k.callout(7, left.x + left.w - 24, left.y + 24)
          : k.callout(7, left.x + 24, left.y + 240),
        !narrow && k.segment([right.x, right.y], [right.x, right.y + right.h], {stroke: 'border'}),
        k.sidebar({
          ...right,
          w: right.w - 1,
          itemH: 34,
          items: [
            {label: t({zh: '记录信息', en: 'Record Info'}), active: true},
            {label: t({zh: '变量', en: 'Variables'})},
            {label: t({zh: '插件', en: 'Extensions'})},
          ],
        }),
        k.callout(9, right.x + 24, right.y + 138),
        k.panel(
          {
            ...space,
            title: t({zh: '三维', en: '3D'}),
            fill: 'scene',
            actions: [{callout: 8}, {icon: 'settings', size: 16}, {icon: 'more', size: 16}],
          },
          (body) => {
            const scene = k.space({origin: [body.x + body.w / 2, body.y + body.h / 2], unit: 20});
            const cloud = scan(150).map(([x, y]) => [x * 0.8, -y * 0.8, 0.3] as const);
            return [
              scene.dots(cloud, {r: 1.1, within: k.inset(body, 3)}),
              scene.grid(6),
              scene.track([
                [-2.6, 2],
                [-1, 2],
                [0.6, 0.4],
              ]),
              scene.axes(1, [0.6, 0.4, 0]),
              scene.block({at: [-2.6, -2.4, 0], size: [1.8, 0.8, 1]}),
              scene.block({at: [1, -2.4, 0], size: [1.6, 0.8, 0.7]}),
            ];
          },
        ),
        k.panel({...plot, title: t({zh: '图表', en: 'Plot'})}, (body) =>
          k.chart({
            ...k.inset(body, [4, 12]),
            series: [
              {values: speeds(100, 1.4).measured},
              {values: drift(100, 0.25, 0.7), tone: 'warning'},
            ],
            cursor: 0.6,
          }),
        ),
        k.divider(player.x, player.y, player.w),
        k.timeline({
          ...player,
          playhead: narrow ? 0.79 : 0.7,
          ranges: [
            {
              from: narrow ? 0.4 : 0.5,
              to: narrow ? 0.84 : 0.74,
              label: t({zh: '定位丢失', en: 'Localization loss'}),
            },
          ],
          ticks: ['22:40', '22:41', '22:42'],
          tools,
          controls,
        }),
        k.callout(10, player.x + (narrow ? 116 : 300), player.y + 81),
      ];
    });
  },
});
