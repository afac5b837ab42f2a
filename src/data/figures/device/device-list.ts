import {defineFigure, type Inline} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'device-list',
  width: 720,
  height: 336,
  narrow: true,
  title: {zh: '设备列表与客户端状态', en: 'Device list and client status'},
  description: {
    zh: '设备列表，「客户端状态」一列里每台设备有「数采」和「远程」两个标签：在线为绿色，离线为灰色，未启用为橙色，未安装为浅灰色。',
    en: 'Device list; in the Client status column each device has two tags, Data coll. and Remote: green online, gray offline, orange Disabled, light gray Not installed.',
  },
  caption: {
    zh: '每台设备有两个相互独立的客户端状态标签。',
    en: 'Each device has two independent client status tags.',
  },
  legend: [
    {zh: '绿色：已安装、已启用、在线', en: 'Green: installed, enabled, online'},
    {zh: '灰色：已安装、已启用、离线', en: 'Gray: installed, enabled, offline'},
    {
      zh: '橙色「未启用」：等待组织管理员启用，或已被关闭',
      en: 'Orange, Disabled: waits for an organization admin to enable it, or was disabled',
    },
    {
      zh: '浅灰「未安装」：没有安装这个程序，手动录入的设备也是如此',
      en: 'Light gray, Not installed: this program is missing, as on devices entered by hand',
    },
  ],
  draw({k, t, narrow}) {
    const collection = t({zh: '数采', en: 'Data coll.'});
    const remote = t({zh: '远程', en: 'Remote'});
    const disabled = t({zh: '未启用', en: 'Disabled'});
    const missing = t({zh: '未安装', en: 'Not installed'});
    const more: readonly Inline[] = ['grow', {icon: 'more'}];
    const title = [{icon: 'device'}, {text: t({zh: '设备', en: 'Devices'}), bold: true}] as const;
    const create = {
      button: t({zh: '添加设备', en: 'Add device'}),
      kind: 'primary',
      icon: 'plus',
    } as const;
    const state = (
      callout: number,
      suffix: string,
      look: {tone?: 'success' | 'warning'; outlined?: true},
    ) => [
      {callout},
      {chip: `${collection}${suffix}`, ...look},
      {chip: `${remote}${suffix}`, ...look},
    ];
    const devices: ReadonlyArray<{
      head: readonly Inline[];
      name: string;
      states: readonly Inline[];
      end: readonly Inline[];
    }> = [
      {
        head: [{icon: 'agv'}, 'AMR-07'],
        name: t({zh: '7 号搬运车', en: 'Cart 7'}),
        states: state(1, '', {tone: 'success'}),
        end: more,
      },
      {
        head: [{icon: 'agv'}, 'AMR-12'],
        name: t({zh: '12 号搬运车', en: 'Cart 12'}),
        states: state(2, '', {}),
        end: more,
      },
      {
        head: [{icon: 'robotArm'}, 'MM-0031'],
        name: t({zh: '装配机械臂', en: 'Assembly arm'}),
        states: state(3, ` ${disabled}`, {tone: 'warning'}),
        end: ['grow', {button: t({zh: '启用客户端', en: 'Enable client'})}],
      },
      {
        head: [{icon: 'laptop'}, 'TEST-PC-02'],
        name: t({zh: '测试电脑', en: 'Test PC'}),
        states: state(4, ` ${missing}`, {outlined: true}),
        end: more,
      },
    ];
    if (narrow) {
      const w = 308;
      let y = 60;
      const drawn = devices.map(({head, name, states, end}, index) => {
        const lines = k.lines(states, w);
        const top = y;
        y += 48 + lines.length * 28;
        return [
          index > 0 && k.divider(8, top, 332),
          k.row({x: 20, y: top + 6, w}, [...head, {text: name, tone: 'muted'}, ...end]),
          lines.map((line, row) => k.row({x: 20, y: top + 38 + row * 28, w, h: 28}, line)),
        ];
      });
      return [k.window({x: 8, y: 12, w: 332, h: y - 12, title, actions: [create]}), drawn];
    }
    return k.window(
      {
        x: 14,
        y: 16,
        w: 692,
        h: 304,
        title,
        actions: [create],
      },
      (page) => [
        k.table({
          x: page.x,
          y: page.y,
          w: page.w,
          rowH: 56,
          columns: [
            {title: 'ID', w: 108},
            {title: t({zh: '名称', en: 'Name'}), w: 90},
            {title: t({zh: '客户端状态', en: 'Client status'}), w: '*'},
            {title: '', w: 106},
          ],
          rows: devices.map(({head, name, states, end}) => [head, name, states, end]),
        }),
      ],
    );
  },
});
