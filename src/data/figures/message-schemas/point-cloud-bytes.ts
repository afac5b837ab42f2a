import {defineFigure} from 'docusaurus-plugin-figures/describe';

/** Fields of the example on the page, four bytes each. */
const fields = ['x', 'y', 'z', 'intensity'] as const;
const points = [
  ['1.2', '0.4', '0.1', '35'],
  ['1.25', '0.42', '0.12', '38'],
] as const;

export default defineFigure({
  name: 'point-cloud-bytes',
  width: 720,
  height: 224,
  narrow: true,
  title: {zh: '点云数据的布局', en: 'Layout of point cloud data'},
  description: {
    zh: '一条字节带：第一个点占 0 到 15 字节，第二个点占 16 到 31 字节，后面还有。每个点依次是 x、y、z、intensity 四个值，各占 4 字节。point_stride 是 16，等于一个点的宽度；intensity 的 offset 是 12，从点的开头量起。',
    en: 'A strip of bytes: the first point takes bytes 0 to 15, the second 16 to 31, and more follow. Each point holds x, y, z, and intensity, four bytes each. point_stride is 16, the width of one point; offset of intensity is 12, measured from the start of the point.',
  },
  caption: {
    zh: '步长从一个点的开头量到下一个点的开头，偏移从点的开头量到字段的开头。',
    en: 'The stride runs from the start of a point to the start of the next, an offset from the start of a point to the start of a field.',
  },
  draw({k, t, narrow}) {
    const left = narrow ? 14 : 24;
    const fieldWidth = narrow ? 76 : 80;
    const pointWidth = fields.length * fieldWidth;
    // On a phone the second point is below the first.
    const place = (point: number) =>
      narrow ? {x: left, y: point * 156} : {x: left + point * pointWidth, y: 0};
    const second = place(1);
    return [
      points.map((values, point) => {
        const {x, y} = place(point);
        const top = y + 92;
        return [
          k.text({
            x: x + pointWidth / 2,
            y: y + 24,
            text: t({zh: `第 ${point + 1} 个点`, en: `Point ${point + 1}`}),
            bold: true,
            anchor: 'middle',
          }),
          fields.map((field, index) => {
            const at = x + index * fieldWidth;
            return [
              k.rect({
                x: at,
                y: top,
                w: fieldWidth,
                h: 52,
                fill: index === 3 ? 'accentSoft' : 'surface',
                stroke: 'line',
              }),
              k.text({
                x: at + fieldWidth / 2,
                y: top + 17,
                text: field,
                size: 12,
                mono: true,
                tone: index === 3 ? 'accent' : 'text',
                anchor: 'middle',
              }),
              k.note({
                x: at + fieldWidth / 2,
                y: top + 36,
                text: values[index] ?? '',
                anchor: 'middle',
              }),
              k.note({
                x: at,
                y: top + 66,
                text: String(16 * point + 4 * index),
                anchor: 'middle',
              }),
            ];
          }),
        ];
      }),
      !narrow &&
        k.text({x: left + 2 * pointWidth + 12, y: 118, text: '…', size: 15, tone: 'muted'}),
      k.dimension({from: [left, 64], to: [left + pointWidth, 64], label: 'point_stride = 16'}),
      k.dimension({
        from: [second.x, second.y + 188],
        to: [second.x + 3 * fieldWidth, second.y + 188],
        label: 'offset = 12',
      }),
    ];
  },
});
