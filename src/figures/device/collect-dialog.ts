import {defineFigure} from '../define';

export default defineFigure({
  name: 'collect-dialog',
  width: 720,
  height: 528,
  title: {zh: '采集数据：按时间段采集', en: 'Data collection: by time range'},
  description: {
    zh: '采集数据窗口的「按时间段采集」标签页：设备、采集时间范围、两行时间范围采集路径、一行附加文件、采集名称与记录名称，底部是取消和开始采集按钮。',
    en: 'Collect by time range tab of the data collection dialog: device, collection time range, two time range collection paths, one additional file, the collection and record name, and the Cancel and Start collection buttons at the bottom.',
  },
  caption: {
    zh: '取回 AMR-07 故障前 30 分钟的 bag 和日志，并附上地图。',
    en: 'Bags and logs of AMR-07 from the 30 minutes before a fault, with the map.',
  },
  legend: [
    {zh: '两种采集方式', en: 'The two ways to collect'},
    {zh: '要采集的设备', en: 'The device to collect from'},
    {
      zh: '时间范围：文件的创建到修改时间与它重叠就会采集',
      en: 'Time range: files whose birth-to-modification span overlaps it are taken',
    },
    {
      zh: '按时间筛选的文件夹，默认取自设备配置',
      en: 'Folders filtered by time; the device configuration gives the default',
    },
    {zh: '与时间无关、总会采集的文件', en: 'Files collected regardless of their time'},
    {zh: '同时作为这次采集和记录的名称', en: 'Names both the run and the record'},
  ],
  draw({k, t}) {
    const left = 72;
    const width = 592;
    const label = (text: string, y: number, required?: boolean) => [
      k.note({x: left, y, text, maxW: 280}),
      required &&
        k.text({x: left + k.measure(text, {size: 12}) + 4, y, text: '*', size: 12, tone: 'danger'}),
    ];
    const links = (y: number, clear: string, reset: string, view: string) =>
      k.row({x: left, y: y - 16, w: width, gap: 16, align: 'end'}, [
        {text: clear, size: 12, tone: 'accent'},
        {text: reset, size: 12, tone: 'accent'},
        {text: view, size: 12, tone: 'accent'},
      ]);
    const linkTexts = [
      t({zh: '清空', en: 'Clear'}),
      t({zh: '恢复默认', en: 'Reset to default'}),
      t({zh: '前往查看', en: 'Go to view'}),
    ] as const;
    const path = (y: number, value: string, button: 'minus' | 'plus') =>
      k.row({x: left, y}, [{input: value, w: width - 36, mono: true}, {iconButton: button}]);
    return k.dialog(
      {
        x: 48,
        y: 16,
        w: 640,
        h: 496,
        title: t({zh: '采集数据', en: 'Data collection'}),
        actions: [{button: t({zh: '开始采集', en: 'Start collection'}), kind: 'primary'}],
      },
      (body) => [
        k.tabs({
          x: left - 12,
          y: body.y,
          w: width + 24,
          items: [
            t({zh: '按时间段采集', en: 'Collect by time range'}),
            t({zh: '按文件路径采集', en: 'Collect by file path'}),
          ],
        }),
        k.callout(1, 24, 80, [64, 80]),

        label(t({zh: '设备', en: 'Device'}), 120, true),
        k.callout(2, 24, 120, [64, 120]),
        k.row({x: left, y: 130}, [{select: 'AMR-07', w: width}]),

        label(t({zh: '采集时间范围', en: 'Collection time range'}), 184, true),
        k.callout(3, 24, 184, [64, 184]),
        k.row({x: left, y: 194, gap: 12}, [
          {input: '2026-03-12 21:52', w: 200, icon: 'clock'},
          t({zh: '至', en: 'To'}),
          {input: '2026-03-12 22:22', w: 200, icon: 'clock'},
        ]),

        label(t({zh: '时间范围采集路径', en: 'Time range collection path'}), 248),
        links(248, ...linkTexts),
        k.callout(4, 24, 248, [64, 248]),
        path(258, '/data/amr/bags', 'minus'),
        path(292, '/data/amr/logs', 'plus'),

        label(t({zh: '附加文件/文件夹', en: 'Additional files/folders'}), 346),
        links(346, ...linkTexts),
        k.callout(5, 24, 346, [64, 346]),
        path(356, '/data/amr/maps/warehouse_a.yaml', 'plus'),

        label(t({zh: '采集名称 & 记录名称', en: 'Data collection name & record name'}), 410, true),
        k.callout(6, 24, 410, [64, 410]),
        k.row({x: left, y: 420}, [
          {input: t({zh: 'AMR-07 充电对接失败', en: 'AMR-07 docking failure'}), w: width},
        ]),
      ],
    );
  },
});
