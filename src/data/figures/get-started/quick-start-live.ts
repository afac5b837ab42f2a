import {defineFigure, scan} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-live',
  width: 348,
  title: {zh: '设备的话题与三维面板', en: 'Topics of the device and a 3D panel'},
  description: {
    zh: '设备 AMR-07 的可视化页面：左侧「话题」列出 /camera/front、/imu、/odom、/scan、/tf，右侧的三维面板显示激光扫描和机器人的坐标轴。',
    en: 'Visualization page of the device AMR-07: Topics on the left lists /camera/front, /imu, /odom, /scan, and /tf; the 3D panel on the right shows the laser scan and the axes of the robot.',
  },
  draw: ({k, t}) =>
    k.window(
      {
        x: 16,
        y: 16,
        w: k.width - 32,
        h: 216,
        title: [{icon: 'agv'}, {text: 'AMR-07', bold: true}],
      },
      (page) => {
        const [left, right] = k.cols(page, [116, '*'], 0);
        return [
          k.text({x: left.x + 12, y: left.y + 20, text: t({zh: '话题', en: 'Topics'}), bold: true}),
          ['/camera/front', '/imu', '/odom', '/scan', '/tf'].map((text, index) =>
            k.text({x: left.x + 12, y: left.y + 46 + index * 24, text, size: 12, mono: true}),
          ),
          k.panel(
            {...k.inset(right, 8), title: t({zh: '三维', en: '3D'}), fill: 'scene'},
            (body) => {
              const inside = k.inset(body, 1);
              const space = k.space({
                origin: [inside.x + inside.w / 2, inside.y + inside.h / 2],
                unit: 13,
              });
              return k.clip(inside, [
                space.grid(16),
                space.dots(
                  scan(240).map(([x, y]) => [x, -y, 0] as const),
                  {r: 1},
                ),
                space.axes(1.6, [0, 0, 0], false),
              ]);
            },
          ),
        ];
      },
    ),
});
