import {type Box, defineFigure, type IconName} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'data-factory-floor',
  width: 720,
  height: 452,
  narrow: true,
  title: {zh: '数据采集工厂平面图', en: 'Floor plan of a data factory'},
  description: {
    zh: '平面图：左侧三个采集工位，分别是移动操作臂、双臂机器人和仓储机器人，每个工位有一台笔记本电脑；中间的网络机柜把工位接到平台；右上是标注区，右下是审核室，箭头从工位经平台到标注区，再到审核室，退回的任务从审核室指回工位。',
    en: 'Floor plan: three collection stations on the left with a mobile manipulator, a dual-arm robot, and a warehouse robot, each with a laptop; a network cabinet in the middle connects them to the platform; annotation area at the top right, audit room at the bottom right. Arrows lead from the stations through the platform to annotation and on to audit; rejected work goes back from audit to the stations.',
  },
  caption: {
    zh: '不同的机器人用同一套面板、任务和触发器。',
    en: 'Different robots share one panel, one task system, and one set of triggers.',
  },
  legend: [
    {
      zh: '采集工位：机器人运行 coScout、coBridge 和录制节点',
      en: 'Collection station: the robot runs coScout, coBridge, and a recorder node',
    },
    {
      zh: '采集员在浏览器里用数据采集面板控制开始和结束',
      en: 'The collector starts and ends recordings in the browser with the Data collection panel',
    },
    {
      zh: '网络：机器人能访问平台，时间同步',
      en: 'Network: robots reach the platform and synchronize their clocks',
    },
    {
      zh: '平台：保存记录，触发器创建下一个任务',
      en: 'Platform: keeps records; triggers create the next task',
    },
    {
      zh: '标注区：标注员播放记录，创建一刻、填写字段',
      en: 'Annotation area: annotators play records, create moments, fill in fields',
    },
    {zh: '审核室：通过，或退回并说明原因', en: 'Audit room: accept, or reject with a reason'},
  ],
  draw({k, t, narrow}) {
    const hall = narrow ? {x: 8, y: 8, w: 332, h: 520} : {x: 24, y: 24, w: 672, h: 404};
    const stations = narrow
      ? {x: 20, w: 200, ys: [20, 124, 228]}
      : {x: 64, w: 232, ys: [48, 176, 308]};
    const sx = stations.x;
    const end = sx + stations.w;
    const station = (y: number, name: string, icon: IconName) => [
      k.rect({x: sx, y, w: stations.w, h: 96, r: 6, fill: 'surface', stroke: 'border'}),
      k.rect({
        x: sx + 12,
        y: y + 16,
        w: narrow ? 60 : 80,
        h: 64,
        r: 4,
        fill: 'accentSoft',
        stroke: 'accent',
        dashed: true,
      }),
      k.icon(icon, {x: sx + (narrow ? 26 : 36), y: y + 32, size: 32, tone: 'accent'}),
      k.text({x: sx + (narrow ? 80 : 104), y: y + 28, text: name, size: 12, bold: true, maxW: 126}),
      k.icon('laptop', {x: sx + (narrow ? 80 : 108), y: y + 44, size: 24}),
      k.icon('user', {x: sx + (narrow ? 116 : 144), y: y + 46, size: 20}),
    ];
    const desk = (x: number, y: number) => [
      k.rect({x, y, w: 64, h: 40, r: 4, fill: 'raised', stroke: 'border'}),
      k.icon('laptop', {x: x + 8, y: y + 10, size: 20}),
      k.icon('user', {x: x + 36, y: y + 10, size: 20}),
    ];
    const platform = narrow ? {x: 248, y: 176, w: 84, h: 84} : {x: 340, y: 184, w: 104, h: 84};
    const network = narrow ? {x: 252, y: 32, w: 76, h: 72} : {x: 352, y: 56, w: 80, h: 72};
    const annotate = narrow ? {x: 184, y: 364, w: 148, h: 148} : {x: 488, y: 48, w: 184, h: 160};
    const audit = narrow ? {x: 16, y: 364, w: 140, h: 148} : {x: 488, y: 260, w: 184, h: 144};
    const [nx, px] = [network.x + network.w / 2, platform.x + platform.w / 2];
    const trunk = end + (narrow ? 12 : 24);
    const middles = stations.ys.map((y) => y + (narrow ? 48 : 44));
    const desks = ({x, y, w}: Box, lines: number) =>
      Array.from({length: lines}, (_, line) => [
        desk(x + (narrow ? 4 : 16), y + 44 + line * (narrow ? 50 : 60)),
        desk(x + w - (narrow ? 68 : 80), y + 44 + line * (narrow ? 50 : 60)),
      ]);
    return [
      k.rect({...hall, r: 4, fill: 'scene', stroke: 'line', sw: 2}),
      [
        [t({zh: '移动操作臂', en: 'Mobile manipulator'}), 'robotArm'] as const,
        [t({zh: '双臂机器人', en: 'Dual-arm robot'}), 'robotArm'] as const,
        [t({zh: '仓储机器人', en: 'Warehouse AMR'}), 'agv'] as const,
      ].map(([name, icon], index) => station(stations.ys[index]!, name, icon)),
      k.callout(1, sx, stations.ys[0]!),
      k.callout(2, end - (narrow ? 24 : 46), stations.ys[0]! + 56),

      k.rect({...network, r: 4, fill: 'raised', stroke: 'line'}),
      k.icon('network', {x: nx - 12, y: network.y + 8, size: 24}),
      k.text({
        x: nx,
        y: network.y + 54,
        text: t({zh: '网络', en: 'Network'}),
        size: 12,
        anchor: 'middle',
      }),
      k.callout(3, network.x, network.y),
      // One cable from each station to a common line.
      middles.map((y) => k.segment([end, y], [trunk, y])),
      k.segment([trunk, middles[0]!], [trunk, middles[2]!]),
      k.arrow({from: [trunk, middles[0]!], to: [network.x, middles[0]!]}),
      k.arrow({from: k.edge(network, 'bottom'), to: [nx, platform.y], head: 'both'}),

      k.rect({...platform, r: 8, fill: 'accentSoft', stroke: 'accent'}),
      k.icon('cloud', {x: px - 12, y: platform.y + 12, size: 24, tone: 'accent'}),
      k.text({
        x: px,
        y: platform.y + 54,
        text: t({zh: '平台', en: 'Platform'}),
        bold: true,
        anchor: 'middle',
      }),
      k.callout(4, platform.x, platform.y),

      [
        {room: annotate, name: t({zh: '标注区', en: 'Annotation'}), lines: 2, n: 5},
        {room: audit, name: t({zh: '审核室', en: 'Audit'}), lines: narrow ? 2 : 1, n: 6},
      ].map(({room, name, lines, n}) => [
        k.rect({...room, r: 4, fill: 'surface', stroke: 'line'}),
        k.text({x: room.x + 16, y: room.y + 22, text: name, bold: true}),
        desks(room, lines),
        k.callout(n, room.x, room.y),
      ]),
      narrow
        ? [
            k.arrow({from: [px, platform.y + platform.h], to: [px, annotate.y]}),
            k.arrow({from: [annotate.x, 480], to: [audit.x + audit.w, 480]}),
            k.arrow({from: [84, audit.y], to: [84, 324], dashed: true}),
            k.note({x: 94, y: 344, text: t({zh: '退回重采', en: 'rejected'})}),
          ]
        : [
            k.arrow({from: [444, 206], to: [488, 170], via: 'hvh'}),
            k.arrow({from: [580, 208], to: [580, 260]}),
            k.arrow({
              from: [488, 372],
              to: [296, 372],
              dashed: true,
              label: t({zh: '退回重采', en: 'rejected'}),
              labelFill: 'scene',
            }),
          ],
    ];
  },
});
