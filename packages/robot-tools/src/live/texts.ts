import {translate} from '@docusaurus/Translate';
import type {Settings} from './views';

export const texts = {
  title: translate({id: 'tools.live.title', message: 'Sample recording'}),
  play: translate({id: 'tools.live.play', message: 'Play the sample'}),
  loading: translate({id: 'tools.live.loading', message: 'Loading the sample recording…'}),
  missing: translate({
    id: 'tools.live.missing',
    message: 'It could not be loaded. Check your connection and try again.',
  }),
  retry: translate({id: 'tools.live.retry', message: 'Try again'}),
  start: translate({id: 'tools.live.start', message: 'Play'}),
  pause: translate({id: 'tools.live.pause', message: 'Pause'}),
  time: translate({id: 'tools.live.time', message: 'Position'}),
  lost: translate({id: 'tools.live.lost', message: 'Localization lost'}),
  mark: translate({id: 'tools.live.mark', message: 'Mark a moment'}),
  markEnd: translate({id: 'tools.live.markEnd', message: 'Mark the end'}),
  name: translate({id: 'tools.live.name', message: 'Name'}),
  create: translate({id: 'tools.live.create', message: 'Create moment'}),
  cancel: translate({id: 'tools.live.cancel', message: 'Cancel'}),
  moments: translate({id: 'tools.live.moments', message: 'Moments'}),
  sceneHelp: translate({
    id: 'tools.live.sceneHelp',
    message:
      '3D scene: map, laser scan, planned path, robot, and frames. Turn the view with the arrow keys; zoom with plus and minus.',
  }),
  noWebGL: translate({
    id: 'tools.live.noWebGL',
    message:
      'This browser cannot use WebGL, so there is no 3D scene. Everything else plays as usual.',
  }),
  lostContext: translate({
    id: 'tools.live.lostContext',
    message:
      'The graphics card is not available at the moment. The 3D scene comes back as soon as it is.',
  }),
  frame: translate({id: 'tools.live.frame', message: 'Display frame'}),
  colorMode: translate({id: 'tools.live.colorMode', message: 'Color mode'}),
  map: translate({id: 'tools.live.map', message: 'Color map (range)'}),
  gradient: translate({id: 'tools.live.gradient', message: 'Gradient (range)'}),
  flat: translate({id: 'tools.live.flat', message: 'Flat'}),
  pointSize: translate({id: 'tools.live.pointSize', message: 'Point size'}),
  plot: translate({id: 'tools.live.plot', message: 'Plot'}),
  series: translate({id: 'tools.live.series', message: 'Series'}),
  plotHelp: translate({
    id: 'tools.live.plotHelp',
    message: 'Curves over time; the current value follows each name.',
  }),
  speed: translate({id: 'tools.live.speed', message: 'Speed'}),
  turn: translate({id: 'tools.live.turn', message: 'Turn rate'}),
  variance: translate({id: 'tools.live.variance', message: 'Variance'}),
  pictureAlt: translate({id: 'tools.live.pictureAlt', message: 'What the front camera sees'}),
  try: translate({id: 'tools.live.try', message: 'Try'}),
  back: translate({id: 'tools.live.back', message: 'Back to the table'}),
};

export const startedText = (time: string): string =>
  translate(
    {id: 'tools.live.started', message: 'Starts at {time}. Go to the end and mark again.'},
    {time},
  );

export const createdText = (name: string): string =>
  translate(
    {id: 'tools.live.created', message: 'Moment created: {name}. It exists in this page only.'},
    {name},
  );

/** Returns a setting and its value as labeled by the control. */
export function triedText(setting: Partial<Settings>): string {
  const {frame, colorMode, pointSize, series} = setting;
  const [name] = Object.keys(setting) as [keyof Settings];
  const size = pointSize && `${pointSize} px`;
  const value = colorMode ? texts[colorMode] : (frame ?? size ?? series);
  return `${texts[name]} ${value}`;
}
