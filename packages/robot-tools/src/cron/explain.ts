/** Words and run times of an expression, in the time zones that readers choose. */
import cronstrue from 'cronstrue';
import 'cronstrue/locales/zh_CN';
import {Cron} from 'croner';
import {zonedText} from '../ui/times';
import type {Locale} from '../ui/useLocale';
import {check} from './syntax';

const runCount = 5;

/** Runs that are looked at beside those shown: some may be at times that clocks skip. */
const spareRuns = 5;

/**
 * Explains an expression. The runs of one without problems are empty when no date ever matches.
 * `skipped` are dates on which the time does not exist, because clocks go forward over it.
 */
export function explain(
  expression: string,
  {zone, locale, now}: {zone: string; locale: Locale; now: Date},
) {
  const verdict = check(expression);
  if (verdict.problems.length > 0) {
    return {...verdict, words: '', runs: [], skipped: []};
  }
  const accepted = verdict.parts.join(' ');
  const schedule = new Cron(accepted, {mode: '5-part', timezone: zone, paused: true});
  const next = withRepeats(schedule.nextRuns(runCount + spareRuns, now), zone);
  const runs = next.filter((run) => isMatch(run, zone, verdict.parts)).slice(0, runCount);
  return {
    ...verdict,
    words: wordsOf(accepted, locale),
    runs,
    skipped: next.filter((run) => run < runs.at(-1)! && !runs.includes(run)),
  };
}

/** Adds the runs at times that clocks show again after they go back, by an hour or by half of one. */
function withRepeats(runs: readonly Date[], zone: string): Date[] {
  const times = runs.flatMap((run) => {
    const shown = zonedText(run, zone, 'en');
    const later = [30, 60].map((minutes) => new Date(run.getTime() + minutes * 60_000));
    return [run, ...later.filter((one) => zonedText(one, zone, 'en') === shown)].map(Number);
  });
  return [...new Set(times)].sort((a, b) => a - b).map((time) => new Date(time));
}

/** Whether the clock shows a listed time; one that clocks skip is moved behind the gap by the library. */
function isMatch(run: Date, timeZone: string, [minutes, hours]: readonly string[]): boolean {
  const [hour, minute] = run.toLocaleTimeString('sv', {timeZone, timeStyle: 'short'}).split(':');
  const has = (list: string, value: string) =>
    list === '*' || list.split(',').some((one) => Number(one) === Number(value));
  return has(minutes!, minute!) && has(hours!, hour!);
}

function wordsOf(expression: string, locale: Locale): string {
  const library = locale === 'zh' ? 'zh_CN' : 'en';
  const words = cronstrue.toString(expression, {locale: library, use24HourTimeFormat: true});
  // Either match is enough where days of the month and of the week are restricted.
  return locale === 'zh'
    ? setChinese(words)
    : words.replace(' of the month, and on ', ' of the month, or on ');
}

/** The library writes Chinese with Latin punctuation and uneven spaces. */
function setChinese(words: string): string {
  return words
    .replace(/ 号(?=,? (?:和 )? *\d)/g, '')
    .replace(/限每月/g, '每月')
    .replace(/仅于/g, '仅限')
    .replace(/,? 和 +(?=[^\d\s])/g, '和')
    .replace(/,? 和 +(?=\d)/g, ' 和 ')
    .replace(/(?<=\d|星期.|月), +(?=\d|星期|[一二三四五六七八九十]+月)/g, '、')
    .replace(/, +/g, '，')
    .replace(/(?<=\p{Script=Han})(?=\d)/gu, ' ');
}

/** Zones that are offered first. */
export const commonZones = [
  'UTC',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'Australia/Sydney',
];

/** The name that the browser has for a zone: it knows some by an older one, such as Asia/Calcutta. */
function browserName(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', {timeZone}).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}

/** The name by which a zone is offered. */
export function offeredName(zone: string): string {
  const name = browserName(zone);
  return commonZones.find((common) => browserName(common) === name) ?? zone;
}

/** All other zones that the browser knows, with the reader's own; none twice by another name. */
export function otherZones(own: string): string[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), own]);
  const common = new Set(commonZones.map(browserName));
  return [...zones].filter((zone) => !common.has(browserName(zone))).sort();
}
