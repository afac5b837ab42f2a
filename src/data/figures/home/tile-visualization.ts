import {defineFigure} from 'docusaurus-plugin-figures/describe';
import {drawScene, speed, variance} from './home-player';

export default defineFigure({
  name: 'tile-visualization',
  width: 360,
  height: 194,
  title: {zh: '可视化', en: 'Visualization'},
  description: {
    zh: '走廊里的机器人和激光扫描的点，以及两条曲线。',
    en: 'A robot in a corridor with the points of its laser scan, and two curves.',
  },
  draw(context) {
    const {k, t} = context;
    const [space, side] = k.cols({x: 16, y: 16, w: 328, h: 162}, ['*', 116], 8);
    return [
      k.panel({...space, title: t({zh: '三维', en: '3D'}), fill: 'stage', actions: []}, (body) =>
        drawScene(context, body),
      ),
      k.panel({...side, title: t({zh: '图表', en: 'Plot'}), actions: []}, (body) =>
        k.chart({
          x: body.x + 8,
          y: body.y + 4,
          w: body.w - 16,
          h: body.h - 8,
          series: [
            {values: speed, tone: 'success'},
            {values: variance, tone: 'danger'},
          ],
          cursor: 0.62,
        }),
      ),
    ];
  },
});
