/** Positions and densities of the timeline of all topics. */
import type {Summary, Topic} from 'recording-reader';
import type {Locale} from '../ui/useLocale';
import {durationText} from './format';

/** Maximum number of topics in the timeline; the list contains all of them. */
const mostLanes = 40;

/** Returns topics with messages, in the order of the file. */
export const lanesOf = ({topics}: Summary): Topic[] =>
  topics.filter(({count}) => count > 0).slice(0, mostLanes);

/** Minimum length of a displayed gap, in usual intervals. */
const usualIntervals = 3;

interface Gap {
  topic: Topic;
  /** Seconds. */
  length: number;
  /** Log time of the message before the gap. */
  start: bigint;
}

/** Returns the longest gap of a topic if it exceeds the usual interval clearly. */
export function gapOf(topic: Topic): Gap | undefined {
  const {gap: length = 0, gapStart: start, rate = 0} = topic;
  return start !== undefined && length * rate > usualIntervals ? {topic, length, start} : undefined;
}

/** Returns the seconds between the start of a recording and a time. */
export const secondsAfter = ({start = 0n}: Summary, time: bigint): number =>
  Number(time - start) / 1e9;

/** Returns the time that is a number of seconds after the start of a recording. */
export const timeAfter = ({start = 0n}: Summary, seconds: number): bigint =>
  start + BigInt(Math.round(seconds * 1e9));

/** Number of shades of a lane, from the fewest messages to the most. */
export const shadeCount = 5;

/**
 * Returns the outlines of the parts of a lane by shade, in a box of height 1 with a width of 1 per part.
 * @param counts messages by part of the duration
 * @param most messages in the busiest part of all lanes
 */
export function shadesOf(counts: readonly number[], most: number): string[] {
  const paths = Array.from({length: shadeCount}, () => '');
  counts.forEach((count, at) => {
    if (count > 0) {
      // Logarithmic, because rates of topics differ by factors.
      const share = Math.log(1 + count) / Math.log(1 + most);
      paths[Math.min(shadeCount - 1, Math.floor(share * shadeCount))] += `M${at} 0h1v1h-1z`;
    }
  });
  return paths;
}

/** Returns a tick as `5 s`, `2:30` or `1:00:00`. */
export function tickText(seconds: number, locale: Locale): string {
  if (seconds < 60 || seconds >= 86_400) {
    return durationText(seconds, locale);
  }
  return new Date(seconds * 1000)
    .toISOString()
    .slice(11, 19)
    .replace(/^(?:00:)?0?/, '');
}
