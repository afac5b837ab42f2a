import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 's3-connection',
  width: 720,
  height: 304,
  narrow: true,
  title: {zh: '项目概览的 S3 连接', en: 'S3 connection on the project overview'},
  description: {
    zh: '项目概览页有项目简介和 S3 连接两个标签页；S3 连接列出 Endpoint、Region、Bucket，各带复制按钮，右上角是我的访问秘钥按钮。',
    en: 'The project overview has the tabs Readme and S3 connection; S3 connection lists endpoint, region, and bucket with a copy button each, and has the button My access key.',
  },
  caption: {
    zh: '每个项目有自己的 Bucket；Endpoint 和 Region 取决于项目的存储区域。',
    en: 'Each project has its own bucket; endpoint and region depend on its storage region.',
  },
  legend: [
    {zh: '「S3 连接」标签页', en: 'S3 connection tab'},
    {zh: '复制三项连接信息', en: 'Copy the three values'},
    {
      zh: '「我的访问秘钥」打开「我的设置」>「安全」',
      en: 'My access key opens My settings > Security',
    },
  ],
  draw({k, t, narrow}) {
    const values: ReadonlyArray<readonly [string, string]> = [
      ['Endpoint', 'storage-cn-hangzhou.coscene.cn'],
      ['Region', 'cn-hangzhou'],
      ['Bucket', 'harbor-robotics.warehouse-fleet'],
    ];
    const tabs = [t({zh: '项目简介', en: 'Readme'}), t({zh: 'S3 连接', en: 'S3 connection'})];
    const frame = narrow ? {x: 8, y: 12, w: 332, h: 352} : {x: 24, y: 24, w: 672, h: 256};
    return [
      k.window({...frame, title: t({zh: '概览', en: 'Overview'})}, (body) => [
        k.tabs({
          x: body.x + 12,
          y: body.y,
          w: body.w - 24,
          items: tabs,
          active: 1,
        }),
        k.callout(1, body.x + 24 + k.measure(tabs.join('')) + 44, body.y + 20),
        values.map(([label, value], index) =>
          narrow
            ? [
                k.row({x: body.x + 12, y: body.y + 52 + index * 68, w: body.w - 24}, [
                  {text: label, tone: 'muted'},
                  'grow',
                  ...(index === 0 ? [{callout: 2}] : []),
                ]),
                k.row({x: body.x + 12, y: body.y + 80 + index * 68, w: body.w - 24}, [
                  {input: value, w: 272, mono: true},
                  {iconButton: 'copy'},
                ]),
              ]
            : k.row({x: body.x + 24, y: body.y + 64 + index * 44, w: 440}, [
                ...(index === 0 ? [{callout: 2} as const] : [{gap: 12} as const]),
                {text: label, tone: 'muted'},
                'grow',
                {input: value, w: 280, mono: true},
                {iconButton: 'copy'},
              ]),
        ),
        k.row(
          narrow
            ? {x: body.x + 12, y: body.y + 264, w: body.w - 24, align: 'end'}
            : {x: body.x + 480, y: body.y + 64, w: 168, align: 'end'},
          [{callout: 3}, {button: t({zh: '我的访问秘钥', en: 'My access key'})}],
        ),
      ]),
    ];
  },
});
