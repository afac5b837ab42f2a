import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'three-d-models',
  card: 0,
  width: 720,
  narrow: true,
  title: {zh: '自定义图层：网格与机器人模型', en: 'Custom layers: grid and robot model'},
  description: {
    zh: '三维场景：参考网格上是一台移动操作机器人的模型，底盘上装有立柱和机械臂；base_link 与 gripper 两个坐标系各有红、绿、蓝三根轴。',
    en: 'A 3D scene: on a reference grid stands the model of a mobile manipulator, a base with a column and an arm; the frames base_link and gripper each have a red, a green, and a blue axis.',
  },
  caption: {
    zh: '模型的每个部分跟随与它同名的坐标系。',
    en: 'Each part of the model follows the frame of the same name.',
  },
  legend: [
    {zh: '网格', en: 'Grid'},
    {zh: 'URDF 模型的一个连杆', en: 'A link of the URDF model'},
    {zh: '坐标系：X 红、Y 绿、Z 蓝', en: 'A frame: X red, Y green, Z blue'},
  ],
  draw({k, t, narrow}) {
    const frame = narrow ? {x: 8, y: 12, w: 332, h: 292} : {x: 40, y: 24, w: 640, h: 336};
    return k.panel({...frame, title: t({zh: '三维', en: '3D'}), fill: 'scene'}, (body) => {
      const inside = {x: body.x + 1, y: body.y + 1, w: body.w - 2, h: body.h - 4};
      const unit = narrow ? 50 : 58;
      const space = k.space({
        origin: [inside.x + inside.w * 0.44, inside.y + inside.h * 0.68],
        unit,
      });
      const part = (
        at: readonly [number, number, number],
        size: readonly [number, number, number],
      ) => space.block({at, size, tone: 'text', fill: 'surface'});
      // The joints of the arm.
      const shoulder = space.point(0.1, 0, 1.5);
      const elbow = space.point(0.9, 0, 2.1);
      const wrist = space.point(1.7, 0, 1.5);
      const gripper = space.point(1.7, 0, 1.1);
      const size = unit * 0.24;
      const link = (from: readonly [number, number], to: readonly [number, number]) => [
        k.segment(from, to, {stroke: 'text', sw: size}),
        k.segment(from, to, {stroke: 'surface', sw: size - 2.4}),
      ];
      const on = (number: number, place: readonly [number, number], dx: number, dy: number) =>
        k.callout(number, place[0] + dx, place[1] + dy, place);
      const label = (text: string, [x, y]: readonly [number, number], dx: number, dy: number) =>
        k.text({x: x + dx, y: y + dy, text, size: 12, mono: true});
      const base = space.point(0, 0, 0.15);
      return [
        k.clip(inside, [
          space.grid(10),
          [-0.55, 0.3].map((x) => part([x, -0.6, 0], [0.3, 0.12, 0.3])),
          part([-0.8, -0.5, 0.15], [1.6, 1, 0.45]),
          [-0.55, 0.3].map((x) => part([x, 0.5, 0], [0.3, 0.12, 0.3])),
          part([-0.18, -0.18, 0.6], [0.36, 0.36, 0.8]),
          link(shoulder, elbow),
          link(elbow, wrist),
          link(wrist, gripper),
          [shoulder, elbow, wrist].map(([x, y]) =>
            k.circle({x, y, r: size * 0.72, fill: 'raised', stroke: 'text'}),
          ),
          space.axes(0.9, [0, 0, 0.15], false),
          space.axes(0.55, [1.7, 0, 1.1], false),
        ]),
        label('base_link', base, narrow ? -130 : -150, 0),
        label('gripper', gripper, 22, 26),
        on(1, space.point(0, 2), narrow ? 0 : -40, narrow ? 26 : 20),
        on(
          2,
          [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2],
          narrow ? -40 : -80,
          narrow ? -30 : -20,
        ),
        on(3, space.point(1.7, 0, 1.65), narrow ? 40 : 70, -20),
      ];
    });
  },
});
