import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'api-key-page',
  width: 720,
  height: 420,
  narrow: true,
  title: {zh: '我的设置：安全', en: 'My settings: security'},
  description: {
    zh: '点击右上角头像打开菜单并选择个人设置；我的设置页面的安全标签页里有访问令牌区域和 S3 访问秘钥区域，各有一个创建按钮。',
    en: 'The avatar at the top right opens a menu with Personal settings; the Security tab of My settings has a section for access tokens and one for S3 access keys, each with a button to create one.',
  },
  caption: {
    zh: '访问令牌用于 OpenAPI 和 coCLI，S3 访问秘钥只用于存储，两者在同一个页面管理。',
    en: 'Access tokens are for OpenAPI and coCLI, S3 access keys for storage only. Both are managed on one page.',
  },
  legend: [
    {zh: '头像 >「个人设置」打开「我的设置」', en: 'Avatar > Personal settings opens My settings'},
    {zh: '「安全」标签页', en: 'Security tab'},
    {
      zh: '「生成访问令牌」：选择有效期并复制',
      en: 'Generate access token: choose its validity and copy it',
    },
    {zh: '「创建访问秘钥」：用于 S3 接口', en: 'Create access key: for the S3 interface'},
  ],
  draw({k, t, narrow}) {
    const main = narrow ? {x: 8, y: 12, w: 332, h: 448} : {x: 24, y: 24, w: 672, h: 372};
    return [
      k.window(
        {
          ...main,
          title: t({zh: '我的设置', en: 'My settings'}),
          actions: [{callout: 1}, {avatar: 'L'}],
        },
        (body) => {
          const left = body.x + (narrow ? 12 : 24);
          const tabs = [t({zh: '常规', en: 'General'}), t({zh: '安全', en: 'Security'})];
          const tabsEnd = body.x + 24 + k.measure(tabs.join('')) + 20;
          const width = body.w - (narrow ? 24 : 48);
          const tabsY = body.y + (narrow ? 80 : 0);
          const token = {x: left, y: tabsY + (narrow ? 52 : 60), w: width, h: 88};
          const s3 = {x: left, y: token.y + 104, w: width, h: 144};
          return [
            k.tabs({
              x: body.x + 12,
              y: tabsY,
              w: narrow ? 240 : 396,
              items: tabs,
              active: 1,
            }),
            k.callout(2, tabsEnd + 24, tabsY + 20),
            k.card(token),
            k.text({
              x: token.x + 16,
              y: token.y + 26,
              text: t({zh: '访问令牌', en: 'Access token'}),
              bold: true,
              maxW: 200,
            }),
            k.row({x: token.x + 16, y: token.y + 44, w: width - 32}, [
              {button: t({zh: '生成访问令牌', en: 'Generate access token'}), kind: 'primary'},
              {callout: 3},
            ]),
            k.card(s3),
            k.row({x: s3.x + 16, y: s3.y + 10, w: width - 32}, [
              {text: t({zh: 'S3 访问秘钥', en: 'S3 access key'}), bold: true},
              'grow',
              {callout: 4},
              {button: t({zh: '创建访问秘钥', en: 'Create access key'})},
            ]),
            k.table({
              x: s3.x + 1,
              y: s3.y + 56,
              w: width - 2,
              columns: [
                {title: t({zh: '访问秘钥 ID', en: 'Access key ID'}), w: '*'},
                ...(narrow
                  ? []
                  : [
                      {title: t({zh: '备注', en: 'Remark'}), w: 132},
                      {title: t({zh: '创建时间', en: 'Created time'}), w: 96},
                    ]),
                {title: t({zh: '上次使用', en: 'Last used'}), w: narrow ? 84 : 96},
              ],
              rows: [
                [
                  {text: 'AKIAQ7WM3ZD0EXAMPLE', mono: true, size: 12},
                  ...(narrow ? [] : [t({zh: '训练集群', en: 'training cluster'}), '2025-10-15']),
                  '2025-11-26',
                ],
              ],
            }),
          ];
        },
      ),
      k.menu({
        x: main.x + main.w - 192,
        y: main.y + 44,
        w: 180,
        items: [
          {label: t({zh: '个人设置', en: 'Personal settings'}), icon: 'settings', active: true},
          {label: t({zh: '切换组织', en: 'Switch Organization'}), icon: 'organization'},
        ],
      }),
    ];
  },
});
