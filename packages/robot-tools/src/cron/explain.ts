/** Words and run times of an expression, in the time zones that readers choose. */
import cronstrue from 'cronstrue';
import 'cronstrue/locales/zh_CN';
import {Cron} from 'croner';
import type {Locale} from '../ui/useLocale';
import {check} from './syntax';

const runCount = 5;

/** The runs of an expression without problems are empty when no date ever matches. */
export function explain(
  expression: string,
  {zone, locale, now}: {zone: string; locale: Locale; now: Date},
) {
  const verdict = check(expression);
  if (verdict.problems.length > 0) {
    return {...verdict, words: '', runs: []};
  }
  const accepted = verdict.parts.join(' ');
  const schedule = new Cron(accepted, {mode: '5-part', timezone: zone, paused: true});
  return {
    ...verdict,
    words: wordsOf(accepted, locale),
    runs: schedule.nextRuns(runCount, now),
  };
}

function wordsOf(expression: string, locale: Locale): string {
  const words = cronstrue.toString(expression, {
    locale: locale === 'zh' ? 'zh_CN' : 'en',
    use24HourTimeFormat: true,
  });
  return locale === 'zh' ? setChinese(words) : words;
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

/** Zones to choose from, next to the reader's own. */
const commonZones = [
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

export function zonesWith(own: string): string[] {
  return commonZones.includes(own) ? commonZones : [...commonZones, own];
}

/** Time zone of the reader's computer. */
export function ownZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return /^Etc\/(?:UTC|GMT|Unknown)$/.test(zone) ? 'UTC' : zone;
}

/** A moment as `2026-03-12 Thu 08:30` in a time zone. */
export function timeText(date: Date, timeZone: string, locale: Locale): string {
  // Swedish writes dates as ISO does.
  const day = date.toLocaleDateString('sv', {timeZone});
  const weekday = date.toLocaleDateString(locale, {timeZone, weekday: 'short'});
  return `${day} ${weekday} ${date.toLocaleTimeString('sv', {timeZone, timeStyle: 'short'})}`;
}
