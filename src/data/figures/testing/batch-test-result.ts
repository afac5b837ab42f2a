import {type Cell, defineFigure} from 'docusaurus-plugin-figures/describe';

/** Part of a ring, clockwise from the top. */
function arc(x: number, y: number, r: number, share: number): string {
  const angle = 2 * Math.PI * share;
  const end = `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  return `M${x} ${y - r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${end}`;
}

export default defineFigure({
  name: 'batch-test-result',
  width: 720,
  height: 572,
  narrow: true,
  title: {zh: '批量测试的测试报告', en: 'Regression Report of a batch test'},
  description: {
    zh: '批量测试详情页的「测试报告」标签页：顶部是运行编号、测试程序和重新运行按钮，中间是四项统计和 91.7% 的通过率圆环，下面的表格列出两个测试套件，其中「避障」展开了三个用例，各有一条通过与失败的色条。',
    en: 'Regression Report tab of a batch test: run number, test bundle, and the re-run button on top; four totals and a ring with a pass rate of 91.7%; below, a table of two test suites. Avoidance is expanded to three cases, each with a bar of passed and failed records.',
  },
  caption: {
    zh: '测试程序 v1.8.0 在 18 条记录上的结果。',
    en: 'Result of bundle v1.8.0 on 18 records.',
  },
  legend: [
    {
      zh: '运行编号，测试程序的序号、种类和版本',
      en: 'Run number; serial number, category, and version of the bundle',
    },
    {zh: '重新运行', en: 'Run it again'},
    {
      zh: '四个标签页：报告、进度、产物、输出',
      en: 'Four tabs: report, progress, artifacts, outputs',
    },
    {zh: '总用时和用例的数量', en: 'Total duration and numbers of cases'},
    {zh: '通过率', en: 'Pass rate'},
    {zh: '测试套件，点击展开用例', en: 'Test suite; click it to list its cases'},
    {
      zh: '用例：绿色为通过的记录，红色为失败的记录',
      en: 'Case: records that passed in green, failed in red',
    },
  ],
  draw({k, t, narrow}) {
    const frame = narrow ? {x: 36, y: 12, w: 280, h: 700} : {x: 44, y: 20, w: 636, h: 532};
    const cases: ReadonlyArray<readonly [name: string, passed: number]> = [
      ['test_avoidance.keeps_clearance', 10],
      ['test_avoidance.no_contact', 11],
      ['test_avoidance.reaches_goal', 12],
    ];
    const records = 12;
    const columnW = narrow ? 56 : 88;
    const tableY = narrow ? 432 : 308;
    const barX = narrow ? frame.x + 48 : frame.x + frame.w - 12 - 2 * columnW - 12;
    const barW = narrow ? 220 : 2 * columnW;
    const rowH = narrow ? 48 : 40;
    const rowMiddle = (row: number) => tableY + 32 + rowH * row + rowH / 2;
    const ring = narrow ? {x: 176, y: 358, r: 46} : {x: 560, y: 224, r: 46};
    const top = frame.y + 40;
    const rerun = t({zh: '重新运行批量测试', en: 'Re-run Regression'});
    return [
      k.window(
        {
          ...frame,
          title: [
            {callout: 1},
            {text: '#42', bold: true},
            ...(narrow ? [] : [{text: '#17 · navigation · v1.8.0', tone: 'muted'} as const]),
          ],
          actions: [{callout: 2}, {button: rerun}],
        },
        (body) => [
          k.note({
            x: body.x + 12,
            y: body.y + 20,
            text: t({
              zh: '触发时间 2026-03-13 09:12 · 触发人 林晓',
              en: 'Triggered 2026-03-13 09:12 by Lin Xiao',
            }),
          }),
          k.tabs({
            x: body.x,
            y: body.y + 32,
            w: body.w,
            items: [
              t({zh: '测试报告', en: 'Regression Report'}),
              t({zh: '进度', en: 'Progress'}),
              ...(narrow ? [] : ['Artifacts', t({zh: '测试输出', en: 'Outputs'})]),
            ],
            active: 0,
          }),
          k.facts({
            x: narrow ? frame.x + 12 : 92,
            y: top + 100,
            w: narrow ? 256 : 320,
            labelW: narrow ? 176 : 196,
            rowH: 32,
            items: [
              [t({zh: '时长', en: 'Duration'}), '6 min 12 s'],
              [t({zh: '总测试数量', en: 'The total number of tests'}), '48'],
              [t({zh: '测试通过', en: 'Test Passed'}), {text: '44', tone: 'success', bold: true}],
              [t({zh: '测试失败', en: 'Test Failed'}), {text: '4', tone: 'danger', bold: true}],
            ],
          }),
          k.circle({...ring, stroke: 'danger', sw: 12}),
          k.path(arc(ring.x, ring.y, ring.r, 44 / 48), {stroke: 'success', sw: 12}),
          k.text({x: ring.x, y: ring.y - 8, text: '91.7%', bold: true, size: 15, anchor: 'middle'}),
          k.note({
            x: ring.x,
            y: ring.y + 12,
            text: t({zh: '通过率', en: 'Passing'}),
            anchor: 'middle',
          }),
          k.table({
            x: body.x,
            y: tableY,
            w: body.w,
            rowH,
            columns: [
              {title: t({zh: '测试套件', en: 'Test Suite'}), w: '*'},
              {title: t({zh: '成功', en: 'Success'}), w: columnW},
              {title: t({zh: '失败', en: 'Failed'}), w: columnW - 12},
            ],
            rows: [
              [
                [{icon: 'down'}, {text: t({zh: '避障', en: 'Avoidance'}), bold: true}],
                '33',
                {text: '3', tone: 'danger'},
              ],
              ...cases.map(([name]): Cell[] => [
                narrow
                  ? ''
                  : [
                      {gap: 20},
                      {text: `${t({zh: '避障', en: 'Avoidance'})}.${name}`, mono: true, size: 12},
                    ],
                '',
                '',
              ]),
              [
                [{icon: 'right'}, {text: t({zh: '对接', en: 'Docking'}), bold: true}],
                '11',
                {text: '1', tone: 'danger'},
              ],
            ],
          }),
          ...cases.map(([name, passed], index) => {
            const y = rowMiddle(index + 1) - 6 + (narrow ? 12 : 0);
            const w = (barW * passed) / records;
            return [
              narrow && k.text({x: barX, y: y - 10, text: name, mono: true, size: 12}),
              k.rect({x: barX, y, w: barW, h: 12, r: 3, fill: 'danger'}),
              k.rect({x: barX, y, w, h: 12, r: 3, fill: 'success'}),
            ];
          }),
        ],
      ),
      k.callout(3, frame.x - 20, top + 52, [frame.x + 8, top + 52]),
      k.callout(4, frame.x - 20, top + 116, [frame.x + (narrow ? 8 : 40), top + 116]),
      k.callout(5, narrow ? ring.x + 88 : 692, ring.y, [ring.x + ring.r + 8, ring.y]),
      k.callout(6, frame.x - 20, rowMiddle(0), [frame.x + 6, rowMiddle(0)]),
      k.callout(7, narrow ? 332 : 700, rowMiddle(1) + (narrow ? 12 : 0), [
        barX + barW + 2,
        rowMiddle(1) + (narrow ? 12 : 0),
      ]),
    ];
  },
});
