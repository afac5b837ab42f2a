import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'parameters-panel',
  card: 0,
  width: 720,
  height: 264,
  narrow: true,
  title: {zh: '参数面板', en: 'Parameters panel'},
  description: {
    zh: '参数面板的表格有参数和值两列：导航的最大速度、膨胀半径和是否允许倒车。最大速度正在编辑，右侧有 Submit change 和 Reset 按钮。',
    en: 'The table of the Parameters panel has the columns parameter and value: maximum speed, inflation radius, and whether reversing is allowed. The maximum speed is being edited, with the buttons Submit change and Reset beside it.',
  },
  caption: {zh: '修改导航的最大速度。', en: 'Changing the maximum speed of navigation.'},
  legend: [
    {zh: '参数名称', en: 'Parameter'},
    {zh: '正在编辑的值', en: 'Value being edited'},
    {zh: '提交修改', en: 'Submit the change'},
    {zh: '还原', en: 'Discard the change'},
  ],
  draw({k, t, narrow}) {
    const panel = narrow ? {x: 8, y: 12, w: 332, h: 240} : {x: 24, y: 24, w: 672, h: 216};
    const mono = (text: string) => ({text, mono: true, size: 12});
    if (narrow) {
      return k.panel({...panel, title: t({zh: '参数', en: 'Parameters'})}, (body) =>
        k.list({
          x: body.x,
          y: body.y + 4,
          w: body.w,
          items: [
            [mono('/controller/max_vel_x'), {callout: 1}],
            [
              {input: '0.8', w: 56, mono: true},
              {callout: 2},
              'grow',
              {button: 'Submit change', kind: 'primary'},
              {callout: 3},
            ],
            ['grow', {button: 'Reset'}, {callout: 4}],
            [mono('/costmap/inflation_radius'), 'grow', mono('0.55')],
            [mono('/planner/allow_reverse'), 'grow', mono('true')],
          ],
        }),
      );
    }
    return k.panel({...panel, title: t({zh: '参数', en: 'Parameters'})}, (body) =>
      k.table({
        x: body.x + 12,
        y: body.y + 12,
        w: body.w - 24,
        columns: [
          {title: t({zh: '参数', en: 'Parameter'}), w: 228},
          {title: t({zh: '值', en: 'Value'}), w: 120},
          {title: '', w: '*'},
        ],
        rows: [
          [
            [mono('/controller/max_vel_x'), {callout: 1}],
            [{input: '0.8', w: 72, mono: true}, {callout: 2}],
            [
              {button: 'Submit change', kind: 'primary'},
              {callout: 3},
              {button: 'Reset'},
              {callout: 4},
            ],
          ],
          [mono('/costmap/inflation_radius'), mono('0.55'), ''],
          [mono('/planner/allow_reverse'), mono('true'), ''],
        ],
      }),
    );
  },
});
