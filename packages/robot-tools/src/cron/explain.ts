/** Words and run times of an expression, in the selected time zones. */
import cronstrue from 'cronstrue';
import 'cronstrue/locales/zh_CN';
import {Cron} from 'croner';
import {zonedText} from '../ui/times';
import type {Locale} from '../ui/useLocale';
import {check} from './syntax';

const runCount = 5;

/** Times by which clocks are set back, in milliseconds. */
const repeats = [0.5, 1, 2].map((hours) => hours * 3_600_000);
const longestRepeat = Math.max(...repeats);

/** Additional runs that are computed, because clocks may skip the time of some. */
const spareRuns = 5;

/**
 * Explains an expression. `runs` is empty for an expression with problems, or one that no date matches.
 * `skipped` contains dates on which the time does not exist, because clocks are set forward.
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
  const upcoming = schedule.nextRuns(runCount + spareRuns, now);
  const all = withRepeats([...runsBefore(now, schedule), ...upcoming], zone);
  const next = all.filter((run) => run > now);
  const runs = next.filter((run) => isMatch(run, zone, verdict.parts)).slice(0, runCount);
  return {
    ...verdict,
    words: wordsOf(accepted, locale),
    runs,
    skipped: next.filter((run) => run < runs.at(-1)! && !runs.includes(run)),
  };
}

/** Returns the runs of the last hours, whose times clocks may show again. */
function runsBefore(now: Date, schedule: Cron): Date[] {
  const runs: Date[] = [];
  let run = schedule.nextRun(new Date(now.getTime() - longestRepeat));
  while (run && run <= now) {
    runs.push(run);
    run = schedule.nextRun(run);
  }
  return runs;
}

/** Adds runs at times that clocks show again after they are set back, by half an hour to two hours. */
function withRepeats(runs: readonly Date[], zone: string): Date[] {
  const times = runs.flatMap((run) => {
    const shown = zonedText(run, zone, 'en');
    const later = repeats.map((after) => new Date(run.getTime() + after));
    return [run, ...later.filter((one) => zonedText(one, zone, 'en') === shown)].map(Number);
  });
  return [...new Set(times)].sort((a, b) => a - b).map((time) => new Date(time));
}

/** Reports whether a run has a listed time; the library moves a skipped time to the end of the gap. */
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
    ? correctChinese(words)
    : words.replace(' of the month, and on ', ' of the month, or on ');
}

/** Corrects Chinese words of the library, which have Latin punctuation and uneven spaces. */
function correctChinese(words: string): string {
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

/** Time zones at the top of the list. */
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

/** Returns the other time zones of the browser, and the reader's own. */
export function otherZones(own: string): string[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), own]);
  return [...zones].filter((zone) => !commonZones.includes(zone)).sort();
}
