import {defineFigure} from '../define';
import player, {drawScan, moment, playhead, score, seriesNames, speed} from './home-player';

/** The recording on the home page as phones show it. */
export default defineFigure({
  ...player,
  name: 'home-player-narrow',
  width: 360,
  height: 356,
  draw(context) {
    const {k, t} = context;
    const scene = {x: 0, y: 36, w: 360, h: 146};
    return [
      k.row({x: 12, y: 0, w: 336, h: 36}, [
        {icon: 'record', size: 16},
        {text: 'corridor-0142', bold: true},
        'grow',
        {chip: 'AMR-07', icon: 'device'},
      ]),
      k.rect({...scene, fill: 'scene'}),
      drawScan(context, scene, 21),
      k.divider(0, 36.5, 360),
      k.divider(0, 182.5, 360),
      k.row({x: 12, y: 183, w: 336, h: 24}, seriesNames),
      k.chart({
        x: 12,
        y: 204,
        w: 336,
        h: 60,
        series: [
          {values: speed, tone: 'success'},
          {values: score, tone: 'accent'},
        ],
        yLabels: ['1', '0'],
        cursor: playhead,
      }),
      k.divider(0, 263.5, 360),
      k.timeline({
        x: 0,
        y: 266,
        w: 360,
        playhead,
        ranges: [{from: moment.from, to: moment.to}],
        ticks: ['00:00', '00:10', '00:20'],
        controls: false,
      }),
      k.row({x: 12, y: 324, w: 336, h: 28}, [
        {chip: t(moment.label), tone: 'warning', icon: 'moment'},
        'grow',
        {text: '00:10.6 – 00:17.0', size: 12, tone: 'muted'},
      ]),
    ];
  },
});
