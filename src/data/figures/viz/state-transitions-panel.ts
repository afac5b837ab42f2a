import {defineFigure, type Token, type Part} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'state-transitions-panel',
  card: 0,
  width: 720,
  narrow: true,
  title: {zh: '状态转换面板', en: 'State transitions panel'},
  description: {
    zh: '左侧是面板设置：与其他图表同步已打开，显示点已关闭，一个数据系列有消息地址和图例名称。右侧是两条色带：任务状态依次为 IDLE、DRIVING、DOCKING、CHARGING，电量低的标志由 true 变为 false，竖线是播放头。',
    en: 'The panel settings on the left: Sync with other plots on, Show points off, and a series with a message path and a name. Two bands on the right: the mission goes through IDLE, DRIVING, DOCKING, and CHARGING; the low-battery flag turns from true to false; a vertical line marks the playhead.',
  },
  caption: {
    zh: '任务状态与电量低标志，共用时间轴。',
    en: 'Mission state and low-battery flag on one time axis.',
  },
  legend: [
    {zh: '与其他图表共用缩放和悬停', en: 'Shares zoom and hover with other plots'},
    {zh: '在每条消息处画点', en: 'A point for each message'},
    {zh: '数据系列的消息路径', en: 'Message path of the series'},
    {zh: '色带：一段颜色是一个状态', en: 'Band: one color for each state'},
    {zh: '播放头', en: 'Playhead'},
  ],
  draw({k, t}) {
    const parts: readonly Part[] = [
      {
        row: [t({zh: '与其他图表同步', en: 'Sync with other plots'}), 'grow', {switch: true}],
        n: 1,
      },
      {row: [t({zh: '显示点', en: 'Show points'}), 'grow', {switch: false}], n: 2},
      {rule: true},
      {
        field: t({zh: '消息地址', en: 'Message path'}),
        value: '/mission/status.state',
        n: 3,
      },
      {field: t({zh: '图例名称', en: 'Series name'}), value: 'mission'},
    ];
    const [left, right] = k.sides({settings: 232, h: 304, narrowH: 292, parts});
    const name = t({zh: '状态转换', en: 'State Transitions'});
    const x = right.x + 16;
    const w = right.w - 32;
    /** Parts of the length at which the states end. */
    const band = (
      y: number,
      parts: readonly [text: string, until: number, tone: Token, fill: Token][],
    ) =>
      parts.map(([text, until, tone, fill], index) => {
        const from = index === 0 ? 0 : parts[index - 1]![1];
        const box = {x: x + w * from, y, w: w * (until - from), h: 36};
        return [
          k.rect({...box, fill, stroke: tone}),
          k.text({
            x: box.x + box.w / 2,
            y: y + 18,
            text,
            size: 12,
            tone,
            anchor: 'middle',
            maxW: box.w - 2,
          }),
        ];
      });
    return [
      k.settings({...left, title: name}, parts),
      k.panel({...right, title: name}, (body) => {
        const cursor = x + w * 0.455;
        const bottom = body.y + 210;
        const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => x + w * part);
        return [
          k.path(ticks.map((at) => `M${at.toFixed(1)} ${body.y + 44}V${bottom + 6}`).join(''), {
            stroke: 'border',
          }),
          k.divider(x, bottom, w),
          k.note({x, y: body.y + 28, text: 'mission'}),
          band(body.y + 44, [
            ['IDLE', 0.13, 'muted', 'raised'],
            ['DRIVING', 0.47, 'accent', 'accentSoft'],
            ['DOCKING', 0.71, 'warning', 'warningSoft'],
            ['CHARGING', 1, 'success', 'successSoft'],
          ]),
          k.note({x, y: body.y + 116, text: 'battery_low'}),
          band(body.y + 132, [
            ['true', 0.78, 'danger', 'dangerSoft'],
            ['false', 1, 'muted', 'raised'],
          ]),
          k.segment([cursor, body.y + 36], [cursor, bottom], {stroke: 'text', sw: 2}),
          k.callout(4, x + w * 0.3, body.y + 108, [x + w * 0.3, body.y + 81]),
          k.callout(5, cursor, bottom),
          ['22:40', '22:41', '22:42'].map((text, index) =>
            k.note({
              x: x + (w * index) / 2,
              y: bottom + 24,
              text,
              anchor: index === 0 ? 'start' : index === 1 ? 'middle' : 'end',
            }),
          ),
        ];
      }),
    ];
  },
});
