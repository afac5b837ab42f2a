import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'record-page',
  width: 720,
  height: 476,
  narrow: true,
  title: {zh: '记录详情页', en: 'Record detail page'},
  description: {
    zh: '记录详情页：顶部是记录名称、描述和「播放记录」「调用动作」按钮；其下是文件、一刻、话题、调用历史、批量测试、关联任务六个标签页；左侧是文件列表，右侧是「基本信息」面板。',
    en: 'Record detail page: name, description, and the buttons Play and Invoke action on top; below them the tabs Files, Moment, Topics, Invocations, Testing, and Linked tasks; the file list on the left, the Basic information panel on the right.',
  },
  caption: {zh: '记录详情页的组成。', en: 'Parts of the record detail page.'},
  legend: [
    {zh: '名称与描述，点击即可修改', en: 'Name and description, edited in place'},
    {
      zh: '播放：记录里有可播放的文件后可用',
      en: 'Play: available once the record contains a playable file',
    },
    {
      zh: '调用动作，以及更多菜单（编辑、复制、移动到、归档等）',
      en: 'Invoke action, and the more menu (edit, copy, move to, archive, and others)',
    },
    {
      zh: '标签页：文件、一刻、话题、调用历史、批量测试、关联任务',
      en: 'Tabs: files, moments, topics, invocations, tests, linked tasks',
    },
    {zh: '上传文件、创建文件夹', en: 'Upload files, create folders'},
    {
      zh: '基本信息：设备、标签、数据量、时长与自定义字段',
      en: 'Basic information: device, labels, amounts, times, and custom fields',
    },
  ],
  draw({k, t, narrow}) {
    const frame = narrow ? {x: 36, y: 12, w: 304, h: 704} : {x: 40, y: 24, w: 640, h: 428};
    return [
      k.window(
        {
          ...frame,
          title: [
            {icon: 'record'},
            {text: t({zh: '配送机器人 / 记录', en: 'Delivery robots / Records'}), tone: 'muted'},
          ],
        },
        (page) => {
          const [head, tabs, rest] = k.rows(page, [narrow ? 104 : 64, 40, '*'], 0);
          const [main, side] = narrow ? k.rows(rest, [248, '*'], 0) : k.cols(rest, ['*', 232], 0);
          const search = {
            input: t({zh: '搜索', en: 'Search'}),
            icon: 'search',
            placeholder: true,
            w: 140,
          } as const;
          return [
            k.text({
              x: head.x + 16,
              y: head.y + 20,
              text: t({zh: '走廊定位丢失 06-12', en: 'Localization loss 06-12'}),
              size: 15,
              bold: true,
            }),
            k.note({
              x: head.x + 16,
              y: head.y + 44,
              text: t({zh: '点击修改描述...', en: 'Click to edit description...'}),
            }),
            k.row(
              narrow
                ? {x: head.x + 16, y: head.y + 64}
                : {x: head.x, y: head.y, w: head.w - 16, h: 64, align: 'end'},
              [
                {callout: 2},
                {button: t({zh: '播放记录', en: 'Play'}), kind: 'primary', icon: 'play'},
                {gap: 4},
                {callout: 3},
                {button: t({zh: '调用动作', en: 'Invoke action'})},
                ...(narrow ? [] : [{iconButton: 'more'} as const]),
              ],
            ),
            k.tabs({
              ...tabs,
              items: [
                t({zh: '文件', en: 'Files'}),
                t({zh: '一刻', en: 'Moment'}),
                t({zh: '话题', en: 'Topics'}),
                t({zh: '调用历史', en: 'Invocations'}),
                ...(narrow
                  ? []
                  : [t({zh: '批量测试', en: 'Testing'}), t({zh: '关联任务', en: 'Linked tasks'})]),
              ],
            }),
            k.toolbar({...main, h: 48}, [
              narrow ? {iconButton: 'search'} : search,
              'grow',
              {callout: 5},
              {button: t({zh: '创建文件夹', en: 'Create folder'})},
              {button: t({zh: '上传', en: 'Upload'}), kind: 'primary'},
            ]),
            k.table({
              x: main.x,
              y: main.y + 48,
              w: main.w,
              columns: [
                {title: t({zh: '文件', en: 'File'}), w: '*'},
                {title: t({zh: '大小', en: 'Size'}), w: narrow ? 56 : 72},
                {title: t({zh: '更新时间', en: 'Update time'}), w: 84},
              ],
              rows: [
                [
                  [{icon: 'folder'}, 'logs'],
                  {text: '—', tone: 'muted'},
                  {text: '06-12 09:41', tone: 'muted'},
                ],
                [
                  [{icon: 'record'}, 'corridor.mcap'],
                  {text: '412 MB', tone: 'muted'},
                  {text: '06-12 09:40', tone: 'muted'},
                ],
                [
                  [{icon: 'file'}, 'nav.log'],
                  {text: '3.2 MB', tone: 'muted'},
                  {text: '06-12 09:40', tone: 'muted'},
                ],
                [
                  [{icon: 'map'}, 'floor-2.png'],
                  {text: '1.1 MB', tone: 'muted'},
                  {text: '06-12 09:38', tone: 'muted'},
                ],
              ],
            }),
            narrow
              ? k.divider(side.x, side.y, side.w)
              : k.segment([side.x, side.y], [side.x, side.y + side.h], {stroke: 'border'}),
            k.text({
              x: side.x + 16,
              y: side.y + 24,
              text: t({zh: '基本信息', en: 'Basic information'}),
              bold: true,
            }),
            k.facts({
              x: side.x + 16,
              y: side.y + 44,
              w: side.w - 28,
              labelW: 116,
              rowH: 32,
              items: [
                [t({zh: '设备', en: 'Device'}), 'AMR-07'],
                [
                  t({zh: '标签', en: 'Labels'}),
                  {chip: t({zh: '导航', en: 'navigation'}), tone: 'accent'},
                ],
                [t({zh: '文件数量', en: 'File count'}), '14'],
                [t({zh: '记录大小', en: 'Record size'}), '431 MB'],
                [t({zh: '净可播放时长', en: 'Net playable time'}), '6 min 20 s'],
                [t({zh: '记录时间跨度', en: 'Record time span'}), '7 min 05 s'],
                [t({zh: '创建者', en: 'Creator'}), t({zh: '林晓', en: 'Lin Xiao'})],
              ],
            }),
          ];
        },
      ),
      narrow
        ? [
            k.callout(1, 16, 72, [46, 72]),
            k.callout(4, 16, 176, [44, 176]),
            k.callout(6, 16, 468, [46, 468]),
          ]
        : [
            k.callout(1, 20, 84, [50, 84]),
            k.callout(4, 20, 148, [46, 148]),
            k.callout(6, 700, 192, [660, 192]),
          ],
    ];
  },
});
