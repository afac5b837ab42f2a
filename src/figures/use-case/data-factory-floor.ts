import {defineFigure} from '../define';
import type {IconName} from '../kit/icons';

export default defineFigure({
  name: 'data-factory-floor',
  width: 720,
  height: 452,
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
  draw({k, t}) {
    const hall = {x: 24, y: 24, w: 672, h: 404};
    const station = (y: number, name: string, icon: IconName) => [
      k.rect({x: 64, y, w: 232, h: 96, r: 6, fill: 'surface', stroke: 'border'}),
      k.rect({
        x: 80,
        y: y + 16,
        w: 80,
        h: 64,
        r: 4,
        fill: 'accentSoft',
        stroke: 'accent',
        dashed: true,
      }),
      k.icon(icon, {x: 104, y: y + 32, size: 32, tone: 'accent'}),
      k.text({x: 172, y: y + 28, text: name, size: 12, bold: true, maxW: 122}),
      k.icon('laptop', {x: 172, y: y + 44, size: 24}),
      k.icon('user', {x: 208, y: y + 46, size: 20}),
    ];
    const desk = (x: number, y: number) => [
      k.rect({x, y, w: 64, h: 40, r: 4, fill: 'raised', stroke: 'border'}),
      k.icon('laptop', {x: x + 8, y: y + 10, size: 20}),
      k.icon('user', {x: x + 36, y: y + 10, size: 20}),
    ];
    const platform = {x: 340, y: 184, w: 104, h: 84};
    const network = {x: 352, y: 56, w: 80, h: 72};
    const annotate = {x: 488, y: 48, w: 184, h: 160};
    const audit = {x: 488, y: 260, w: 184, h: 144};
    return [
      k.rect({...hall, r: 4, fill: 'scene', stroke: 'line', sw: 2}),
      station(48, t({zh: '移动操作臂', en: 'Mobile manipulator'}), 'robotArm'),
      station(176, t({zh: '双臂机器人', en: 'Dual-arm robot'}), 'robotArm'),
      station(308, t({zh: '仓储机器人', en: 'Warehouse AMR'}), 'agv'),
      k.callout(1, 64, 48),
      k.callout(2, 250, 104),

      k.rect({...network, r: 4, fill: 'raised', stroke: 'line'}),
      k.icon('network', {x: 380, y: 64, size: 24}),
      k.text({x: 392, y: 110, text: t({zh: '网络', en: 'Network'}), size: 12, anchor: 'middle'}),
      k.callout(3, 352, 56),
      // One cable from each station to a common line.
      [92, 224, 356].map((y) => k.segment([296, y], [320, y])),
      k.segment([320, 92], [320, 356]),
      k.arrow({from: [320, 92], to: [352, 92]}),
      k.arrow({from: [392, 128], to: [392, 184], head: 'both'}),

      k.rect({...platform, r: 8, fill: 'accentSoft', stroke: 'accent'}),
      k.icon('cloud', {x: 380, y: 196, size: 24, tone: 'accent'}),
      k.text({x: 392, y: 238, text: t({zh: '平台', en: 'Platform'}), bold: true, anchor: 'middle'}),
      k.callout(4, 340, 184),

      k.rect({...annotate, r: 4, fill: 'surface', stroke: 'line'}),
      k.text({x: 504, y: 68, text: t({zh: '标注区', en: 'Annotation'}), bold: true}),
      desk(504, 92),
      desk(592, 92),
      desk(504, 152),
      desk(592, 152),
      k.callout(5, 488, 48),
      k.arrow({from: [444, 206], to: [488, 170], via: 'hvh'}),

      k.rect({...audit, r: 4, fill: 'surface', stroke: 'line'}),
      k.text({x: 504, y: 284, text: t({zh: '审核室', en: 'Audit'}), bold: true}),
      desk(504, 308),
      desk(592, 308),
      k.callout(6, 488, 260),
      k.arrow({from: [580, 208], to: [580, 260]}),
      k.arrow({
        from: [488, 372],
        to: [296, 372],
        dashed: true,
        label: t({zh: '退回重采', en: 'rejected'}),
        labelFill: 'scene',
      }),
    ];
  },
});
