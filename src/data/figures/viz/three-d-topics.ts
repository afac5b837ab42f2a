import {defineFigure, route, scan, type Token} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'three-d-topics',
  card: 0,
  width: 720,
  narrow: true,
  title: {zh: '三维面板中的话题', en: 'Topics in the 3D panel'},
  description: {
    zh: '三维场景：地面上是代价地图，障碍物周围的格子颜色较深；激光点按距离着色，由近到远为红、黄、蓝；前方的人被一个带「person」文字的框标记；机器人前方有一条绕开他的路径。',
    en: 'A 3D scene: a cost map on the ground, darker around obstacles; lidar points colored by distance, from red over yellow to blue; a box with the text person around somebody ahead; and a path from the robot around them.',
  },
  caption: {
    zh: '四种话题叠在同一个场景里，各有自己的设置。',
    en: 'Four kinds of topics in one scene, each with settings of its own.',
  },
  legend: [
    {zh: '点云：按距离着色', en: 'Point cloud, colored by distance'},
    {zh: '栅格：代价地图', en: 'Grid: a cost map'},
    {zh: '标记：检测框与文字', en: 'Marker: box and text of a detection'},
    {zh: '路径', en: 'Path'},
  ],
  draw({k, t, narrow}) {
    const frame = narrow ? {x: 8, y: 12, w: 332, h: 292} : {x: 40, y: 24, w: 640, h: 336};
    return k.panel({...frame, title: t({zh: '三维', en: '3D'}), fill: 'scene'}, (body) => {
      const inside = {x: body.x + 1, y: body.y + 1, w: body.w - 2, h: body.h - 4};
      const unit = narrow ? 30 : 42;
      const space = k.space({
        origin: [inside.x + inside.w * 0.3, inside.y + inside.h * 0.42],
        unit,
      });
      const points = scan(narrow ? 300 : 460);
      const near = (x: number, y: number, far: number) =>
        points.some(([px, py]) => Math.hypot(px - x - 0.25, py - y - 0.25) < far);
      const cells = [0.9, 0.45].map((far) =>
        Array.from({length: 26 * 16}, (_, index) => {
          const [x, y] = [-3 + (index % 26) * 0.5, -4 + Math.floor(index / 26) * 0.5];
          const corners = [
            [x, y],
            [x + 0.5, y],
            [x + 0.5, y + 0.5],
            [x, y + 0.5],
          ] as const;
          return near(x, y, far)
            ? `M${corners.map(([cx, cy]) => space.point(cx, -cy).map(Math.round).join(' ')).join('L')}z`
            : '';
        }).join(''),
      );
      const rings: readonly (readonly [far: number, tone: Token])[] = [
        [2.6, 'danger'],
        [4.4, 'warning'],
        [99, 'axisZ'],
      ];
      const box = (z: number) =>
        (
          [
            [2.95, -0.2],
            [3.55, -0.2],
            [3.55, -1.2],
            [2.95, -1.2],
          ] as const
        ).map(([x, y]) => space.point(x, y, z));
      const [low, high] = [box(0), box(1.8)];
      const name = space.point(3.25, -0.7, 2.4);
      const on = (number: number, place: readonly [number, number], dx: number, dy: number) =>
        k.callout(number, place[0] + dx, place[1] + dy, place);
      return [
        k.clip(inside, [
          k.path(cells[0]!, {fill: 'border'}),
          k.path(cells[1]!, {fill: 'sceneLine'}),
          space.grid(24),
          space.track(
            route.map(([x, y]) => [x, -y] as const),
            {tone: 'success'},
          ),
          rings.map(([far, tone], ring) =>
            space.dots(
              points
                .filter((place) => {
                  const distance = Math.hypot(...place);
                  return distance < far && distance >= (rings[ring - 1]?.[0] ?? 0);
                })
                .map(([x, y]) => [x, -y, 0.2] as const),
              {r: 1.6, tone},
            ),
          ),
          space.block({at: [-0.5, -0.35, 0], size: [1, 0.7, 0.4], tone: 'text'}),
          space.axes(1, [0, 0, 0.4], false),
          k.polygon(low, {stroke: 'accent', sw: 1.5}),
          k.polygon(high, {stroke: 'accent', sw: 1.5}),
          low.map((place, index) => k.segment(place, high[index]!, {stroke: 'accent', sw: 1.5})),
        ]),
        k.text({
          x: name[0],
          y: name[1],
          text: 'person',
          bold: true,
          anchor: 'middle',
          tone: 'accent',
        }),
        on(1, space.point(-1.4, -1.5, 0.2), narrow ? 30 : 60, -24),
        on(2, space.point(0.6, 2), -30, 30),
        on(3, high[2]!, narrow ? 30 : 50, 24),
        on(4, space.point(4.4, 0.2), narrow ? 6 : 50, narrow ? 44 : 34),
      ];
    });
  },
});
