import {defineFigure} from 'docusaurus-plugin-figures/describe';

/** The parts of one path, from left to right. */
const parts = [
  {text: '/tracks', number: 1, label: {zh: '话题', en: 'topic'}},
  {text: '.objects', number: 2, label: {zh: '字段', en: 'field'}},
  {text: '[:]', number: 3, label: {zh: '切片', en: 'slice'}},
  {text: '{label=="person"}', number: 4, label: {zh: '过滤条件', en: 'filter'}},
  {text: '.speed', number: 2, label: {zh: '字段', en: 'field'}},
  {text: '.@abs', number: 5, label: {zh: '修饰符', en: 'modifier'}},
] as const;

type Part = (typeof parts)[number];

export default defineFigure({
  name: 'message-path-parts',
  width: 480,
  height: 184,
  narrow: true,
  title: {zh: '消息路径的组成', en: 'Parts of a message path'},
  description: {
    zh: '一条消息路径从左到右分成几段：话题 /tracks、字段 objects、切片 [:]、过滤条件 {label=="person"}、字段 speed、修饰符 @abs。',
    en: 'One message path cut into its parts from left to right: topic /tracks, field objects, slice [:], filter {label=="person"}, field speed, modifier @abs.',
  },
  caption: {
    zh: '所有行人的速度，取绝对值。',
    en: 'The speed of every person, as an absolute value.',
  },
  legend: [
    {zh: '话题', en: 'Topic'},
    {zh: '字段，可以重复', en: 'Field; as many as needed'},
    {zh: '索引或切片，每个字段一个', en: 'Index or slice; one per field'},
    {zh: '过滤条件，可以有多个', en: 'Filter; several may follow each other'},
    {zh: '修饰符，最后一个，仅用于图表', en: 'Modifier; the last part, in plots only'},
  ],
  draw({k, t, narrow}) {
    const width = (text: string) => k.measure(text, {mono: true, size: 13});
    const gap = 6;
    // On a phone the path continues in a second line.
    const all: readonly Part[] = parts;
    const lines = narrow ? [all.slice(0, 3), all.slice(3)] : [all];
    const box = narrow ? {x: 8, y: 8, w: 332, h: 236} : {x: 24, y: 24, w: 432, h: 136};
    return [
      k.card(box),
      lines.map((line, index) => {
        const total = line.reduce((sum, {text}) => sum + width(text) + gap, -gap);
        const y = box.y + 48 + index * 104;
        let at = box.x + (box.w - total) / 2;
        return line.map(({text, number, label}) => {
          const x = at;
          const w = width(text);
          at += w + gap;
          return [
            k.text({x, y, text, mono: true, size: 13}),
            k.line(
              [
                [x, y + 14],
                [x, y + 20],
                [x + w, y + 20],
                [x + w, y + 14],
              ],
              {stroke: 'accent'},
            ),
            k.callout(number, x + w / 2, y + 40),
            k.note({x: x + w / 2, y: y + 64, text: t(label), anchor: 'middle'}),
          ];
        });
      }),
    ];
  },
});
