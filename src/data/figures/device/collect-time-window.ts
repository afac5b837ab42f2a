import {defineFigure} from 'docusaurus-plugin-figures/describe';

/** Files as spans from birth to modification time, in quarters of an hour after 21:00. */
const files = [
  {name: 'patrol_2110.bag', from: 0.67, to: 1.9, taken: false},
  {name: 'patrol_2140.bag', from: 2.67, to: 4.2, taken: true},
  {name: 'navigation.log', from: 0.2, to: 4.6, taken: true},
  {name: 'patrol_2210.bag', from: 4.67, to: 5.3, taken: true},
  {name: 'patrol_2230.bag', from: 6.0, to: 7.2, taken: false},
] as const;
const window = {from: 3.5, to: 5.5};

export default defineFigure({
  name: 'collect-time-window',
  width: 720,
  height: 296,
  narrow: true,
  title: {zh: '时间范围选中哪些文件', en: 'Which files a time range takes'},
  description: {
    zh: '时间轴上有五个文件，每个是一段从创建时间到修改时间的横条。采集时间范围是 21:52 到 22:22；与它有重叠的 patrol_2140.bag、navigation.log、patrol_2210.bag 会采集，之前结束和之后开始的两个文件不采集。',
    en: 'Five files on a time axis, each a bar from birth time to modification time. The collection time range is 21:52 to 22:22; patrol_2140.bag, navigation.log, and patrol_2210.bag overlap it and are collected. One file that ends before it and one that begins after it are not.',
  },
  caption: {
    zh: '横条从文件的创建时间画到修改时间，只要与时间范围有重叠，整个文件就会采集。',
    en: 'Bars run from birth time to modification time. A file that overlaps the range is collected as a whole.',
  },
  draw({k, t, narrow}) {
    // On a phone the names are above their bars.
    const axis = narrow ? {x: 28, w: 292, y: 316} : {x: 176, w: 416, y: 248};
    const row = narrow ? 50 : 36;
    const at = (quarter: number) => axis.x + (quarter / 8) * axis.w;
    const range = {x: at(window.from), y: 48, w: at(window.to) - at(window.from), h: axis.y - 48};
    return [
      k.rect({...range, fill: 'accentSoft'}),
      k.segment([range.x, range.y], [range.x, axis.y], {stroke: 'accent', dashed: true}),
      k.segment([range.x + range.w, range.y], [range.x + range.w, axis.y], {
        stroke: 'accent',
        dashed: true,
      }),
      k.text({
        x: range.x + range.w / 2,
        y: narrow ? 24 : 32,
        text: t({zh: '采集时间范围', en: 'Collection time range'}),
        size: 12,
        bold: true,
        tone: 'accent',
        anchor: 'middle',
      }),
      files.map(({name, from, to, taken}, index) => {
        const y = 72 + index * row;
        return [
          k.text({
            x: narrow ? 16 : 24,
            y: narrow ? y - 16 : y,
            text: name,
            size: 12,
            mono: true,
            tone: taken ? 'text' : 'muted',
            maxW: 140,
          }),
          k.rect({
            x: at(from),
            y: narrow ? y - 4 : y - 8,
            w: at(to) - at(from),
            h: narrow ? 12 : 16,
            r: 4,
            fill: taken ? 'accent' : 'raised',
            stroke: taken ? undefined : 'line',
          }),
          k.row(
            {
              x: narrow ? 240 : 608,
              y: narrow ? y - 32 : y - 16,
              w: narrow ? 96 : 100,
              align: narrow ? 'end' : 'start',
            },
            [
              {
                chip: taken ? t({zh: '采集', en: 'Taken'}) : t({zh: '不采集', en: 'Not taken'}),
                tone: taken ? 'success' : 'neutral',
              },
            ],
          ),
        ];
      }),
      k.segment([axis.x, axis.y], [axis.x + axis.w, axis.y]),
      ['21:00', '21:30', '22:00', '22:30', '23:00'].map((label, index) => {
        const x = at(index * 2);
        return [
          k.segment([x, axis.y], [x, axis.y + 5]),
          k.note({x, y: axis.y + 18, text: label, anchor: 'middle'}),
        ];
      }),
    ];
  },
});
