import {defineFigure} from '../define';

export default defineFigure({
  name: 'panel-parts',
  width: 720,
  height: 352,
  title: {zh: '面板的组成', en: 'Parts of a panel'},
  description: {
    zh: '左侧边栏的「面板」标签页显示所选面板的设置：搜索框、更多菜单、标题和设置分组。右侧是一个选中的图表面板，有蓝色边框，顶栏有标题、设置和更多按钮；更多菜单已打开，列出更改面板、向右拆分、向下拆分、全屏和删除面板。',
    en: 'The Panel tab of the left sidebar shows the settings of the selected panel: a search box, a menu, the title, and groups of settings. On the right, a selected plot panel with a blue border; its top bar has a title, the settings button, and the more button, whose menu lists change panel, split right, split down, fullscreen, and remove panel.',
  },
  caption: {
    zh: '选中一个面板，左侧边栏就显示它的设置。',
    en: 'Select a panel, and the left sidebar shows its settings.',
  },
  legend: [
    {zh: '顶栏：拖动它移动面板', en: 'Top bar: drag it to move the panel'},
    {zh: '「设置」：在左侧边栏打开设置', en: 'Settings: opens the settings in the left sidebar'},
    {zh: '「更多」菜单', en: 'More menu'},
    {zh: '蓝色边框：面板已选中', en: 'Blue border: the panel is selected'},
    {zh: '搜索设置项', en: 'Search the settings'},
    {zh: '导入、导出或重置设置', en: 'Import, export, or reset the settings'},
    {zh: '面板的自定义标题', en: 'Custom title of the panel'},
  ],
  draw({k, t}) {
    const left = {x: 40, y: 24, w: 224, h: 304};
    const right = {x: 304, y: 24, w: 376, h: 304};
    const menu = [
      {label: t({zh: '更改面板', en: 'Change panel'})},
      {label: t({zh: '向右拆分', en: 'Split right'})},
      {label: t({zh: '向下拆分', en: 'Split down'})},
      {label: t({zh: '全屏', en: 'Fullscreen'})},
      {label: t({zh: '删除面板', en: 'Remove panel'}), danger: true},
    ];
    const group = (label: string, y: number) => [
      k.divider(left.x, y, left.w),
      k.row({x: left.x + 12, y: y + 2, h: 34}, [{icon: 'right', size: 14}, label]),
    ];
    return [
      k.window(
        {
          ...left,
          title: t({zh: '面板', en: 'Panel'}),
          actions: [{callout: 6}, {icon: 'more'}],
        },
        (body) => [
          k.row({x: body.x + 12, y: body.y + 8}, [
            {
              input: t({zh: '搜索面板设置……', en: 'Search panel settings…'}),
              w: 200,
              icon: 'search',
              placeholder: true,
            },
          ]),
          k.callout(5, 20, body.y + 24, [52, body.y + 24]),
          k.field({
            x: body.x + 12,
            y: body.y + 52,
            w: 200,
            label: t({zh: '标题', en: 'Title'}),
            value: t({zh: '线速度', en: 'Linear speed'}),
          }),
          k.callout(7, 20, body.y + 90, [52, body.y + 90]),
          group(t({zh: '通用', en: 'General'}), body.y + 120),
          group(t({zh: '图例', en: 'Legend'}), body.y + 156),
          group(t({zh: 'Y 轴', en: 'Y Axis'}), body.y + 192),
          group(t({zh: '数据系列', en: 'Series'}), body.y + 228),
        ],
      ),
      k.panel(
        {
          ...right,
          title: t({zh: '线速度', en: 'Linear speed'}),
          actions: [
            {callout: 2},
            {icon: 'settings', size: 16},
            {callout: 3},
            {icon: 'more', size: 16},
          ],
        },
        (body) =>
          k.chart({
            ...k.inset(body, 12),
            series: [{values: [0.2, 0.5, 0.52, 0.5, 0.3, 0.12, 0.1, 0.4, 0.5, 0.52]}],
            yLabels: ['1.0', '0'],
            xLabels: ['0 s', '30 s', '60 s'],
          }),
      ),
      k.highlight(right),
      k.callout(1, 452, 40, [404, 40]),
      k.menu({x: 500, y: 60, w: 172, items: menu}),
      k.callout(4, 700, 280, [681, 280]),
    ];
  },
});
