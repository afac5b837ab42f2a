import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'action-mounts',
  width: 720,
  height: 416,
  narrow: true,
  title: {
    zh: '动作容器的输入、输出与环境变量',
    en: 'Inputs, outputs, and environment of an action container',
  },
  description: {
    zh: '中间是容器，里面的程序读取左侧挂载到 /cos/files 的记录文件，写入 /cos/outputs。右侧是输出的三个去向：留在调用中，保存到原记录，按 records 目录的约定创建或更新记录。上方是平台注入的环境变量，程序可以用 COS_TOKEN 调用 coCLI 或 OpenAPI。',
    en: 'In the middle is the container. Its program reads the files of the record, mounted at /cos/files from the left, and writes to /cos/outputs. On the right are the three places where outputs go: kept in the invocation, saved to the original record, or turned into created or updated records by the convention of the records directory. Above are the environment variables set by the platform; with COS_TOKEN the program can call coCLI or OpenAPI.',
  },
  caption: {
    zh: '程序从左边的目录读，往右边的目录写，需要时用上方的令牌调用平台。',
    en: 'The program reads on the left, writes on the right, and calls the platform with the token above.',
  },
  legend: [
    {zh: '记录的文件，默认只读', en: 'Files of the record, read-only by default'},
    {zh: '平台注入的环境变量', en: 'Environment variables set by the platform'},
    {zh: '动作里写的镜像与命令', en: 'Image and command from the action'},
    {zh: '输出目录，每次调用一份', en: 'Output directory, one per invocation'},
    {
      zh: '运行结束后，平台按约定创建或更新记录',
      en: 'After the run, the platform creates or updates records by convention',
    },
  ],
  draw({k, t, narrow}) {
    // On a phone the mounts of the container are at its bottom, above the mounted folders.
    const record = narrow ? {x: 8, y: 448, w: 140, h: 120} : {x: 24, y: 156, w: 152, h: 120};
    const container = narrow ? {x: 8, y: 136, w: 332, h: 256} : {x: 224, y: 136, w: 272, h: 256};
    const environment = narrow ? {x: 8, y: 24, w: 208, h: 80} : {x: 224, y: 24, w: 272, h: 80};
    const api = narrow ? {x: 248, y: 24, w: 92, h: 80} : {x: 552, y: 24, w: 144, h: 80};
    const [mountY, programY] = narrow ? [312, 180] : [184, 272];
    const input = {x: narrow ? 24 : 240, y: mountY, w: 112, h: 64};
    const output = {x: narrow ? 196 : 368, y: mountY, w: 112, h: 64};
    const targets = [
      {
        icon: 'play' as const,
        title: t({zh: '调用的输出', en: 'Invocation'}),
        lines: t({zh: '下载或复制', en: 'download, copy'}),
        y: 136,
      },
      {
        icon: 'record' as const,
        title: t({zh: '原记录', en: 'Same record'}),
        lines: t({zh: '添加或覆盖', en: 'add, overwrite'}),
        y: 224,
      },
      {
        icon: 'record' as const,
        title: t({zh: '其他记录', en: 'Other records'}),
        lines: 'records/<dir>',
        y: 312,
      },
    ].map((target, index) =>
      narrow
        ? {...target, x: 184, y: 448 + index * 88, w: 144, h: 76}
        : {...target, x: 552, w: 144, h: 76},
    );
    return [
      k.box({
        ...record,
        icon: 'record',
        title: t({zh: '记录', en: 'Record'}),
        lines: 'amr-07.mcap\nmap.yaml',
        align: 'middle',
      }),
      k.card({...environment, tone: 'accent', dashed: true}),
      k.row({x: environment.x + 16, y: environment.y + 8}, [
        {callout: 2},
        {text: t({zh: '环境变量', en: 'Environment'}), bold: true},
      ]),
      k.text({
        x: environment.x + 16,
        y: environment.y + 56,
        text: narrow ? 'COS_RECORDID …' : 'COS_RECORDID  COS_TOKEN  …',
        mono: true,
        size: 12,
        maxW: 240,
      }),
      k.box({...api, icon: 'cloud', title: 'OpenAPI', lines: 'coCLI', align: 'middle'}),

      k.card({...container}),
      k.row({x: container.x + 16, y: container.y + 8}, [
        {icon: 'container', tone: 'accent'},
        {text: t({zh: '容器', en: 'Container'}), bold: true},
      ]),
      k.rect({...input, r: 6, fill: 'raised', stroke: 'border'}),
      k.text({
        x: input.x + 12,
        y: input.y + 22,
        text: '/cos/files',
        mono: true,
        size: 12,
        maxW: 92,
      }),
      k.note({x: input.x + 12, y: input.y + 44, text: t({zh: '只读', en: 'read-only'}), maxW: 92}),
      k.rect({...output, r: 6, fill: 'raised', stroke: 'border'}),
      k.text({
        x: output.x + 12,
        y: output.y + 22,
        text: '/cos/outputs',
        mono: true,
        size: 12,
        maxW: 92,
      }),
      k.note({x: output.x + 12, y: output.y + 44, text: t({zh: '可写', en: 'writable'}), maxW: 92}),
      k.row({x: container.x + 16, y: programY}, [
        {callout: 3},
        {text: t({zh: '程序', en: 'Program'}), bold: true},
      ]),
      k.code({
        x: container.x + 16,
        y: programY + 36,
        w: container.w - 32,
        lines: ['topic-report:1.0.0', 'python3 topic_report.py'],
      }),

      narrow
        ? k.arrow({from: [input.x + 56, record.y], to: k.edge(input, 'bottom')})
        : k.arrow({from: k.edge(record, 'right'), to: [input.x, input.y + 32]}),
      k.arrow({from: [narrow ? 174 : 360, 104], to: k.edge(container, 'top')}),
      k.arrow({from: k.edge(environment, 'right'), to: k.edge(api, 'left'), dashed: true}),
      targets.map((target) => [
        !narrow && k.box({...target, align: 'middle'}),
        !narrow &&
          k.arrow({
            from: k.edge(output, 'right'),
            to: k.edge(target, 'left'),
            via: 'hvh',
            dashed: target.y === 312,
          }),
      ]),
      narrow
        ? [
            k.card({x: 172, y: 436, w: 168, h: 276, dashed: true}, () => []),
            targets.map((target) => k.box({...target, align: 'middle'})),
            k.arrow({from: k.edge(output, 'bottom'), to: [output.x + 56, 436]}),
            k.callout(1, 40, 588, [40, 568]),
            k.callout(4, 328, output.y + 32, [308, output.y + 32]),
            k.callout(5, 256, 732, [256, 712]),
          ]
        : [
            k.callout(1, 100, 136, [100, 156]),
            k.callout(4, 424, 264, [424, 248]),
            k.callout(5, 624, 400, [624, 388]),
          ],
    ];
  },
});
