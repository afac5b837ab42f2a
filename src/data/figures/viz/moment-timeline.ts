import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'moment-timeline',
  width: 720,
  height: 296,
  narrow: true,
  title: {zh: '时间轴上的一刻', en: 'Moments on the timeline'},
  description: {
    zh: '时间轴：上方是工具行，最左是创建一刻图标；刻度上有播放头；刻度下是文件条，再下面两行是一刻，重叠的一刻分在两行；正在创建的一刻有起点和终点两条标记线。',
    en: 'Timeline: a row of tools with the create-moment icon at the left; the playhead on the ruler; a file bar below it, then two lanes of moments, because overlapping ones do not share a lane; the moment being created has a start and an end mark.',
  },
  caption: {
    zh: '两次标记之间的时间段就是新的一刻。',
    en: 'The time between the two marks becomes the new moment.',
  },
  legend: [
    {zh: '创建一刻', en: 'Create moment'},
    {zh: '开启或关闭字幕', en: 'Turn subtitles on or off'},
    {zh: '开启或关闭联动调整', en: 'Turn linked adjustment on or off'},
    {zh: '键盘快捷键', en: 'Keyboard shortcuts'},
    {zh: '播放头', en: 'Playhead'},
    {zh: '起点标记', en: 'Start mark'},
    {zh: '终点标记', en: 'End mark'},
    {
      zh: '已有的一刻：拖动主体移动，拖动边缘改变长度',
      en: 'Existing moment: drag the body to move it, an edge to resize it',
    },
    {zh: '重叠的一刻排在另一行', en: 'An overlapping moment takes another lane'},
  ],
  draw({k, t, narrow}) {
    const box = narrow ? {x: 8, y: 12, w: 332, h: 248} : {x: 24, y: 24, w: 672, h: 248};
    const left = box.x + (narrow ? 40 : 56);
    const length = box.w - (narrow ? 56 : 80);
    const at = (part: number) => left + length * part;
    const ruler = box.y + 48;
    const mark = (part: number, number: number) => [
      k.segment([at(part), ruler + 20], [at(part), box.y + 196], {stroke: 'success', sw: 2}),
      k.callout(number, at(part), box.y + 214),
    ];
    const moment = (
      from: number,
      to: number,
      y: number,
      label: string,
      tone: 'accent' | 'warning',
    ) => [
      k.rect({
        x: at(from),
        y,
        w: at(to) - at(from),
        h: 24,
        r: 4,
        fill: `${tone}Soft`,
        stroke: tone,
      }),
      k.text({
        x: at(from) + 10,
        y: y + 12,
        text: label,
        size: 12,
        tone,
        maxW: at(to) - at(from) - 16,
      }),
    ];
    return [
      k.rect({...box, r: 8, fill: 'surface', stroke: 'border'}),
      k.toolbar({x: box.x, y: box.y, w: box.w, h: 40}, [
        {callout: 1},
        {iconButton: 'moment', tone: 'accent'},
        'grow',
        {callout: 2},
        {icon: 'comment'},
        {callout: 3},
        {icon: 'link'},
        {callout: 4},
        {icon: 'keyboard'},
      ]),
      ...['22:40', '22:41', '22:42', ...(narrow ? [] : ['22:43'])].map((text, index) =>
        k.note({
          x: at(0.02 + index * (narrow ? 0.24 : 0.25)),
          y: ruler + 6,
          text,
          anchor: 'middle',
        }),
      ),
      k.divider(left, ruler + 20, length),
      k.rect({x: at(0), y: ruler + 28, w: length, h: 6, r: 3, fill: 'sceneLine'}),
      moment(
        0.06,
        narrow ? 0.5 : 0.4,
        ruler + 48,
        t({zh: '定位丢失', en: 'Localization loss'}),
        'warning',
      ),
      k.callout(8, box.x + (narrow ? 18 : 28), ruler + 60, [at(0.06), ruler + 60]),
      moment(
        narrow ? 0.1 : 0.18,
        narrow ? 0.54 : 0.4,
        ruler + 80,
        t({zh: '人工接管', en: 'Manual takeover'}),
        'accent',
      ),
      k.callout(9, box.x + (narrow ? 18 : 28), ruler + 92, [at(narrow ? 0.1 : 0.18), ruler + 92]),
      k.rect({
        x: at(0.56),
        y: ruler + 48,
        w: at(0.82) - at(0.56),
        h: 56,
        r: 4,
        fill: 'successSoft',
      }),
      mark(0.56, 6),
      mark(0.82, 7),
      k.segment([at(0.82), ruler + 16], [at(0.82), ruler + 44], {stroke: 'accent', sw: 2}),
      k.polygon(
        [
          [at(0.82) - 6, ruler + 10],
          [at(0.82) + 6, ruler + 10],
          [at(0.82), ruler + 20],
        ],
        {fill: 'accent'},
      ),
      k.callout(5, at(narrow ? 0.96 : 0.92), ruler + 14, [at(0.82) + 11, ruler + 14]),
    ];
  },
});
