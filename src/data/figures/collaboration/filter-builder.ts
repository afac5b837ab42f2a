import {defineFigure, type DrawContext, type Inline} from 'docusaurus-plugin-figures/describe';

type Condition = readonly [field: string, operator: string, value: string];

const remove = (t: DrawContext['t']) =>
  ({button: t({zh: '删除分组', en: 'Delete group'}), kind: 'plain', icon: 'trash'}) as const;

export default defineFigure({
  name: 'filter-builder',
  width: 720,
  height: 412,
  narrow: true,
  title: {zh: '记录筛选器', en: 'Record filter'},
  description: {
    zh: '记录筛选器：外层条件组要求满足以下所有条件，设备等于 AMR-07，并且满足内层条件组；内层条件组要求满足以下任意条件，标签包含「导航」或标签包含「急停」。下方是清空和查询按钮。',
    en: 'Record filter. In the outer group, all conditions must be met: device equals AMR-07, and an inner group. In the inner group, any of two conditions must be met: labels contain navigation, or labels contain emergency stop. Below are the buttons Clear and Query.',
  },
  caption: {
    zh: '筛选「AMR-07 的记录里，带导航或急停标签的」。条件组最多嵌套 3 层。',
    en: 'Records of AMR-07 with the label navigation or emergency stop. Groups nest up to three levels.',
  },
  legend: [
    {zh: '条件组的逻辑：所有或任意', en: 'Logic of the group: all or any'},
    {zh: '条件：字段、运算符、值', en: 'Condition: field, operator, value'},
    {zh: '嵌套的条件组，可整组删除', en: 'Nested group, deleted as a whole'},
    {zh: '添加条件或条件组', en: 'Add a condition or a group'},
    {zh: '查询；条件保存在当前浏览器中', en: 'Run the query; this browser remembers it'},
  ],
  draw({k, t, narrow}) {
    const equals = t({zh: '等于', en: 'equals'});
    const contains = t({zh: '包含', en: 'contains'});
    const label = t({zh: '标签', en: 'Labels'});
    const all = t({
      zh: '满足以下所有条件',
      en: narrow ? 'Meet all these conditions' : 'Meet all the following conditions',
    });
    const any = t({
      zh: '满足以下任意条件',
      en: narrow ? 'Meet any of these' : 'Meet any of the following conditions',
    });
    const and = t({zh: '并且', en: 'And'});
    const or = t({zh: '或者', en: 'Or'});

    // On a phone a condition occupies two lines, and the conjunctions have a narrower margin.
    const lineH = narrow ? 76 : 48;
    const margin = narrow ? 40 : 56;
    const condition = (x: number, y: number, w: number, [field, operator, value]: Condition) => {
      const close = k.icon('close', {x: x + w - 24, y: y + (narrow ? 40 : 8), size: 16});
      const rows: readonly Inline[][] = narrow
        ? [
            [
              {select: field, w: (w - 16) / 2},
              {select: operator, w: (w - 16) / 2},
            ],
            [{input: value, w: w - 36}],
          ]
        : [
            [
              {select: field, w: 128},
              {select: operator, w: 112},
              {input: value, w: w - 36 - 256},
            ],
          ];
      return [rows.map((row, index) => k.row({x, y: y + index * 32}, row)), close];
    };
    const joined = (x: number, from: number, to: number, word: string) => [
      k.line([
        [x + margin - 10, from],
        [x + margin / 2, from],
        [x + margin / 2, to],
        [x + margin - 10, to],
      ]),
      k.rect({
        x: x + margin / 2 - 17,
        y: (from + to) / 2 - 11,
        w: 34,
        h: 22,
        r: 4,
        fill: 'accentSoft',
      }),
      k.text({
        x: x + margin / 2,
        y: (from + to) / 2,
        text: word,
        size: 12,
        tone: 'accent',
        anchor: 'middle',
        maxW: 34,
      }),
    ];
    const outer = narrow ? {x: 8, y: 12, w: 308, h: 496} : {x: 40, y: 24, w: 640, h: 364};
    const inner = {
      x: outer.x + margin,
      y: outer.y + 64 + lineH,
      w: outer.w - margin - (narrow ? 8 : 16),
      h: narrow ? 244 : 152,
    };
    const inW = inner.w - margin - (narrow ? 4 : 12);
    const below = inner.y + inner.h + 12;
    const add = (text: string) => ({button: text, kind: 'plain', icon: 'plus'}) as const;
    return [
      k.card(outer),
      k.row({x: outer.x + 12, y: outer.y + 12, w: outer.w - 24}, [{callout: 1}, {select: all}]),
      condition(outer.x + margin, outer.y + 60, outer.w - margin - 12, [
        t({zh: '设备', en: 'Device'}),
        equals,
        'AMR-07',
      ]),
      k.callout(2, outer.x + outer.w + (narrow ? 12 : 20), outer.y + 76 + (narrow ? 32 : 0), [
        outer.x + outer.w - 12,
        outer.y + 76 + (narrow ? 32 : 0),
      ]),
      joined(outer.x, outer.y + 76, inner.y + inner.h / 2, and),
      k.rect({...inner, r: 8, fill: 'raised', stroke: 'border'}),
      k.row({x: inner.x + 8, y: inner.y + 8, w: inner.w - 16}, [
        {callout: 3},
        {select: any},
        ...(narrow ? [] : (['grow', remove(t)] as const)),
      ]),
      narrow && k.row({x: inner.x + 8, y: inner.y + 204, w: inner.w - 16}, [remove(t)]),
      [t({zh: '导航', en: 'navigation'}), t({zh: '急停', en: 'emergency stop'})].map(
        (value, index) =>
          condition(inner.x + margin, inner.y + 52 + index * lineH, inW, [label, contains, value]),
      ),
      joined(inner.x, inner.y + 68, inner.y + 68 + lineH, or),
      k.row({x: outer.x + (narrow ? 12 : margin), y: below}, [
        {callout: 4},
        add(t({zh: '添加条件', en: 'Add condition'})),
        add(
          narrow
            ? t({zh: '添加条件组', en: 'Add group'})
            : t({zh: '添加条件组', en: 'Add condition group'}),
        ),
      ]),
      k.divider(outer.x, outer.y + outer.h - 48, outer.w),
      k.row({x: outer.x + 16, y: outer.y + outer.h - 40, w: outer.w - 32, align: 'end'}, [
        {button: t({zh: '清空', en: 'Clear'})},
        {callout: 5},
        {button: t({zh: '查询', en: 'Query'}), kind: 'primary'},
      ]),
    ];
  },
});
