import {defineFigure, type Part, speeds} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'panel-parts',
  width: 720,
  narrow: true,
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
  draw({k, t, narrow}) {
    const [left, right] = k.sides({settings: 224, h: 312, narrowH: 300});
    const menu = [
      {label: t({zh: '更改面板', en: 'Change panel'})},
      {label: t({zh: '向右拆分', en: 'Split right'})},
      {label: t({zh: '向下拆分', en: 'Split down'})},
      {label: t({zh: '全屏', en: 'Fullscreen'})},
      {label: t({zh: '删除面板', en: 'Remove panel'}), danger: true},
    ];
    const name = t({zh: '线速度', en: 'Linear speed'});
    const nameW = k.measure(name, {size: 12, bold: true});
    const panel = narrow ? {...right, w: right.w - 28} : right;
    const end = panel.x + panel.w;
    return [
      k.settings(
        {
          ...left,
          title: [
            {text: t({zh: '面板', en: 'Panel'}), bold: true},
            'grow',
            {callout: 6},
            {icon: 'more'},
          ],
        },
        [
          {
            row: [
              {
                input: t({zh: '搜索面板设置……', en: 'Search panel settings…'}),
                w: 400,
                icon: 'search',
                placeholder: true,
              },
            ],
            n: 5,
          },
          {field: t({zh: '标题', en: 'Title'}), value: name, n: 7},
          ...[
            t({zh: '通用', en: 'General'}),
            t({zh: '图例', en: 'Legend'}),
            t({zh: 'Y 轴', en: 'Y Axis'}),
            t({zh: '数据系列', en: 'Series'}),
          ].flatMap((group): Part[] => [{rule: true}, {group, folded: true}]),
        ],
      ),
      k.panel(
        {
          ...panel,
          title: name,
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
            series: [{values: speeds(120, 1.5).measured}],
            yLabels: ['1.5', '1.0', '0.5', '0.0'],
            xLabels: ['0 s', '30 s', '60 s'],
          }),
      ),
      k.highlight(panel),
      k.callout(1, panel.x + nameW + 60, panel.y + 16, [panel.x + nameW + 16, panel.y + 16]),
      k.menu({x: end - 180, y: panel.y + 36, w: 172, items: menu}),
      k.callout(4, end + 18, panel.y + panel.h - 40, [end + 1, panel.y + panel.h - 40]),
    ];
  },
});
