import {defineFigure, drift, scan, speeds} from 'docusaurus-plugin-figures/describe';

type Place = readonly [x: number, y: number];

export default defineFigure({
  name: 'plot-x-modes',
  width: 720,
  height: 432,
  narrow: true,
  title: {zh: 'X 轴的四种取值方式', en: 'Four ways to fill the X axis'},
  description: {
    zh: '四张小图：时间戳，每条消息一个点，横轴是时间；索引，最新消息的每个数组元素一个点，横轴是序号；地址（当前），最新消息中每对元素一个点，画出激光轮廓；地址（累积），每条消息一个点，连成行驶轨迹。',
    en: 'Four small plots: Timestamp, one point per message over time; Index, one point per array element of the latest message over its number; Path (current), one point per pair of elements of the latest message, which draws a scan outline; Path (accumulated), one point per message, joined to a driven track.',
  },
  draw({k, t, narrow}) {
    const boxes = narrow
      ? k.rows({x: 8, y: 8, w: 332, h: 688}, 4, 12)
      : k.rows({x: 24, y: 24, w: 672, h: 384}, 2, 16).flatMap((line) => k.cols(line, 2, 16));
    const {measured} = speeds(48, 1.4);
    const messages = measured.map((value, index): Place => [0.03 + index * 0.02, value]);
    // The path of the robot so far, and the points of one message.
    const way = drift(40, 0, 1, 0.02).map((y, index): Place => [
      0.08 + index * 0.021,
      0.15 + 0.66 * y,
    ]);
    const outline = scan(90).map(([x, y]): Place => [0.5 + x / 17, 0.5 + y / 10]);
    const modes: readonly {
      title: string;
      axis: string;
      places: readonly Place[];
      joined: boolean;
    }[] = [
      {
        title: t({zh: '时间戳', en: 'Timestamp'}),
        axis: t({zh: '时间', en: 'time'}),
        places: messages,
        joined: true,
      },
      {
        title: t({zh: '索引', en: 'Index'}),
        axis: t({zh: '序号', en: 'index'}),
        places: scan(48, 3).map(([x, y], index): Place => [
          0.03 + index * 0.02,
          Math.hypot(x, y) / 9,
        ]),
        joined: true,
      },
      {
        title: t({zh: '地址（当前）', en: 'Path (current)'}),
        axis: 'x',
        places: outline,
        joined: false,
      },
      {
        title: t({zh: '地址（累积）', en: 'Path (accumulated)'}),
        axis: 'x',
        places: way,
        joined: true,
      },
    ];
    return modes.map(({title, axis, places, joined}, index) => {
      const box = boxes[index]!;
      const area = {x: box.x + 32, y: box.y + 40, w: box.w - 48, h: box.h - 72};
      const points = places.map(([x, y]): Place => [
        area.x + x * area.w,
        area.y + (1 - y) * area.h,
      ]);
      return [
        k.rect({...box, r: 8, fill: 'surface', stroke: 'border'}),
        k.text({x: box.x + 12, y: box.y + 20, text: title, bold: true, maxW: box.w - 24}),
        k.line([
          [area.x, area.y],
          [area.x, area.y + area.h],
          [area.x + area.w, area.y + area.h],
        ]),
        k.note({x: area.x + area.w, y: area.y + area.h + 16, text: axis, anchor: 'end'}),
        joined && k.line(points, {stroke: 'accent'}),
        k.points(points, {r: joined ? 2 : 1.6, tone: 'accent'}),
      ];
    });
  },
});
