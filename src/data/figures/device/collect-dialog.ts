import {defineFigure, type Inline} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'collect-dialog',
  width: 720,
  narrow: true,
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
      zh: '按时间筛选的目录，默认取自设备配置',
      en: 'Folders filtered by time; the device configuration gives the default',
    },
    {zh: '与时间无关、总会采集的文件', en: 'Files collected regardless of their time'},
    {zh: '同时作为这次采集和记录的名称', en: 'Names both the run and the record'},
  ],
  draw({k, t, narrow}) {
    const link = (text: string) => ({text, size: 12, tone: 'accent'}) as const;
    const links = [
      link(t({zh: '清空', en: 'Clear'})),
      // On a phone the others are behind the menu.
      ...(narrow
        ? []
        : [
            link(t({zh: '恢复默认', en: 'Reset to default'})),
            link(t({zh: '前往查看', en: 'Go to view'})),
          ]),
    ];
    const path = (value: string, button: 'minus' | 'plus'): readonly Inline[] => [
      {input: value, w: narrow ? 234 : 556, mono: true},
      {iconButton: button},
    ];
    return k.form(
      {
        title: t({zh: '采集数据', en: 'Data collection'}),
        tabs: {
          items: [
            t({zh: '按时间段采集', en: 'Collect by time range'}),
            t({zh: '按文件路径采集', en: 'Collect by file path'}),
          ],
          n: 1,
        },
        actions: [{button: t({zh: '开始采集', en: 'Start collection'}), kind: 'primary'}],
      },
      [
        {
          field: t({zh: '设备', en: 'Device'}),
          required: true,
          kind: 'select',
          value: 'AMR-07',
          n: 2,
        },
        {
          field: t({zh: '采集时间范围', en: 'Collection time range'}),
          required: true,
          items: [
            {input: '2026-03-12 21:52', w: 188, icon: 'clock'},
            t({zh: '至', en: 'To'}),
            {input: '2026-03-12 22:22', w: 188, icon: 'clock'},
          ],
          n: 3,
        },
        {
          field: t({zh: '时间范围采集路径', en: 'Time range collection path'}),
          end: links,
          items: [...path('/data/amr/bags', 'minus'), ...path('/data/amr/logs', 'plus')],
          n: 4,
        },
        {
          field: t({zh: '附加文件/文件夹', en: 'Additional files/folders'}),
          end: links,
          items: path('/data/amr/maps/site_a.yaml', 'plus'),
          n: 5,
        },
        {
          field: t({zh: '采集名称 & 记录名称', en: 'Data collection name & record name'}),
          required: true,
          value: t({zh: 'AMR-07 充电对接失败', en: 'AMR-07 docking failure'}),
          n: 6,
        },
      ],
    );
  },
});
