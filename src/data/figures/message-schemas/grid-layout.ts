import {defineFigure} from 'docusaurus-plugin-figures/describe';

/** Cells of the example on the page: two rows of four, one byte each. */
const rows = [
  [0, 40, 90, 255],
  [60, 90, 40, 200],
] as const;

export default defineFigure({
  name: 'grid-layout',
  width: 720,
  height: 296,
  narrow: true,
  title: {zh: '栅格数据的布局', en: 'Layout of grid data'},
  description: {
    zh: '一张四列两行的栅格，左下角是 pose，x 向右，y 向上。下面一行是字节 0 到 3，上面一行是字节 4 到 7。每格的宽度是 cell_size.x。',
    en: 'A grid of four columns and two rows. pose is at the bottom-left corner, x to the right and y up. The lower row holds bytes 0 to 3, the upper row bytes 4 to 7. A cell is cell_size.x wide.',
  },
  caption: {
    zh: '上面示例的栅格：数据从 pose 所在的角点开始，排完一行再排下一行。',
    en: 'The grid of the example: data begins at the corner where pose is and is stored row by row.',
  },
  draw({k, t, narrow}) {
    const cell = narrow ? 60 : 88;
    const left = narrow ? 52 : 160;
    const bottom = narrow ? 176 : 232;
    return [
      rows.map((values, row) =>
        values.map((value, column) => {
          const x = left + column * cell;
          const y = bottom - (row + 1) * cell;
          return [
            k.rect({x, y, w: cell, h: cell, fill: 'surface', stroke: 'line'}),
            k.text({
              x: x + cell / 2,
              y: y + cell * 0.4,
              text: String(value),
              size: 15,
              bold: true,
              anchor: 'middle',
            }),
            k.note({
              x: x + cell / 2,
              y: y + cell * 0.7,
              text: t({
                zh: `字节 ${row * 4 + column}`,
                en: `byte ${row * 4 + column}`,
              }),
              anchor: 'middle',
            }),
          ];
        }),
      ),
      k.arrow({
        from: [left, bottom],
        to: [left + 4 * cell + (narrow ? 28 : 48), bottom],
        tone: 'axisX',
      }),
      k.arrow({from: [left, bottom], to: [left, bottom - 2 * cell - 32], tone: 'axisY'}),
      k.circle({x: left, y: bottom, r: 5, fill: 'text'}),
      k.text({x: left - 10, y: bottom, text: 'pose', size: 12, mono: true, anchor: 'end'}),
      k.text({
        x: left + 4 * cell + (narrow ? 34 : 60),
        y: bottom,
        text: 'x',
        bold: true,
        tone: 'axisX',
      }),
      k.text({x: left - 16, y: 28, text: 'y', bold: true, tone: 'axisY', anchor: 'end'}),
      k.dimension({
        from: [left, bottom + 36],
        to: [left + cell, bottom + 36],
        label: 'cell_size.x',
      }),
      k.text({
        x: left + 4 * cell + (narrow ? 8 : 20),
        y: bottom - cell / 2,
        text: t({zh: '第 0 行', en: 'row 0'}),
        tone: 'muted',
      }),
      k.text({
        x: left + 4 * cell + (narrow ? 8 : 20),
        y: bottom - 1.5 * cell,
        text: t({zh: '第 1 行', en: 'row 1'}),
        tone: 'muted',
      }),
    ];
  },
});
