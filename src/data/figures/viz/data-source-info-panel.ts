import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'data-source-info-panel',
  card: 0,
  width: 720,
  height: 344,
  narrow: true,
  title: {zh: '数据源信息面板', en: 'Data source info panel'},
  description: {
    zh: '面板上方是开始时间和结束时间，下面的表格列出四个话题，各有消息架构、消息数量和复制按钮。',
    en: 'The start and end time at the top of the panel. The table below lists four topics, each with its schema, message count, and copy button.',
  },
  caption: {zh: '十分钟的巡检数据里有什么。', en: 'The content of ten minutes of patrol data.'},
  legend: [
    {zh: '数据的开始与结束时间', en: 'Start and end of the data'},
    {zh: '话题', en: 'Topic'},
    {zh: '消息架构', en: 'Schema'},
    {zh: '消息数量', en: 'Message count'},
    {zh: '复制', en: 'Copy'},
  ],
  draw({k, t, narrow}) {
    const panel = narrow ? {x: 8, y: 12, w: 332, h: 364} : {x: 24, y: 24, w: 672, h: 296};
    const mono = (text: string) => ({text, mono: true, size: 12});
    const copy = {icon: 'copy', size: 16} as const;
    const topics = [
      ['/lidar_top/points', 'sensor_msgs/msg/PointCloud2', '6000'],
      ['/odom', 'nav_msgs/msg/Odometry', '30000'],
      ['/battery_state', 'sensor_msgs/msg/BatteryState', '600'],
      ['/rosout', 'rcl_interfaces/msg/Log', '1284'],
    ] as const;
    const first = (index: number, callout: number) => (index === 0 ? [{callout}] : []);
    return k.panel({...panel, title: t({zh: '数据源信息', en: 'Data Source Info'})}, (body) => [
      k.row({x: body.x + 12, y: body.y + 8, gap: narrow ? 5 : 12}, [
        {text: t({zh: '开始时间', en: 'Start time'}), tone: 'muted'},
        mono('22:30:00'),
        {text: t({zh: '结束时间', en: 'End time'}), tone: 'muted'},
        mono('22:40:00'),
        {callout: 1},
      ]),
      narrow
        ? k.list({
            x: body.x,
            y: body.y + 44,
            w: body.w,
            rowH: 36,
            items: topics.flatMap(([topic, schema, count], index) => [
              [
                ...first(index, 2),
                mono(topic),
                'grow',
                ...first(index, 4),
                mono(count),
                ...first(index, 5),
                copy,
              ],
              [...first(index, 3), {...mono(schema), tone: 'muted'}],
            ]),
          })
        : [
            k.table({
              x: body.x + 12,
              y: body.y + 48,
              w: body.w - 24,
              columns: [
                {title: t({zh: '话题', en: 'Topic'}), w: 184},
                {title: t({zh: '消息架构', en: 'Schema'}), w: '*'},
                {title: t({zh: '数量', en: 'Count'}), w: 96},
                {title: '', w: 64},
              ],
              rows: topics.map((cells) => [...cells.map(mono), copy]),
            }),
            k.callout(2, body.x + 148, body.y + 64),
            k.callout(3, body.x + 380, body.y + 64),
            k.callout(4, body.x + 572, body.y + 64),
            k.callout(5, body.x + 624, body.y + 64),
          ],
    ]);
  },
});
