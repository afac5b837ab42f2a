import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-install',
  width: 348,
  title: {zh: '设备的终端', en: 'Terminal of the device'},
  description: {
    zh: '设备 AMR-07 的终端：执行安装命令之后，输出 Installation completed successfully。',
    en: 'Terminal of the device AMR-07: after the install command, the output says Installation completed successfully.',
  },
  draw: ({k, t}) =>
    k.settings(
      {
        x: 16,
        y: 16,
        w: k.width - 32,
        h: 0,
        title: [{icon: 'laptop'}, {text: t({zh: 'AMR-07 的终端', en: 'Terminal of AMR-07'})}],
      },
      [
        {
          code: ['$ /bin/bash -c "$(curl -fsSL …', '…', 'Installation completed successfully'],
        },
      ],
    ),
});
