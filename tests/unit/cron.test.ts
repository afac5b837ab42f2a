import {describe, expect, it} from 'vitest';
import {explain} from '../../src/components/CronExplainer/explain';
import {check} from '../../src/components/CronExplainer/syntax';
import {timeText, zonesWith} from '../../src/components/CronExplainer/times';

const now = new Date('2026-03-12T00:00:00Z');

function valid(expression: string, zone = 'UTC', locale: 'zh' | 'en' = 'en') {
  const explanation = explain(expression, {zone, locale, now});
  if (!explanation.isValid) throw new Error(JSON.stringify(explanation));
  return {...explanation, times: explanation.runs.map((run) => run.toISOString())};
}

describe('accepted expressions', () => {
  it.each([
    ['* * * * *', 'Every minute', '每分钟'],
    ['0 6,18 * * *', 'At 06:00 and 18:00', '在 06:00 和 18:00'],
    ['15 23 * * 6', 'At 23:15, only on Saturday', '在 23:15，仅星期六'],
    [
      '5 0 1 1,4,7,10 *',
      'At 00:05, on day 1 of the month, only in January, April, July, and October',
      '在 00:05，每月 1 号，仅限一月、四月、七月和十月份',
    ],
    ['30 22 1,2,3 * *', 'At 22:30, on day 1, 2, and 3 of the month', '在 22:30，每月 1、2 和 3 号'],
  ])('%s in words', (expression, english, chinese) => {
    expect(valid(expression).words).toBe(english);
    expect(valid(expression, 'UTC', 'zh').words).toBe(chinese);
  });

  it('gives five runs, in the time zone asked for', () => {
    expect(valid('30 8 * * 1,2,3,4,5').times).toEqual([
      '2026-03-12T08:30:00.000Z',
      '2026-03-13T08:30:00.000Z',
      '2026-03-16T08:30:00.000Z',
      '2026-03-17T08:30:00.000Z',
      '2026-03-18T08:30:00.000Z',
    ]);
    expect(valid('30 8 * * 1,2,3,4,5', 'Asia/Shanghai').times[0]).toBe('2026-03-12T00:30:00.000Z');
  });

  it('keeps the local hour when clocks change', () => {
    const {runs} = valid('30 8 * * 0', 'Europe/Berlin');
    const hours = runs.map((run) => timeText(run, 'Europe/Berlin', 'en').slice(-5));
    expect(new Set(hours)).toEqual(new Set(['08:30']));
    expect(runs.map((run) => run.getUTCHours())).toEqual([7, 7, 6, 6, 6]);
  });

  it('finds leap days, and says when no date matches', () => {
    expect(valid('0 0 29 2 *').times[0]).toBe('2028-02-29T00:00:00.000Z');
    expect(valid('0 0 31 2 *').runs).toEqual([]);
  });

  it('points out when both day fields are restricted', () => {
    expect(valid('0 9 15 * 1').hasTwoDayFields).toBe(true);
    expect(valid('0 9 15 * *').hasTwoDayFields).toBe(false);
    expect(valid('0 9 * * 1').hasTwoDayFields).toBe(false);
  });

  it('ignores extra blanks', () => {
    expect(valid('  0  6 * *\t* ').words).toBe('At 06:00');
  });
});

describe('refused expressions', () => {
  it.each([
    ['*/15 * * * *', 'step', '0,15,30,45 * * * *'],
    ['0 9-12 * * *', 'range', '0 9,10,11,12 * * *'],
    ['0 9 * * MON-FRI', 'range', '0 9 * * 1,2,3,4,5'],
    ['0 9 * jan,JUL *', 'name', '0 9 * 1,7 *'],
    ['0 9 * * 7', 'sunday', '0 9 * * 0'],
    ['0 9 ? * 1', 'sign', '0 9 * * 1'],
    ['0-59 9 * * *', 'range', '* 9 * * *'],
    ['5/20 9 * * *', 'step', '5,25,45 9 * * *'],
    ['@daily', 'shortcut', '0 0 * * *'],
    ['0 30 8 * * 1', 'tooMany', '30 8 * * 1'],
    ['０ ６ ＊ ＊ ＊', 'fullWidth', '0 6 * * *'],
    ['0，30 6 * * *', 'fullWidth', '0,30 6 * * *'],
    ['@reboot', 'shortcut', undefined],
    ['10 30 8 * * 1', 'tooMany', undefined],
    ['0 6 * *', 'tooFew', undefined],
    ['30 25 * * *', 'outside', undefined],
    ['0 0 0 * *', 'outside', undefined],
    ['1,,2 * * * *', 'gap', undefined],
    ['0, 30 6 * *', 'gap', undefined],
    ['0 0 L * *', 'sign', undefined],
    ['*/0 * * * *', 'step', undefined],
    ['*/00 * * * *', 'step', undefined],
    ['0 17-9 * * *', 'range', undefined],
    ['six o clock every day', 'sign', undefined],
  ])('%s: %s', (expression, kind, rewrite) => {
    const {problems, rewrite: offered} = check(expression);
    expect(problems[0]?.kind).toBe(kind);
    expect(offered).toBe(rewrite);
  });

  it('names every field that is wrong', () => {
    expect(check('60 24 32 13 8').problems).toEqual(
      ['minute', 'hour', 'day', 'month', 'weekday'].map((field, index) => ({
        kind: 'outside',
        field,
        text: ['60', '24', '32', '13', '8'][index],
      })),
    );
  });

  it('offers only what it would accept', () => {
    for (const expression of [
      '*/7 */5 */3 */4 */2',
      '1-5,30 0-23/6 ? FEB-APR SUN,6-7',
      '@weekly',
    ]) {
      const {rewrite = ''} = check(expression);
      expect(check(rewrite).problems).toEqual([]);
    }
  });
});

describe('times', () => {
  it('writes day and weekday in the language of the page', () => {
    const run = new Date('2026-03-12T00:30:00Z');
    expect(timeText(run, 'Asia/Shanghai', 'zh')).toBe('2026-03-12 周四 08:30');
    expect(timeText(run, 'America/New_York', 'en')).toBe('2026-03-11 Wed 20:30');
  });

  it('lists the own time zone once', () => {
    expect(zonesWith('Asia/Shanghai').filter((zone) => zone === 'Asia/Shanghai')).toHaveLength(1);
    expect(zonesWith('Africa/Cairo').at(-1)).toBe('Africa/Cairo');
  });
});
