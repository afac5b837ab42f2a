import {defineFigure} from '../define';

export default defineFigure({
  name: 'map-panel',
  width: 720,
  height: 392,
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
  draw({k, t}) {
    const left = {x: 40, y: 24, w: 216, h: 344};
    const right = {x: 280, y: 24, w: 400, h: 344};
    const x = left.x + 12;
    const w = left.w - 24;
    const name = t({zh: '地图', en: 'Map'});
    const track: [number, number][] = [
      [320, 320],
      [340, 268],
      [392, 248],
      [428, 200],
      [500, 192],
      [536, 140],
    ];
    const road = (points: [number, number][]) => k.line(points, {stroke: 'surface', sw: 12});
    return [
      k.window({...left, title: name}, (body) => [
        k.field({x, y: body.y + 12, w, label: 'Tile layer', kind: 'select', value: 'Map'}),
        k.callout(1, 20, body.y + 50, [50, body.y + 50]),
        k.field({x, y: body.y + 76, w, label: 'Follow topic', kind: 'select', value: '/gps/fix'}),
        k.callout(2, 20, body.y + 114, [50, body.y + 114]),
        k.divider(left.x, body.y + 144, left.w),
        k.row({x, y: body.y + 148}, [
          {icon: 'down', size: 14},
          {text: '/gps/fix', mono: true, size: 12},
        ]),
        k.row({x, y: body.y + 184, w}, ['Enabled', 'grow', {callout: 3}, {switch: true}]),
        k.field({x, y: body.y + 224, w, label: 'Coloring', kind: 'select', value: 'Automatic'}),
        k.callout(4, 20, body.y + 262, [50, body.y + 262]),
      ]),
      k.panel({...right, title: name, fill: 'scene'}, () => [
        road([
          [282, 288],
          [400, 224],
          [678, 120],
        ]),
        road([
          [372, 60],
          [428, 200],
          [470, 366],
        ]),
        k.polygon(
          [
            [548, 208],
            [640, 192],
            [652, 296],
            [560, 308],
          ],
          {fill: 'successSoft', stroke: 'success', dashed: true},
        ),
        k.line(track, {stroke: 'accent', sw: 3}),
        k.circle({x: 536, y: 140, r: 8, fill: 'accent', stroke: 'surface'}),
        k.callout(5, 480, 108, [528, 134]),
        k.callout(6, 604, 252),
      ]),
    ];
  },
});
