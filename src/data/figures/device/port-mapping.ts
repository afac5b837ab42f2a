import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'port-mapping',
  width: 720,
  narrow: true,
  title: {zh: '端口号', en: 'Ports'},
  description: {
    zh: '端口号窗口：上方填写端口 8000 并点击添加，下方一行写明公网地址 203.0.113.24:31842 对应设备上的 10.144.7.12:8000，行尾是删除图标。',
    en: 'Ports dialog: port 8000 and the Add button on top, below it a line that maps the public address 203.0.113.24:31842 to 10.144.7.12:8000 on the device, with a delete icon at its end.',
  },
  caption: {
    zh: '一行就是一个从互联网到设备端口的入口。',
    en: 'Each line is one way in from the internet to a port of the device.',
  },
  legend: [
    {zh: '填写设备上的端口，点击「添加」', en: 'Enter the port of the device and click Add'},
    {
      zh: '公网地址，在浏览器或其他程序中使用',
      en: 'Public address, for the browser or another program',
    },
    {zh: '设备上的地址和端口', en: 'Address and port on the device'},
    {zh: '用完后删除', en: 'Delete it when you are done'},
  ],
  draw({k, t, narrow}) {
    const address = (text: string) => ({text, mono: true, size: 12}) as const;
    const from = [{callout: 2}, address('203.0.113.24:31842')] as const;
    const to = [
      {callout: 3},
      address('10.144.7.12:8000'),
      'grow',
      {callout: 4},
      {icon: 'trash'},
    ] as const;
    return k.form({title: t({zh: '端口号', en: 'Ports'})}, [
      {
        row: [
          {callout: 1},
          {input: '8000', w: 140, mono: true},
          {button: t({zh: '添加', en: 'Add'}), kind: 'primary'},
        ],
      },
      {rule: true},
      ...(narrow
        ? [{row: from}, {row: [{icon: 'right', size: 14} as const, ...to]}]
        : [{row: [...from, {gap: 8}, {text: '→', tone: 'muted'} as const, {gap: 8}, ...to]}]),
    ]);
  },
});
