import {defineFigure} from '../define';
import type {Token} from '../palette';

export default defineFigure({
  name: 'state-transitions-panel',
  width: 720,
  height: 352,
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
    const left = {x: 40, y: 24, w: 232, h: 304};
    const right = {x: 296, y: 24, w: 384, h: 304};
    const x = left.x + 12;
    const w = left.w - 24;
    const name = t({zh: '状态转换', en: 'State Transitions'});
    const band = (
      y: number,
      parts: readonly [text: string, w: number, tone: Token, fill: Token][],
    ) => {
      let at = right.x + 16;
      return parts.map(([text, width, tone, fill]) => {
        const piece = [
          k.rect({x: at, y, w: width, h: 36, fill, stroke: tone}),
          k.text({
            x: at + width / 2,
            y: y + 18,
            text,
            size: 12,
            tone,
            anchor: 'middle',
            maxW: width,
          }),
        ];
        at += width;
        return piece;
      });
    };
    return [
      k.window({...left, title: name}, (body) => [
        k.row({x, y: body.y + 8, w}, [
          t({zh: '与其他图表同步', en: 'Sync with other plots'}),
          'grow',
          {switch: true},
        ]),
        k.callout(1, 20, body.y + 24, [46, body.y + 24]),
        k.row({x, y: body.y + 44, w}, [
          t({zh: '显示点', en: 'Show points'}),
          'grow',
          {switch: false},
        ]),
        k.callout(2, 20, body.y + 60, [46, body.y + 60]),
        k.divider(left.x, body.y + 88, left.w),
        k.field({
          x,
          y: body.y + 100,
          w,
          label: t({zh: '消息地址', en: 'Message path'}),
          value: '/mission/status.state',
        }),
        k.callout(3, 20, body.y + 138, [50, body.y + 138]),
        k.field({
          x,
          y: body.y + 164,
          w,
          label: t({zh: '图例名称', en: 'Series name'}),
          value: 'mission',
        }),
      ]),
      k.panel({...right, title: name}, (body) => [
        k.note({x: right.x + 16, y: body.y + 28, text: 'mission'}),
        band(body.y + 44, [
          ['IDLE', 56, 'muted', 'raised'],
          ['DRIVING', 132, 'accent', 'accentSoft'],
          ['DOCKING', 76, 'warning', 'warningSoft'],
          ['CHARGING', 88, 'success', 'successSoft'],
        ]),
        k.note({x: right.x + 16, y: body.y + 116, text: 'battery_low'}),
        band(body.y + 132, [
          ['true', 296, 'danger', 'dangerSoft'],
          ['false', 56, 'muted', 'raised'],
        ]),
        k.segment([480, body.y + 36], [480, body.y + 188], {stroke: 'text', sw: 2}),
        k.callout(4, 388, body.y + 104, [388, body.y + 81]),
        k.callout(5, 480, body.y + 204),
        k.divider(right.x + 16, body.y + 228, right.w - 32),
        ['22:40', '22:41', '22:42'].map((text, index) =>
          k.note({x: right.x + 48 + index * 144, y: body.y + 246, text, anchor: 'middle'}),
        ),
      ]),
    ];
  },
});
