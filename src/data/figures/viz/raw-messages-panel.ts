import {defineFigure, type Inline} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'raw-messages-panel',
  width: 720,
  narrow: true,
  card: 0.74,
  title: {zh: '原始消息面板', en: 'Raw messages panel'},
  description: {
    zh: '原始消息面板。顶栏从左到右是切换差异、全部展开、消息路径输入框、上一帧、下一帧、设置和更多。下面一行是接收时间、消息架构名称和复制图标，再下面是消息的树：header 与 twist.linear 已展开，鼠标停在 x 上时右侧出现复制、过滤和绘图图标。',
    en: 'Raw messages panel. The top bar has toggle diff, expand all, the message path input, previous frame, next frame, settings, and more. Below it a line with receive time, schema name, and a copy icon, then the tree of the message: header and twist.linear are expanded, and icons to copy, filter, and plot appear beside x under the pointer.',
  },
  caption: {zh: '查看一条速度指令。', en: 'Inspecting a velocity command.'},
  legend: [
    {zh: '切换差异', en: 'Toggle diff'},
    {zh: '全部展开或全部折叠', en: 'Expand all or collapse all'},
    {zh: '消息路径', en: 'Message path'},
    {zh: '上一帧与下一帧', en: 'Previous and next frame'},
    {zh: '接收时间与消息架构名称', en: 'Receive time and schema name'},
    {zh: '复制整条消息', en: 'Copy the whole message'},
    {zh: '消息内容', en: 'Content of the message'},
    {zh: '停在一个值上时出现的操作', en: 'Actions that appear when you hover over a value'},
  ],
  draw({k, t, narrow}) {
    const tooltip = t({zh: '下一帧（↓）', en: 'Next frame (↓)'});
    const box = narrow ? {x: 36, y: 12, w: 304, h: 432} : {x: 40, y: 24, w: 640, h: 352};
    const modes: readonly Inline[] = [
      {callout: 1},
      {iconButton: 'diff'},
      {callout: 2},
      {iconButton: 'expand'},
    ];
    const steps: readonly Inline[] = [{callout: 4}, {iconButton: 'up'}, {iconButton: 'down'}];
    const more: readonly Inline[] = [
      'grow',
      {icon: 'settings', size: 16},
      {icon: 'more', size: 16},
    ];
    const topic: readonly Inline[] = [
      {callout: 3},
      {input: '/cmd_vel', w: narrow ? 140 : 232, mono: true},
    ];
    const stamp: readonly Inline[] = [
      {callout: 5},
      {text: '22:41:05.200', mono: true, size: 12, tone: 'muted'},
    ];
    const schema = {text: 'geometry_msgs/msg/TwistStamped', size: 12, tone: 'accent'} as const;
    const copy: readonly Inline[] = ['grow', {callout: 6}, {icon: 'copy'}];
    const inner = {x: box.x + 16, w: box.w - 32};
    const top = box.y + (narrow ? 164 : 84);
    const tip = narrow ? {x: box.x + 176, y: box.y + 90} : {x: 460, y: 73};
    const row = (
      index: number,
      level: number,
      open: boolean | undefined,
      name: string,
      value: string,
    ) =>
      k.row({x: inner.x + level * 20, y: top + index * 28, h: 28, gap: 6}, [
        ...(open === undefined
          ? [{gap: 14}]
          : [{icon: open ? 'down' : 'right', size: 14} as const]),
        {text: name, mono: true, tone: 'accent'},
        {
          text: value,
          mono: true,
          tone: value.startsWith('"') ? 'success' : open === undefined ? 'text' : 'muted',
        },
      ]);
    return [
      k.card(box),
      narrow
        ? [
            k.toolbar({...box, h: 44}, [...modes, ...more]),
            k.toolbar({...box, y: box.y + 44, h: 44}, [...topic, ...steps]),
            k.row({...inner, y: box.y + 98}, stamp),
            k.row({...inner, y: box.y + 126}, [schema, ...copy]),
          ]
        : [
            k.toolbar({...box, h: 44}, [...modes, ...topic, ...steps, ...more]),
            k.row({...inner, y: box.y + 52}, [...stamp, schema, ...copy]),
          ],
      k.rect({
        ...tip,
        w: k.measure(tooltip, {size: 12}) + 20,
        h: 26,
        r: 6,
        fill: 'raised',
        stroke: 'border',
      }),
      k.text({x: tip.x + 10, y: tip.y + 13, text: tooltip, size: 12}),
      k.rect({x: box.x + 1, y: top + 7 * 28, w: box.w - 2, h: 28, fill: 'accentSoft'}),
      row(0, 0, true, 'header', ''),
      row(1, 1, true, 'stamp', ''),
      row(2, 2, undefined, 'sec', '1773326465'),
      row(3, 2, undefined, 'nsec', '200000000'),
      row(4, 1, undefined, 'frame_id', '"base_link"'),
      row(5, 0, true, 'twist', ''),
      row(6, 1, true, 'linear', ''),
      row(7, 2, undefined, 'x', '0.62'),
      k.row({x: box.x + 152, y: top + 7 * 28, h: 28}, [
        {callout: 8},
        {icon: 'copy', size: 16},
        {icon: 'filter', size: 16},
        {icon: 'chart', size: 16},
      ]),
      row(8, 1, false, 'angular', '{3}'),
      k.callout(7, box.x - 20, top + 98, [box.x + 12, top + 98]),
    ];
  },
});
