import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'add-device-dialog',
  width: 720,
  narrow: true,
  title: {zh: '添加设备：命令行安装', en: 'Add device: command-line install'},
  description: {
    zh: '添加设备窗口的「命令行安装」标签页，从上到下是设备 ID 配置、安装客户端的三个勾选项、安装场景的两个选项，以及要在设备端执行的命令和复制按钮。',
    en: 'Command-line install tab of the add-device dialog; from top to bottom: device ID configuration, three check boxes for the client programs, two installation scenarios, and the command to run on the device with a copy button.',
  },
  caption: {
    zh: '从上到下依次选择，命令随选择变化，最后再复制。',
    en: 'Choose from top to bottom. The command follows your choices, so copy it last.',
  },
  legend: [
    {zh: '「命令行安装」标签页', en: 'Command-line install tab'},
    {
      zh: '设备 ID 的来源：文件路径和字段名，或系统生成的值',
      en: 'Source of the device ID: file path and field name, or a generated value',
    },
    {
      zh: '打开设备配置，其中的值预先填入这里',
      en: 'Opens the device configuration, whose values pre-fill this part',
    },
    {
      zh: '要安装的程序，「数据采集」始终选中',
      en: 'Programs to install; Data collection is always on',
    },
    {
      zh: '安装场景：重装会清理旧配置',
      en: 'Scenario: a reinstallation cleans up old configurations',
    },
    {
      zh: '复制命令，在机器的终端中执行',
      en: 'Copy the command and run it in a terminal of the machine',
    },
  ],
  draw({k, t, narrow}) {
    const host = t({zh: 'coscene.cn', en: 'coscene.io'});
    const install = `https://download.${host}/coscout/v2/install.sh`;
    return k.form(
      {
        title: t({zh: '添加设备', en: 'Add device'}),
        tabs: {
          items: [
            t({zh: '命令行安装', en: 'Command-line install'}),
            t({zh: '离线安装', en: 'Offline installer'}),
            ...(narrow ? [] : [t({zh: '手动录入', en: 'Manual entry'})]),
          ],
          n: 1,
        },
      },
      [
        {
          title: t({zh: '设备 ID 配置', en: narrow ? 'Device ID' : 'Device ID configuration'}),
          end: [{callout: 3}, {text: t({zh: '全局设置', en: 'Global settings'}), tone: 'accent'}],
          n: 2,
        },
        {
          row: [
            {radio: true, label: t({zh: '从设备文件中获取 ID', en: 'Get ID from device file'})},
            {radio: false, label: t({zh: '系统生成 ID', en: 'System generated ID'})},
          ],
          gap: 24,
        },
        {
          row: [
            {input: '/etc/robot/device.yaml', w: 240, mono: true},
            {input: 'serial_number', w: 160, mono: true},
          ],
        },
        {rule: true},
        {title: t({zh: '安装客户端', en: 'Install client'}), n: 4},
        {
          row: [
            {checkbox: true, label: t({zh: '数据采集', en: 'Data collection'})},
            {checkbox: true, label: t({zh: '远程控制', en: 'Remote control'})},
            {checkbox: true, label: t({zh: 'ROS 套件', en: 'ROS package'})},
          ],
          gap: 20,
        },
        {rule: true},
        {title: `01 ${t({zh: '选择安装场景', en: 'Select installation scenario'})}`, n: 5},
        {
          row: [
            {
              radio: true,
              label: t({zh: '首次安装 / 升级客户端', en: 'First install / upgrade client'}),
            },
          ],
        },
        {
          row: [
            {
              radio: false,
              label: t({
                zh: '换机重装，自动清理旧配置',
                en: narrow
                  ? 'Reinstall, clean up old files'
                  : 'Reinstall, automatically clean up old configurations',
              }),
            },
          ],
        },
        {rule: true},
        {
          title: `02 ${
            narrow
              ? t({zh: '在设备端执行', en: 'Run on the device'})
              : t({zh: '在设备端执行以下命令', en: 'Execute the following command on the device'})
          }`,
          end: [{callout: 6}, {iconButton: 'copy'}],
        },
        {
          code: narrow
            ? [
                '/bin/bash -c "$(curl -fsSL',
                `  https://download.${host}`,
                '  /coscout/v2/install.sh)" -s …',
              ]
            : [
                '/bin/bash -c "$(curl -fsSL',
                `  ${install})" -s`,
                '  --org_slug=northgate-logistics --sn_file=/etc/robot/device.yaml …',
              ],
        },
      ],
    );
  },
});
