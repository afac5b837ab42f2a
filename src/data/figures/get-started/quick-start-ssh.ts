import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-ssh',
  width: 348,
  title: {
    zh: '设备的按钮与浏览器中的终端',
    en: 'Buttons of a device, and its terminal in the browser',
  },
  description: {
    zh: '项目的设备列表中，AMR-07 一行有「采集数据」「实时可视化」「网页 SSH」按钮；下面是网页中打开的设备终端。',
    en: 'In the device list of the project, AMR-07 has the buttons Data collection, Realtime viz, and Web SSH; below, the terminal of the device in the browser.',
  },
  draw: ({k, t}) =>
    k.settings(
      {
        x: 16,
        y: 16,
        w: k.width - 32,
        h: 0,
        title: [
          {icon: 'agv'},
          {text: 'AMR-07', bold: true},
          'grow',
          {chip: t({zh: '远程', en: 'Remote'}), tone: 'success'},
        ],
      },
      [
        {
          row: [
            {button: t({zh: '采集数据', en: 'Data collection'})},
            {button: t({zh: '实时可视化', en: 'Realtime viz'})},
            {button: t({zh: '网页 SSH', en: 'Web SSH'}), kind: 'primary'},
          ],
        },
        {code: ['$ systemctl status cos', '● cos.service', '   Active: active (running)']},
      ],
    ),
});
