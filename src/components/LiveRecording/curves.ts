/** Curves of the plot: what message paths give over a recording. */
import {evaluate, parseMessagePath} from '../../messagePath';
import type {Bilingual} from '../../config/locales';
import type {Drive} from './drive';
import {texts} from './texts';

interface Curve {
  path: string;
  /** Undefined where the path says all. */
  name?: Bilingual;
  /** Variable of the style sheet. */
  color: string;
  unit: string;
  /** Seconds after the start; one for each value. */
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

const moreColors = ['--site-warning', '--ifm-color-primary'];

/**
 * The first number that a message path selects in each message of its topic.
 * @throws MessagePathError
 */
export function pointsOf(drive: Drive, text: string): Pick<Curve, 'times' | 'values'> {
  const path = parseMessagePath(text);
  const {times, messages} = drive.tracks.get(path.topic) ?? {times: [], messages: []};
  const isOverTime = path.modifier === 'derivative';
  const plain = isOverTime ? {...path, modifier: undefined} : path;
  const values = messages.map((message) => Number(evaluate(plain, message, {})?.[0]));
  return isOverTime
    ? {
        times: times.slice(1),
        values: values
          .slice(1)
          .map((value, at) => (value - values[at]!) / (times[at + 1]! - times[at]!)),
      }
    : {times, values};
}

/** @param paths of more curves than the usual ones */
export function curvesOf(drive: Drive, paths: readonly string[]): Curve[] {
  const known = new Set(offered.map(({path}) => path));
  const more = [...new Set(paths)]
    .filter((path) => !known.has(path))
    .map((path, at) => ({path, color: moreColors[at % moreColors.length]!, unit: ''}));
  return [...offered, ...more].map((curve) => ({...curve, ...pointsOf(drive, curve.path)}));
}
