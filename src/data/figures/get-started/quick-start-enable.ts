import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-enable',
  width: 348,
  title: {zh: '启用前后的客户端状态', en: 'Client status before and after'},
  description: {
    zh: '组织的设备列表：AMR-07 带有橙色的「数采 未启用」和「远程 未启用」标签，右侧是「启用客户端」按钮；启用后两个标签变为绿色。',
    en: 'Device list of the organization: AMR-07 has the orange tags Data coll. Disabled and Remote Disabled and the button Enable client; once enabled, both tags are green.',
  },
  draw({k, t}) {
    const collection = t({zh: '数采', en: 'Data coll.'});
    const remote = t({zh: '远程', en: 'Remote'});
    const disabled = t({zh: '未启用', en: 'Disabled'});
    const box = {x: 16, w: k.width - 32};
    return [
      k.settings(
        {
          ...box,
          y: 16,
          h: 0,
          title: [
            {icon: 'organization'},
            {text: t({zh: '组织管理 / 设备', en: 'Organization Management / Devices'}), bold: true},
          ],
        },
        [
          {
            row: [
              {icon: 'agv'},
              'AMR-07',
              'grow',
              {button: t({zh: '启用客户端', en: 'Enable client'}), kind: 'primary'},
            ],
          },
          {
            row: [
              {chip: `${collection} ${disabled}`, tone: 'warning'},
              {chip: `${remote} ${disabled}`, tone: 'warning'},
            ],
          },
        ],
      ),
      k.arrow({from: [174, 150], to: [174, 174]}),
      k.card({...box, y: 178, h: 48}),
      k.row({x: box.x + 12, y: 186, w: box.w - 24}, [
        {icon: 'agv'},
        'AMR-07',
        'grow',
        {chip: collection, tone: 'success'},
        {chip: remote, tone: 'success'},
      ]),
    ];
  },
});
