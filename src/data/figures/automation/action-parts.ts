import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'action-parts',
  width: 720,
  narrow: true,
  title: {zh: '一个动作的组成', en: 'Parts of an action'},
  description: {
    zh: '动作参数和挂载在 /cos/files 的记录文件进入步骤 1。步骤 1 是容器，读取 /cos/files，写入 /cos/outputs；随后步骤 2 发送 HTTP 请求。输出默认留在调用中，也可以添加到原记录，或覆盖原记录。',
    en: 'Action parameters and the files of the record, mounted at /cos/files, go into step 1. Step 1 is a container that reads /cos/files and writes to /cos/outputs; then step 2 sends an HTTP request. By default outputs stay in the invocation; they can also be added to the original record, or overwrite it.',
  },
  caption: {
    zh: '步骤依次运行，结果按动作的设置保存。',
    en: 'Steps run in turn; results are saved as the action specifies.',
  },
  draw({k, t, narrow}) {
    const h = 56;
    const at = narrow
      ? {
          parameters: {x: 8, y: 12, w: 156, h},
          files: {x: 184, y: 12, w: 156, h},
          action: {x: 8, y: 104, w: 332, h: 108},
          first: {x: 20, y: 140, w: 144, h: 60},
          second: {x: 192, y: 140, w: 136, h: 60},
          outputs: {x: 8, y: 328, w: 116, h},
          targets: {x: 176, y: 248, w: 164, h: 216},
        }
      : {
          parameters: {x: 16, y: 76, w: 148, h},
          files: {x: 16, y: 164, w: 148, h},
          action: {x: 204, y: 32, w: 172, h: 232},
          first: {x: 220, y: 76, w: 140, h: 60},
          second: {x: 220, y: 188, w: 140, h: 60},
          outputs: {x: 412, y: 78, w: 112, h},
          targets: {x: 568, y: 32, w: 136, h: 232},
        };
    const {parameters, files, first, second, outputs} = at;
    const original = t({zh: '原记录', en: 'Original record'});
    const targets = [
      [t({zh: '调用', en: 'Invocation'}), t({zh: '默认留在这里', en: 'kept here by default'})],
      [original, t({zh: '添加文件', en: 'files are added'})],
      [original, t({zh: '覆盖文件', en: 'files are replaced'})],
    ] as const;
    return [
      k.box({...parameters, icon: 'settings', title: t({zh: '动作参数', en: 'Parameters'})}),
      k.box({
        ...files,
        icon: 'record',
        title: t({zh: '记录的文件', en: 'Record files'}),
        lines: '/cos/files',
      }),
      k.card({...at.action, dashed: true}),
      k.row({x: at.action.x + 14, y: at.action.y + 2}, [
        {icon: 'action', size: 16},
        {text: t({zh: '动作', en: 'Action'}), bold: true, size: 12, tone: 'muted'},
      ]),
      k.box({
        ...first,
        icon: 'container',
        title: t({zh: '步骤 1', en: 'Step 1'}),
        lines: t({zh: '容器', en: 'container'}),
        tone: 'accent',
      }),
      k.box({
        ...second,
        icon: 'network',
        title: t({zh: '步骤 2', en: 'Step 2'}),
        lines: t({zh: 'HTTP 请求', en: 'HTTP request'}),
      }),
      k.card(outputs),
      k.text({
        x: outputs.x + outputs.w / 2,
        y: outputs.y + h / 2,
        text: '/cos/outputs',
        size: 12,
        mono: true,
        anchor: 'middle',
        maxW: outputs.w - 8,
      }),
      k.rows(at.targets, 3, narrow ? 12 : 16).map((box, index) => [
        k.box({...box, title: targets[index]![0], lines: targets[index]![1], align: 'middle'}),
        k.arrow({
          from: k.edge(outputs, 'right'),
          to: k.edge(box, 'left'),
          via: 'hvh',
        }),
      ]),
      narrow
        ? [
            k.arrow({from: [112, 68], to: [112, first.y]}),
            k.arrow({
              from: [262, 68],
              to: [140, first.y],
              via: [
                [262, 86],
                [140, 86],
              ],
            }),
            k.arrow({from: k.edge(first, 'right'), to: k.edge(second, 'left')}),
            k.arrow({from: [66, 200], to: k.edge(outputs, 'top')}),
          ]
        : [
            k.arrow({from: k.edge(parameters, 'right'), to: [first.x, 104]}),
            k.arrow({from: k.edge(files, 'right'), to: [first.x, 120], via: 'hvh', bend: 0.4}),
            k.arrow({from: k.edge(first, 'bottom'), to: k.edge(second, 'top')}),
            k.arrow({from: k.edge(first, 'right'), to: k.edge(outputs, 'left')}),
          ],
    ];
  },
});
