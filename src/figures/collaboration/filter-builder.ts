import {defineFigure} from '../define';
import type {Box} from '../kit/pen';

export default defineFigure({
  name: 'filter-builder',
  width: 720,
  height: 412,
  title: {zh: '记录筛选器', en: 'Record filter'},
  description: {
    zh: '记录筛选器：外层条件组要求满足以下所有条件，设备等于 AMR-07，并且满足内层条件组；内层条件组要求满足以下任意条件，标签包含「导航」或标签包含「急停」。下方是清空和查询按钮。',
    en: 'Record filter: the outer group asks to meet all conditions, device equals AMR-07 and an inner group; the inner group asks to meet any of two conditions, labels contain navigation or labels contain emergency stop. Clear and Query below.',
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
  draw({k, t}) {
    const equals = t({zh: '等于', en: 'equals'});
    const contains = t({zh: '包含', en: 'contains'});
    const label = t({zh: '标签', en: 'Labels'});
    const all = t({zh: '满足以下所有条件', en: 'Meet all the following conditions'});
    const any = t({zh: '满足以下任意条件', en: 'Meet any of the following conditions'});

    const condition = (
      x: number,
      y: number,
      w: number,
      [field, operator, value]: readonly [string, string, string],
    ) => {
      const [fieldBox, operatorBox, valueBox] = k.cols(
        {x, y, w: w - 36, h: 32},
        [128, 112, '*'],
        8,
      );
      return [
        k.row(fieldBox, [{select: field, w: fieldBox.w}]),
        k.row(operatorBox, [{select: operator, w: operatorBox.w}]),
        k.row(valueBox, [{input: value, w: valueBox.w}]),
        k.icon('close', {x: x + w - 24, y: y + 8, size: 16}),
      ];
    };
    const add = (x: number, y: number, lead: boolean) =>
      k.row({x, y}, [
        ...(lead ? [{callout: 4}] : []),
        {button: t({zh: '添加条件', en: 'Add condition'}), kind: 'plain', icon: 'plus'},
        {gap: 4},
        {button: t({zh: '添加条件组', en: 'Add condition group'}), kind: 'plain', icon: 'plus'},
      ]);
    const joined = (group: Box, from: number, to: number, word: string) => [
      k.line([
        [group.x + 44, from],
        [group.x + 26, from],
        [group.x + 26, to],
        [group.x + 44, to],
      ]),
      k.rect({x: group.x + 8, y: (from + to) / 2 - 11, w: 36, h: 22, r: 4, fill: 'accentSoft'}),
      k.text({
        x: group.x + 26,
        y: (from + to) / 2,
        text: word,
        size: 12,
        tone: 'accent',
        anchor: 'middle',
        maxW: 32,
      }),
    ];

    const outer = {x: 40, y: 24, w: 640, h: 364};
    const inner = {x: outer.x + 56, y: outer.y + 112, w: outer.w - 72, h: 152};
    const and = t({zh: '并且', en: 'And'});
    const or = t({zh: '或者', en: 'Or'});
    return [
      k.card(outer),
      k.row({x: outer.x + 16, y: outer.y + 12, w: outer.w - 32}, [
        {callout: 1},
        {select: all},
        'grow',
      ]),
      condition(outer.x + 56, outer.y + 64, outer.w - 72, [
        t({zh: '设备', en: 'Device'}),
        equals,
        'AMR-07',
      ]),
      k.callout(2, 700, outer.y + 80, [outer.x + outer.w - 12, outer.y + 80]),
      joined(outer, outer.y + 80, inner.y + inner.h / 2, and),
      k.rect({...inner, r: 8, fill: 'raised', stroke: 'border'}),
      k.row({x: inner.x + 12, y: inner.y + 8, w: inner.w - 24}, [
        {callout: 3},
        {select: any},
        'grow',
        {button: t({zh: '删除分组', en: 'Delete group'}), kind: 'plain', icon: 'trash'},
      ]),
      condition(inner.x + 56, inner.y + 56, inner.w - 68, [
        label,
        contains,
        t({zh: '导航', en: 'navigation'}),
      ]),
      condition(inner.x + 56, inner.y + 104, inner.w - 68, [
        label,
        contains,
        t({zh: '急停', en: 'emergency stop'}),
      ]),
      joined(inner, inner.y + 72, inner.y + 120, or),
      add(outer.x + 56, outer.y + 276, true),
      k.segment([outer.x, outer.y + 316], [outer.x + outer.w, outer.y + 316], {stroke: 'border'}),
      k.row({x: outer.x + 16, y: outer.y + 324, w: outer.w - 32, align: 'end'}, [
        {button: t({zh: '清空', en: 'Clear'})},
        {gap: 4},
        {callout: 5},
        {button: t({zh: '查询', en: 'Query'}), kind: 'primary'},
      ]),
    ];
  },
});
