import {
  defineFigure,
  type IconName,
  type Part,
  route,
  scan,
} from 'docusaurus-plugin-figures/describe';

/** Points of a lidar scan along two walls and a shelf, in cells of the ground. */
export default defineFigure({
  name: 'three-d-panel',
  width: 720,
  narrow: true,
  card: 0.4,
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
  draw({k, t, narrow}) {
    const topic = (name: string, isOn: boolean, n?: number): Part => ({
      row: [
        {text: name, mono: true, size: 12, tone: isOn ? 'text' : 'muted'},
        'grow',
        ...(n ? [{callout: n}] : []),
        isOn ? {icon: 'eye', tone: 'accent'} : {icon: 'eyeOff'},
      ],
    });
    const parts: readonly Part[] = [
      {group: t({zh: '参考系', en: 'Frame'})},
      {
        field: t({zh: '展示参考系', en: 'Display frame'}),
        kind: 'select',
        value: 'base_link',
        n: 1,
      },
      {
        field: t({zh: '跟踪模式', en: 'Follow mode'}),
        kind: 'select',
        value: t({zh: '姿态', en: 'Pose'}),
        n: 2,
      },
      {rule: true},
      {group: t({zh: '话题', en: 'Topics'})},
      topic('/lidar_top/points', true),
      topic('/plan', true),
      topic('/map', false, 3),
      {rule: true},
      {group: t({zh: '自定义图层', en: 'Custom layers'}), n: 4},
    ];
    const [left, right] = k.sides({settings: 216, h: 424, narrowH: 348, parts});
    const space = k.space({
      origin: [right.x + right.w * (narrow ? 0.42 : 0.45), right.y + right.h * 0.53],
      unit: narrow ? 24 : 28,
    });
    const inside = {x: right.x + 2, y: right.y + 33, w: right.w - 4, h: right.h - 36};
    const tools = {x: right.x + right.w - 48, y: right.y + 44, w: 36, h: 228};
    const tool = (icon: IconName, y: number) =>
      k.icon(icon, {x: tools.x + 9, y: tools.y + y - 9, size: 18});
    const number = (n: number, y: number) =>
      k.callout(n, tools.x - 20, tools.y + y, [tools.x, tools.y + y]);
    const cloud = [0.1, 0.6, 1.1].map((z, ring) =>
      scan(narrow ? 110 : 150, ring + 2).map(([x, y]) => [x, -y, z] as const),
    );
    const tones = ['axisZ', 'success', 'warning'] as const;
    return [
      k.settings({...left, title: t({zh: '三维', en: '3D'})}, parts),
      k.panel({...right, title: t({zh: '三维', en: '3D'}), fill: 'scene'}, () => [
        k.clip(inside, [
          space.grid(14),
          cloud.map((points, ring) =>
            space.dots(points, {r: 1.1, tone: tones[ring], within: inside}),
          ),
          space.track(
            route.map(([x, y]) => [x, -y] as const),
            {tone: 'success'},
          ),
          space.block({at: [-0.5, -0.35, 0], size: [1, 0.7, 0.4], tone: 'text'}),
          space.axes(1.2, [0, 0, 0.4], false),
        ]),
        k.card(tools, () => [
          tool('cursor', 18),
          k.text({x: tools.x + 18, y: tools.y + 56, text: '3D', bold: true, anchor: 'middle'}),
          tool('ruler', 96),
          tool('label', 134),
          tool('refresh', 170),
          tool('plus', 196),
          tool('minus', 214),
        ]),
        [18, 56, 96, 134, 170, 205].map((y, index) => number(index + 5, y)),
      ]),
    ];
  },
});
