import {defineFigure, type Drawing} from 'docusaurus-plugin-figures/describe';

/** Results of four versions (rows) on twelve records: 0 is a failed test. */
const results = ['111011011101', '111111011101', '110111110111', '111111111111'];

export default defineFigure({
  name: 'tile-testing',
  width: 360,
  height: 194,
  title: {zh: '批量测试', en: 'Batch testing'},
  description: {
    zh: '测试矩阵：四个版本在十二条记录上的通过与失败。',
    en: 'A test matrix: four versions passed or failed on twelve records.',
  },
  draw({k, t}) {
    return k.window(
      {
        x: 16,
        y: 16,
        w: 328,
        h: 162,
        title: [{icon: 'test'}, {text: t({zh: '测试结果', en: 'Test results'}), bold: true}],
        actions: [{chip: t({zh: '通过 12 / 12', en: '12 / 12 passed'}), tone: 'success'}],
      },
      (body) =>
        results.map((row, index): Drawing => {
          const y = body.y + 10 + index * 28;
          return [
            k.text({
              x: body.x + 16,
              y: y + 9,
              text: `v2.${index + 4}`,
              size: 12,
              mono: true,
              tone: 'muted',
            }),
            Array.from(row, (result, place) =>
              k.rect({
                x: body.x + 58 + place * 21.5,
                y,
                w: 18,
                h: 18,
                r: 4,
                fill: result === '1' ? 'successSoft' : 'dangerSoft',
                stroke: result === '1' ? 'success' : 'danger',
              }),
            ),
          ];
        }),
    );
  },
});
