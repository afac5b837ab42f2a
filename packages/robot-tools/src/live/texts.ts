import {translate} from '@docusaurus/Translate';
import type {Settings} from './views';

export const texts = {
  title: translate({id: 'tools.live.title'}),
  play: translate({id: 'tools.live.play'}),
  loading: translate({id: 'tools.live.loading'}),
  missing: translate({id: 'tools.live.missing'}),
  retry: translate({id: 'tools.live.retry'}),
  start: translate({id: 'tools.live.start'}),
  pause: translate({id: 'tools.live.pause'}),
  time: translate({id: 'tools.live.time'}),
  lost: translate({id: 'tools.live.lost'}),
  mark: translate({id: 'tools.live.mark'}),
  markEnd: translate({id: 'tools.live.markEnd'}),
  name: translate({id: 'tools.live.name'}),
  create: translate({id: 'tools.live.create'}),
  cancel: translate({id: 'tools.live.cancel'}),
  moments: translate({id: 'tools.live.moments'}),
  sceneHelp: translate({id: 'tools.live.sceneHelp'}),
  noWebGL: translate({id: 'tools.live.noWebGL'}),
  lostContext: translate({id: 'tools.live.lostContext'}),
  frame: translate({id: 'tools.live.frame'}),
  colorMode: translate({id: 'tools.live.colorMode'}),
  map: translate({id: 'tools.live.map'}),
  gradient: translate({id: 'tools.live.gradient'}),
  flat: translate({id: 'tools.live.flat'}),
  pointSize: translate({id: 'tools.live.pointSize'}),
  plot: translate({id: 'tools.live.plot'}),
  series: translate({id: 'tools.live.series'}),
  plotHelp: translate({id: 'tools.live.plotHelp'}),
  speed: translate({id: 'tools.live.speed'}),
  turn: translate({id: 'tools.live.turn'}),
  variance: translate({id: 'tools.live.variance'}),
  pictureAlt: translate({id: 'tools.live.pictureAlt'}),
  try: translate({id: 'tools.live.try'}),
  back: translate({id: 'tools.live.back'}),
};

/** Returns a setting and its value as labeled by the control. */
export function triedText(setting: Partial<Settings>): string {
  const {frame, colorMode, pointSize, series} = setting;
  const [name] = Object.keys(setting) as [keyof Settings];
  const size = pointSize && `${pointSize} px`;
  const value = colorMode ? texts[colorMode] : (frame ?? size ?? series);
  return `${texts[name]} ${value}`;
}
