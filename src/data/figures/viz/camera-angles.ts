import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'camera-angles',
  width: 720,
  height: 328,
  narrow: true,
  title: {zh: '相机的角度与距离', en: 'Angles and distance of the camera'},
  description: {
    zh: '地面网格上有目标点和坐标轴，虚线是经过目标点的竖直轴。相机在右上方，连线是距离；竖直轴与连线之间的弧是 Phi，地面上绕竖直轴的弧是 Theta。',
    en: 'A target with axes on the ground grid and a dashed vertical axis through it. The camera stands at the upper right; the line to it is the distance. The arc between the vertical axis and that line is Phi; the arc on the ground around the vertical axis is Theta.',
  },
  caption: {
    zh: '相机由目标、距离和两个角度确定。',
    en: 'The target, the distance, and two angles determine where the camera is.',
  },
  legend: [
    {zh: '「目标」：相机看向的点', en: 'Target: the point the camera looks at'},
    {zh: '「距离」：相机到目标', en: 'Distance: from the camera to the target'},
    {
      zh: '「方向角」（Phi）：偏离竖直轴的倾斜，0 为垂直向下看',
      en: 'Phi: tilt from the vertical axis; 0 looks straight down',
    },
    {zh: '「极角」（Theta）：绕竖直轴旋转', en: 'Theta: rotation around the vertical axis'},
  ],
  draw({k, t, narrow}) {
    const dx = narrow ? -212 : 0;
    const target: [number, number] = [316 + dx, 224];
    const space = k.space({origin: target, unit: narrow ? 19 : 28});
    const camera: [number, number] = [524 + dx, 84];
    const below: [number, number] = [524 + dx, 256];
    return [
      space.grid(6),
      space.axes(2),
      k.segment(target, [316 + dx, 40], {stroke: 'line', dashed: true}),
      k.segment(target, camera, {stroke: 'accent', sw: 2}),
      k.line([camera, below, target], {stroke: 'line', dashed: true}),
      k.circle({x: target[0], y: target[1], r: 5, fill: 'accent'}),
      k.icon('camera', {x: camera[0] - 4, y: camera[1] - 28, size: 32, tone: 'accent'}),
      // Phi: from the vertical axis to the line of sight.
      k.path(`M${316 + dx} 100A124 124 0 0 1 ${419 + dx} 155`, {stroke: 'warning', sw: 2}),
      // Theta: on the ground, from the X axis to below the camera.
      k.path(`M${388 + dx} 266A96 52 0 0 0 ${411 + dx} 238`, {stroke: 'success', sw: 2}),
      k.text({
        x: 268 + dx,
        y: 252,
        text: t({zh: '目标', en: 'Target'}),
        anchor: 'end',
      }),
      k.text({x: 466 + dx, y: 180, text: t({zh: '距离', en: 'Distance'})}),
      k.text({x: 404 + dx, y: 84, text: 'Phi', tone: 'warning'}),
      k.text({x: 448 + dx, y: 276, text: 'Theta', tone: 'success'}),
      k.callout(1, 256 + dx, 224, [309 + dx, 224]),
      k.callout(2, 446 + dx, 180, [446 + dx, 141]),
      k.callout(3, 384 + dx, 92),
      k.callout(4, 432 + dx, 276),
    ];
  },
});
