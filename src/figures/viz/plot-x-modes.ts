import {defineFigure} from '../define';
import type {Box} from '../kit/pen';

export default defineFigure({
  name: 'plot-x-modes',
  width: 720,
  height: 432,
  title: {zh: 'X 轴的四种取值方式', en: 'Four ways to fill the X axis'},
  description: {
    zh: '四张小图：时间戳，每条消息一个点，横轴是时间；索引，最新消息的每个数组元素一个点，横轴是序号；地址（当前），最新消息中每对元素一个点，画出激光轮廓；地址（累积），每条消息一个点，连成行驶轨迹。',
    en: 'Four small plots: Timestamp, one point per message over time; Index, one point per array element of the latest message over its number; Path (current), one point per pair of elements of the latest message, which draws a scan outline; Path (accumulated), one point per message, joined to a driven track.',
  },
  draw({k, t}) {
    const [upper, lower] = k.rows({x: 24, y: 24, w: 672, h: 384}, 2, 16);
    const boxes = [...k.cols(upper, 2, 16), ...k.cols(lower, 2, 16)];
    const titles = [
      t({zh: '时间戳', en: 'Timestamp'}),
      t({zh: '索引', en: 'Index'}),
      t({zh: '地址（当前）', en: 'Path (current)'}),
      t({zh: '地址（累积）', en: 'Path (accumulated)'}),
    ];
    const axes = [t({zh: '时间', en: 'time'}), t({zh: '序号', en: 'index'}), 'x', 'x'];
    const at = (area: Box, points: ReadonlyArray<readonly [number, number]>) =>
      points.map(([x, y]) => [area.x + x * area.w, area.y + (1 - y) * area.h] as const);
    const dots = (area: Box, points: ReadonlyArray<readonly [number, number]>) =>
      at(area, points).map(([x, y]) => k.circle({x, y, r: 3, fill: 'accent'}));
    const draw = (area: Box, index: number) => {
      if (index === 0) {
        const points = [0.3, 0.5, 0.55, 0.5, 0.7, 0.85, 0.6, 0.4].map(
          (y, i) => [0.06 + i * 0.125, y] as const,
        );
        return [k.line(at(area, points), {stroke: 'accent'}), dots(area, points)];
      }
      if (index === 1) {
        const points = [0.8, 0.75, 0.7, 0.25, 0.22, 0.25, 0.65, 0.7].map(
          (y, i) => [0.06 + i * 0.125, y] as const,
        );
        return [k.line(at(area, points), {stroke: 'accent'}), dots(area, points)];
      }
      if (index === 2) {
        return dots(area, [
          [0.1, 0.2],
          [0.1, 0.4],
          [0.1, 0.6],
          [0.1, 0.8],
          [0.3, 0.8],
          [0.5, 0.8],
          [0.7, 0.8],
          [0.9, 0.8],
          [0.9, 0.6],
          [0.9, 0.4],
        ]);
      }
      const points = [
        [0.1, 0.15],
        [0.3, 0.18],
        [0.5, 0.2],
        [0.66, 0.3],
        [0.74, 0.5],
        [0.7, 0.7],
        [0.52, 0.8],
        [0.3, 0.82],
      ] as const;
      return [k.line(at(area, points), {stroke: 'accent'}), dots(area, points)];
    };
    return boxes.map((box, index) => {
      const area = {x: box.x + 32, y: box.y + 40, w: box.w - 48, h: box.h - 72};
      return [
        k.rect({...box, r: 8, fill: 'surface', stroke: 'border'}),
        k.text({
          x: box.x + 12,
          y: box.y + 20,
          text: titles[index] ?? '',
          bold: true,
          maxW: box.w - 24,
        }),
        k.line([
          [area.x, area.y],
          [area.x, area.y + area.h],
          [area.x + area.w, area.y + area.h],
        ]),
        k.note({
          x: area.x + area.w,
          y: area.y + area.h + 16,
          text: axes[index] ?? '',
          anchor: 'end',
        }),
        draw(area, index),
      ];
    });
  },
});
