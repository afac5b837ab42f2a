import {defineFigure} from '../define';

/** Points of a lidar scan along two walls and a shelf, in cells of the ground. */
const scan: [number, number, number][] = [
  ...Array.from({length: 14}, (_, at): [number, number, number] => [-4 + at * 0.55, -3.6, 0.3]),
  ...Array.from({length: 14}, (_, at): [number, number, number] => [-4 + at * 0.55, -3.6, 0.8]),
  ...Array.from({length: 11}, (_, at): [number, number, number] => [-4, -3.4 + at * 0.6, 0.3]),
  ...Array.from({length: 11}, (_, at): [number, number, number] => [-4, -3.4 + at * 0.6, 0.8]),
];

export default defineFigure({
  name: 'three-d-panel',
  width: 720,
  height: 448,
  title: {zh: '三维面板', en: '3D panel'},
  description: {
    zh: '左侧是面板设置：参考系分组中展示参考系为 base_link、跟踪模式为姿态；话题分组列出点云、路径和地图，其中地图已隐藏；最后是自定义图层分组。右侧是三维场景：地面网格上有带坐标轴的机器人、激光点云和规划的路径，右边缘是一列工具按钮。',
    en: 'The panel settings on the left: group Frame with display frame base_link and follow mode Pose; group Topics with a point cloud, a path, and a hidden map; and the group Custom layers. The 3D scene on the right: on the ground grid, a robot with its axes, lidar points, and a planned path, with a column of tool buttons at the right edge.',
  },
  caption: {
    zh: '在 base_link 中看到的点云与路径。',
    en: 'A point cloud and a path, seen from base_link.',
  },
  legend: [
    {zh: '展示参考系：相机以它为基准', en: 'Display frame: the frame the camera is attached to'},
    {zh: '跟踪模式：相机怎样跟随', en: 'Follow mode: how the camera follows'},
    {zh: '眼睛图标：显示或隐藏话题', en: 'Eye icon: show or hide a topic'},
    {zh: '自定义图层：网格与 URDF', en: 'Custom layers: grids and URDF'},
    {zh: '检查对象', en: 'Inspect objects'},
    {zh: '切换二维与三维', en: 'Switch between 2D and 3D'},
    {zh: '测距', en: 'Measure'},
    {zh: '发布点或姿态', en: 'Publish a point or pose'},
    {zh: '重新居中', en: 'Re-center'},
    {zh: '放大、缩小', en: 'Zoom in and out'},
  ],
  draw({k, t}) {
    const left = {x: 40, y: 24, w: 216, h: 400};
    const right = {x: 280, y: 24, w: 400, h: 400};
    const x = left.x + 12;
    const w = left.w - 24;
    const group = (label: string, y: number) =>
      k.row({x, y}, [
        {icon: 'down', size: 14},
        {text: label, bold: true},
      ]);
    const space = k.space({origin: [456, 264], unit: 24});
    const tools = {x: 632, y: 72, w: 36, h: 228};
    return [
      k.window({...left, title: t({zh: '三维', en: '3D'})}, (body) => [
        group(t({zh: '参考系', en: 'Frame'}), body.y + 4),
        k.field({
          x,
          y: body.y + 36,
          w,
          label: t({zh: '展示参考系', en: 'Display frame'}),
          kind: 'select',
          value: 'base_link',
        }),
        k.callout(1, 20, body.y + 74, [50, body.y + 74]),
        k.field({
          x,
          y: body.y + 98,
          w,
          label: t({zh: '跟踪模式', en: 'Follow mode'}),
          kind: 'select',
          value: t({zh: '姿态', en: 'Pose'}),
        }),
        k.callout(2, 20, body.y + 136, [50, body.y + 136]),
        k.divider(left.x, body.y + 164, left.w),
        group(t({zh: '话题', en: 'Topics'}), body.y + 168),
        k.row({x, y: body.y + 200, w}, [
          {text: '/lidar_top/points', mono: true, size: 12},
          'grow',
          {icon: 'eye', tone: 'accent'},
        ]),
        k.row({x, y: body.y + 232, w}, [
          {text: '/plan', mono: true, size: 12},
          'grow',
          {icon: 'eye', tone: 'accent'},
        ]),
        k.row({x, y: body.y + 264, w}, [
          {text: '/map', mono: true, size: 12, tone: 'muted'},
          'grow',
          {callout: 3},
          {icon: 'eyeOff'},
        ]),
        k.divider(left.x, body.y + 304, left.w),
        group(t({zh: '自定义图层', en: 'Custom layers'}), body.y + 312),
        k.callout(4, 20, body.y + 328, [46, body.y + 328]),
      ]),
      k.panel({...right, title: t({zh: '三维', en: '3D'}), fill: 'scene'}, () => [
        space.grid(8),
        space.dots(scan, {r: 2}),
        space.track(
          [
            [1.2, 0.4],
            [2, 1.2],
            [2.2, 2.4],
            [3.4, 3.2],
          ],
          {tone: 'success'},
        ),
        space.block({at: [-0.6, -0.5, 0], size: [1.6, 1.1, 0.7], tone: 'line'}),
        space.axes(1.6, [0.2, 0.05, 0.7], false),
        k.card(tools, () => [
          k.icon('cursor', {x: 641, y: 81, size: 18}),
          k.text({x: 650, y: 128, text: '3D', bold: true, anchor: 'middle'}),
          k.path('M642 170l8-8 8 8-8 8zM646 166l3 3M650 162', {stroke: 'text'}),
          k.icon('label', {x: 641, y: 197, size: 18}),
          k.icon('refresh', {x: 641, y: 233, size: 18}),
          k.icon('plus', {x: 641, y: 259, size: 18}),
          k.icon('minus', {x: 641, y: 279, size: 18}),
        ]),
        k.callout(5, 612, 90, [632, 90]),
        k.callout(6, 612, 128, [632, 128]),
        k.callout(7, 612, 170, [632, 170]),
        k.callout(8, 612, 206, [632, 206]),
        k.callout(9, 612, 242, [632, 242]),
        k.callout(10, 612, 276, [632, 276]),
      ]),
    ];
  },
});
