import {defineFigure, type IconName} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'record-sources',
  width: 720,
  narrow: true,
  title: {zh: '记录的来源与用途', en: 'Sources and uses of a record'},
  description: {
    zh: '网页上传、设备采集、coCLI 和复制把数据放进记录；记录包含文件、一刻、标签、字段、评论和调用历史；记录可以在可视化中播放、调用动作、作为批量测试的输入。',
    en: 'Web upload, device collection, coCLI, and copying put data into a record. The record contains files, moments, labels, fields, comments, and invocations. It can be played in visualization, processed by actions, or used as input of batch testing.',
  },
  caption: {
    zh: '左边是数据进入记录的途径，右边是记录的用途。',
    en: 'On the left, how data gets into a record; on the right, what a record is used for.',
  },
  draw({k, t, narrow}) {
    const sources: ReadonlyArray<readonly [IconName, string]> = [
      ['file', t({zh: '网页上传', en: 'Web upload'})],
      ['device', t({zh: '设备采集', en: 'Collection'})],
      ['code', 'coCLI'],
      ['record', t({zh: '复制', en: 'Copy'})],
    ];
    const contents: ReadonlyArray<readonly [IconName, string]> = [
      ['file', t({zh: '文件', en: 'Files'})],
      ['moment', t({zh: '一刻', en: 'Moments'})],
      ['label', t({zh: '标签', en: 'Labels'})],
      ['edit', t({zh: '自定义字段', en: 'Fields'})],
      ['comment', t({zh: '评论', en: 'Comments'})],
      ['action', t({zh: '调用历史', en: 'Invocations'})],
    ];
    const uses: ReadonlyArray<readonly [IconName, string, string]> = [
      ['cube', t({zh: '播放', en: 'Play'}), t({zh: '可视化', en: 'visualization'})],
      ['action', t({zh: '调用', en: 'Invoke'}), t({zh: '动作', en: 'actions'})],
      ['test', t({zh: '测试', en: 'Test'}), t({zh: '批量测试', en: 'batch testing'})],
    ];
    const record = narrow ? {x: 8, y: 160, w: 332, h: 172} : {x: 220, y: 40, w: 264, h: 192};
    const starts = narrow
      ? k.rows({x: 8, y: 12, w: 332, h: 100}, 2, 12).flatMap((line) => k.cols(line, 2, 12))
      : k.rows({x: 16, y: 16, w: 148, h: 240}, 4, 16);
    const ends = narrow
      ? k.cols({x: 8, y: 376, w: 332, h: 88}, 3, 10)
      : k.rows({x: 548, y: 30, w: 156, h: 212}, 3, 16);
    const cells = k
      .rows({x: record.x + 16, y: record.y + 48, w: record.w - 32, h: record.h - 64}, 3, 8)
      .flatMap((line) => k.cols(line, 2, 8));
    return [
      sources.map(([icon, title], index) => [
        k.box({...starts[index]!, icon, title}),
        !narrow &&
          k.arrow({
            from: k.edge(starts[index]!, 'right'),
            to: k.edge(record, 'left'),
            via: 'hvh',
          }),
      ]),
      narrow && k.arrow({from: [174, 116], to: [174, record.y]}),
      k.card({...record, tone: 'accent'}),
      k.row({x: record.x + 14, y: record.y + 8, w: record.w - 28}, [
        {icon: 'record', tone: 'accent'},
        {text: t({zh: '记录', en: 'Record'}), bold: true},
        'grow',
        {text: 'corridor-0142', size: 12, mono: true, tone: 'muted'},
      ]),
      contents.map(([icon, text], index) => {
        const cell = cells[index]!;
        return [
          k.rect({...cell, r: 6, fill: 'surface'}),
          k.row({x: cell.x + 8, y: cell.y, w: cell.w - 12, h: cell.h}, [
            {icon, size: 16},
            {text, size: 12},
          ]),
        ];
      }),
      uses.map(([icon, title, lines], index) => {
        const box = ends[index]!;
        return [
          k.box({...box, icon, title, lines, align: narrow ? 'middle' : 'start'}),
          narrow
            ? k.arrow({from: [box.x + box.w / 2, record.y + record.h], to: k.edge(box, 'top')})
            : k.arrow({from: k.edge(record, 'right'), to: k.edge(box, 'left'), via: 'hvh'}),
        ];
      }),
    ];
  },
});
