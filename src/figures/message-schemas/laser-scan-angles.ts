import {defineFigure} from '../define';

/** Ranges of the example on the page, nine points from -90 to 90 degrees. */
const ranges = [1.82, 1.9, 2.14, 3.6, 4.05, 3.58, 2.2, 1.94, 1.85];

export default defineFigure({
  name: 'laser-scan-angles',
  width: 480,
  height: 328,
  narrow: true,
  title: {zh: '激光扫描的角度', en: 'Angles of a laser scan'},
  description: {
    zh: '从上往下看一次扫描：原点在中间，+x 向右，+y 向上。第一个点在下方，方位角 −π/2；最后一个点在上方，方位角 π/2；九个点按逆时针顺序等角度排列，到原点的距离各不相同。',
    en: 'A scan from above: the origin in the middle, +x to the right and +y up. The first point is at the bottom, at −π/2, and the last at the top, at π/2. Nine points follow each other counterclockwise at equal angles and at different distances.',
  },
  caption: {
    zh: '上面示例的九个点：角度等分，距离取自 ranges。',
    en: 'The nine points of the example: equal angles, distances from ranges.',
  },
  draw({k, t, narrow}) {
    const origin: [number, number] = [narrow ? 64 : 152, 164];
    const unit = narrow ? 48 : 52;
    const points = ranges.map((range, index) => {
      const angle = -Math.PI / 2 + (Math.PI * index) / (ranges.length - 1);
      return [
        origin[0] + range * unit * Math.cos(angle),
        origin[1] - range * unit * Math.sin(angle),
      ] as const;
    });
    return [
      points.map((point) => k.segment(origin, point, {stroke: 'sceneLine', dashed: true})),
      k.arrow({from: origin, to: [origin[0] + (narrow ? 240 : 264), origin[1]], tone: 'axisX'}),
      k.text({
        x: origin[0] + (narrow ? 248 : 274),
        y: origin[1],
        text: '+x',
        bold: true,
        tone: 'axisX',
      }),
      points.map(([x, y], index) =>
        k.circle({x, y, r: 5, fill: index === 0 || index === 8 ? 'accent' : 'text'}),
      ),
      k.circle({x: origin[0], y: origin[1], r: 6, fill: 'text'}),
      k.text({
        x: origin[0] - 16,
        y: origin[1],
        text: t({zh: '原点', en: 'Origin'}),
        anchor: 'end',
      }),
      // The way round, from the first point to the last.
      k.path(
        `M${origin[0] + 20} ${origin[1] + 44}A48 48 0 0 0 ${origin[0] + 20} ${origin[1] - 44}`,
        {stroke: 'accent', sw: 2},
      ),
      k.polygon(
        [
          [origin[0] + 12, origin[1] - 47],
          [origin[0] + 24, origin[1] - 50],
          [origin[0] + 23, origin[1] - 38],
        ],
        {fill: 'accent'},
      ),
      k.text({
        x: origin[0] + 16,
        y: 276,
        text: 'start_angle = −π/2',
        size: 12,
        mono: true,
        tone: 'accent',
      }),
      k.text({
        x: origin[0] + 16,
        y: 52,
        text: 'end_angle = π/2',
        size: 12,
        mono: true,
        tone: 'accent',
      }),
    ];
  },
});
