import {describe, expect, it} from 'vitest';
import {commonZones, explain, otherZones} from '../src/cron/explain';
import {zonedText} from '../src/ui/times';
import {check} from '../src/cron/syntax';

const now = new Date('2026-03-12T00:00:00Z');

function valid(expression: string, zone = 'UTC', locale: 'zh' | 'en' = 'en') {
  const explanation = explain(expression, {zone, locale, now});
  expect(explanation.problems).toEqual([]);
  return explanation;
}

describe('accepted expressions', () => {
  it.each([
    ['* * * * *', 'Every minute', '每分钟'],
    ['0 6,18 * * *', 'At 06:00 and 18:00', '在 06:00 和 18:00'],
    ['15 23 * * 6', 'At 23:15, only on Saturday', '在 23:15，仅星期六'],
    ['30 22 1,2,3 * *', 'At 22:30, on day 1, 2, and 3 of the month', '在 22:30，每月 1、2 和 3 号'],
  ])('describes %s in words', (expression, english, chinese) => {
    expect(valid(expression).words).toBe(english);
    expect(valid(expression, 'UTC', 'zh').words).toBe(chinese);
  });

  it('returns five runs in the requested time zone', () => {
    const workdays = '30 8 * * 1,2,3,4,5';
    const {runs} = valid(workdays);
    expect(runs.map((run) => run.getUTCDate())).toEqual([12, 13, 16, 17, 18]);
    expect(runs[0]).toEqual(new Date('2026-03-12T08:30:00Z'));
    expect(valid(workdays, 'Asia/Shanghai').runs[0]).toEqual(new Date('2026-03-12T00:30:00Z'));
  });

  it('preserves the local hour when clocks change', () => {
    const {runs} = valid('30 8 * * 0', 'Europe/Berlin');
    const hours = runs.map((run) => zonedText(run, 'Europe/Berlin', 'en').slice(-5));
    expect(new Set(hours)).toEqual(new Set(['08:30']));
    expect(runs.map((run) => run.getUTCHours())).toEqual([7, 7, 6, 6, 6]);
  });
});

it('lists no run at a time that clocks skip', () => {
  const now = new Date('2026-03-06T12:00:00Z');
  const zone = 'America/New_York';
  const {runs, skipped} = explain('30 2 * * *', {zone, locale: 'en', now});
  expect(runs.map((run) => zonedText(run, zone, 'en'))).toEqual([
    '2026-03-07 Sat 02:30',
    '2026-03-09 Mon 02:30',
    '2026-03-10 Tue 02:30',
    '2026-03-11 Wed 02:30',
    '2026-03-12 Thu 02:30',
  ]);
  expect(skipped.map((run) => zonedText(run, zone, 'en'))).toEqual(['2026-03-08 Sun 03:00']);
  expect(explain('0 3 * * *', {zone, locale: 'en', now}).skipped).toEqual([]);
});

it.each([
  ['30 1 * * *', 'America/New_York', '2026-10-31T12:00:00Z', ['01T05:30', '01T06:30', '02T06:30']],
  [
    '15,45 1 * * *',
    'America/New_York',
    '2026-11-01T05:00:00Z',
    ['05:15', '05:45', '06:15', '06:45'],
  ],
  // Between the two times.
  ['59 23 * * *', 'America/Santiago', '2026-04-05T03:36:00Z', ['05T03:59', '06T03:59']],
  ['30 2 * * *', 'Antarctica/Troll', '2026-10-25T00:45:00Z', ['25T02:30', '26T02:30']],
  [
    '45 1 * * *',
    'Australia/Lord_Howe',
    '2026-04-04T12:00:00Z',
    ['04T14:45', '04T15:15', '05T15:15'],
  ],
])('lists %s in %s each time that clocks show it', (expression, zone, from, expected) => {
  const {runs} = explain(expression, {zone, locale: 'en', now: new Date(from)});
  const shown = runs.slice(0, expected.length).map((run) => run.toISOString());
  expect(shown).toEqual(expected.map((part) => expect.stringContaining(part) as string));
});

it('runs if one of two restricted days matches', () => {
  const days = Array.from({length: 31}, (_, index) => index + 1).join(',');
  const {words, runs} = valid(`0 0 ${days} * 1`);
  expect(words).toMatch(/ of the month, or on Monday$/);
  expect(runs.map((run) => run.getUTCDate())).toEqual([13, 14, 15, 16, 17]);
});

it('lists every name of a time zone once', () => {
  const zones = [...commonZones, ...otherZones('Mars/Base')];
  expect(zones).toContain('America/Sao_Paulo');
  expect(zones).toContain('Mars/Base');
  expect(new Set(zones).size).toBe(zones.length);
});

describe('invalid expressions', () => {
  it.each([
    ['0 0 1-31 * 1', 'ranges', `0 0 ${Array.from({length: 31}, (_, at) => at + 1).join()} * 1`],
    ['0 0 1 * 0-6', 'ranges', '0 0 1 * 0,1,2,3,4,5,6'],
    ['0 0 */2 * 1', 'steps', undefined],
    ['0 0 1-31 * ?', 'ranges', '0 0 * * *'],
    ['*/15 * * * *', 'steps', '0,15,30,45 * * * *'],
    ['0 9-12 * * *', 'ranges', '0 9,10,11,12 * * *'],
    ['0 9 * * MON-FRI', 'ranges', '0 9 * * 1,2,3,4,5'],
    ['0 9 * jan,JUL *', 'Month: write jan as a number (1–12)', '0 9 * 1,7 *'],
    ['0 9 * * 7', 'Sunday is 0', '0 9 * * 0'],
    ['0 9 ? * 1', 'not understood', '0 9 * * 1'],
    ['@daily', 'Shortcuts', '0 0 * * *'],
    ['０ ６ ＊ ＊ ＊', 'Full-width', '0 6 * * *'],
    ['0 6 * * 1\u200b,2', 'invisible', '0 6 * * 1,2'],
    ['\u202a0\u202c 6 * * 1,2', 'invisible', '0 6 * * 1,2'],
    ['0\u00a06 * * 1、2', 'invisible', '0 6 * * 1,2'],
    ['@reboot', 'Shortcuts', undefined],
    ['0 6 * *', 'Five fields', undefined],
    ['30 25 * * *', 'outside 0–23', undefined],
    ['0, 30 6 * *', 'a number is missing', undefined],
    ['0 12 * * ? *', 'Fields found: 6', undefined],
    ['0 12 ? * 2-6 *', 'Fields found: 6', undefined],
    ['0 0 2 ? * 2', 'Fields found: 6', undefined],
    ['0 0 2 ? * MON', 'Fields found: 6', '0 2 * * 1'],
    ['0 0 2 * * 2', 'Fields found: 6', '0 2 * * 2'],
    ['0 0 L * *', 'not understood', undefined],
    ['*,5 * * * *', 'Minute: *,5 is not understood', '* * * * *'],
    ['*/0 * * * *', 'steps', undefined],
    ['0 17-9 * * *', 'ranges', undefined],
    ['constructor', 'Five fields', undefined],
  ])('reports for %s: %s', (expression, message, rewrite) => {
    const {problems, rewrite: offered} = check(expression);
    expect(problems[0]).toContain(message);
    expect(offered).toBe(rewrite);
  });

  it('names every invalid field', () => {
    const {problems} = check('60 24 32 13 8');
    expect(problems).toEqual([
      'Minute: 60 is outside 0–59.',
      'Hour: 24 is outside 0–23.',
      'Day of month: 32 is outside 1–31.',
      'Month: 13 is outside 1–12.',
      'Day of week: 8 is outside 0–6.',
    ]);
  });
});
