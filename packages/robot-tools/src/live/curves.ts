/** Curves of the plot: values of message paths over a recording. */
import {evaluate, parseMessagePath} from 'message-path';
import type {Drive} from './samplePlayback';
import {texts} from './texts';
import type {Settings} from './views';

interface Curve {
  path: string;
  /** Undefined for a curve named by its path. */
  name?: string;
  /** CSS variable. */
  color: string;
  unit: string;
  /** Seconds since the start, one per value. */
  times: readonly number[];
  values: readonly number[];
}

const offered = [
  {path: '/odom.twist.twist.linear.x', name: texts.speed, color: '--site-tip', unit: 'm/s'},
  {
    path: '/amcl_pose.pose.covariance[0]',
    name: texts.variance,
    color: '--site-danger',
    unit: 'm²',
  },
  {path: '/odom.twist.twist.angular.z', name: texts.turn, color: '--site-note', unit: 'rad/s'},
];

export const turnPath = offered[2]!.path;

/** Returns a value with two decimals; a small negative one as `0.00`, without a sign. */
export const valueText = (value: number): string => (Math.round(value * 100) / 100).toFixed(2);

const moreColors = ['--site-warning', '--ifm-color-primary'];

/**
 * Returns the first number that a message path selects in each message of its topic.
 * @throws MessagePathError
 */
export function pointsOf(drive: Drive, text: string): Pick<Curve, 'times' | 'values'> {
  const path = parseMessagePath(text);
  const {times, messages} = drive.tracks.get(path.topic) ?? {times: [], messages: []};
  const isOverTime = path.modifier === 'derivative';
  const plain = isOverTime ? {...path, modifier: undefined} : path;
  const values = messages.map((message) => Number(evaluate(plain, message, {})?.[0]));
  if (!isOverTime) {
    return {times, values};
  }
  const change = (of: readonly number[], at: number) => of[at + 1]! - of[at]!;
  const later = times.slice(1);
  return {times: later, values: later.map((_, at) => change(values, at) / change(times, at))};
}

/** Returns the default curves, and those that a reader has tried. */
export function curvesOf(drive: Drive, tried: readonly Partial<Settings>[]): Curve[] {
  const paths = new Set(tried.flatMap(({series}) => series ?? []));
  offered.forEach(({path}) => paths.delete(path));
  const more = [...paths].map((path, at) => ({
    path,
    color: moreColors[at % moreColors.length]!,
    unit: '',
  }));
  return [...offered, ...more].map((curve) => ({...curve, ...pointsOf(drive, curve.path)}));
}
