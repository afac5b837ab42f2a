import {defineFigure, track, type Part} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'map-panel',
  width: 720,
  narrow: true,
  card: 0.2,
  title: {zh: '地图面板', en: 'Map panel'},
  description: {
    zh: '左侧是面板设置：Tile layer 为 Map，Follow topic 为 /gps/fix，话题 /gps/fix 下有 Enabled 开关和 Coloring。右侧是地图：道路之间有一条轨迹，末端是机器人的当前位置，旁边是虚线围成的作业区域。',
    en: 'The panel settings on the left: Tile layer Map, Follow topic /gps/fix, and for the topic /gps/fix the switch Enabled and Coloring. The map on the right: a track between roads that ends at the current position of the robot, beside a dashed work area.',
  },
  caption: {zh: '室外巡检的轨迹与作业区域。', en: 'Track and work area of an outdoor patrol.'},
  legend: [
    {zh: '底图', en: 'Tile layer'},
    {zh: '地图中心跟随的话题', en: 'The topic that the center follows'},
    {zh: '是否显示这个话题', en: 'Whether the topic is shown'},
    {zh: '话题的颜色', en: 'Color of the topic'},
    {zh: '经过的位置与当前位置', en: 'Past positions and the current one'},
    {zh: 'GeoJSON 区域', en: 'GeoJSON area'},
  ],
  draw({k, t, narrow}) {
    const parts: readonly Part[] = [
      {field: 'Tile layer', kind: 'select', value: 'Map', n: 1},
      {field: 'Follow topic', kind: 'select', value: '/gps/fix', n: 2},
      {rule: true},
      {group: '/gps/fix'},
      {row: ['Enabled', 'grow', {callout: 3}, {switch: true}]},
      {field: 'Coloring', kind: 'select', value: 'Automatic', n: 4},
    ];
    const [left, right] = k.sides({settings: 216, h: 352, narrowH: 280, parts});
    const name = t({zh: '地图', en: 'Map'});
    const way = track();
    return [
      k.settings({...left, title: name}, parts),
      k.panel({...right, title: name, fill: 'scene'}, (body) => {
        const map = k.inset(body, 1);
        const at = ([px, py]: readonly [number, number]): [number, number] => [
          map.x + px * map.w,
          map.y + py * map.h,
        ];
        const [x, y] = at(way.at(-1)!);
        const fence: readonly (readonly [number, number])[] = [
          [0.71, 0.54],
          [0.94, 0.46],
          [0.96, 0.82],
          [0.77, 0.88],
        ];
        return [
          k.town(map, way),
          k.polygon(fence.map(at), {fill: 'successSoft', stroke: 'success', dashed: true}),
          k.circle({x, y, r: 8, fill: 'accent', stroke: 'surface', sw: 2}),
          k.callout(5, x - 60, y + (narrow ? 8 : 4), [x - 9, y + 1]),
          k.callout(6, map.x + map.w * 0.85, map.y + map.h * 0.67),
        ];
      }),
    ];
  },
});
