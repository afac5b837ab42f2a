import {describe, expect, it} from 'vitest';
import {runRule, type Rule} from '../../src/components/RuleBench/bench';
import {compile} from '../../src/components/RuleBench/cel';

const at = 1773325341.089;
const line = (after: number, msg: object) =>
  JSON.stringify({topic: '/robot/fault', ts: at + after, msg});

const rule: Rule = {
  messages: [0, 30, 60, 90, 180].map((after) => line(after, {code: 1002})).join('\n'),
  table: 'code,name\n1002,localization_lost\n1004,motor_overheat',
  condition: 'string(int(msg.code)) == scope.code',
  quiet: 60,
  before: 5,
  after: 1,
  record: '{scope.name} {timestamp(ts).format("%H:%M:%S", "Asia/Shanghai")}',
  moment: '{msg.gone}',
};

describe('a rule', () => {
  it('merges matches that follow within the deduplication time, each restarting it', () => {
    const {faults, hits, events} = runRule(rule);
    expect(faults).toEqual([]);
    expect(hits.map(({isEvent}) => isEvent)).toEqual([true, false, false, false, true]);
    expect(events.map(({record, moment}) => [record, moment])).toEqual([
      ['localization_lost 22:22:21', '{ ERROR }'],
      ['localization_lost 22:25:21', '{ ERROR }'],
    ]);
    expect(events[0]).toMatchObject({from: at - 300, to: at + 60, isRound: false});
  });

  it('counts each row of the table by itself, and takes messages by their time', () => {
    const messages = [line(40, {code: 1004}), line(0, {code: 1002}), line(20, {code: 1002})];
    const {hits} = runRule({...rule, messages: messages.join('\n')});
    expect(hits.map(({code, isEvent}) => [code, isEvent])).toEqual([
      ['1002', true],
      ['1002', false],
      ['1004', true],
    ]);
  });

  it.each<[string, Partial<Rule>, string, RegExp]>([
    ['no CEL', {condition: 'msg.a &&'}, 'condition', /not valid CEL.*disables/],
    [
      'one sign of equality',
      {condition: '"=" == "" || msg.a = 1'},
      'condition',
      /Character 20: equality is written ==/,
    ],
    [
      'a word for a sign',
      {condition: 'msg.a > 1 and true'},
      'condition',
      /Character 11: and is written &&/,
    ],
    [
      'an unknown name',
      {condition: 'message.a == 1'},
      'condition',
      /Character 1: there is no message\./,
    ],
    [
      'a name that is also a field',
      {condition: 'msg.code == code'},
      'condition',
      /Character 13: there/,
    ],
    ['an extension', {condition: 'msg.a.lowerAscii() == ""'}, 'condition', /no lowerAscii/],
    ['a faulty text', {record: '{scope.}'}, 'record', /not valid CEL/],
    ['a line that is no message', {messages: '{}'}, 'messages', /JSON object/],
    ['a table without codes', {table: 'name\na'}, 'table', /column code/],
    ['a code twice', {table: 'code\n1\n1'}, 'table', /must not repeat/],
    ['broken JSON', {table: '[{'}, 'table', /JSON list/],
  ])('names %s', (_name, part, where, message) => {
    const {faults, events} = runRule({...rule, ...part});
    expect(events).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({where});
    expect(faults[0]?.message.en).toMatch(message);
  });

  it('refuses what would take too long', () => {
    const list = Array(5000).fill(1);
    const slow = 'msg.a.exists(x, msg.a.exists(y, x != y && x > 2))';
    const many = Array(10_000)
      .fill(line(0, {code: 1}))
      .join('\n');
    const said = (part: Partial<Rule>) => runRule({...rule, ...part}).faults[0]?.message.en;
    expect(said({messages: line(0, {a: list}), condition: slow})).toMatch(/Too many/);
    expect(said({messages: many})).toMatch(/200,000 characters/);
    expect(said({messages: many.slice(0, 190_000)})).toMatch(/first 2000/);
    expect(said({condition: '('.repeat(1900)})).toMatch(/not valid CEL/);
    expect(said({condition: '1'.repeat(2001)})).toMatch(/too long/);
  });

  it('does not match where a field is missing, and sees no fields of the language', () => {
    const {hits, unclear} = runRule({...rule, condition: 'msg.gone > 1'});
    expect([hits, unclear.size]).toEqual([[], 5]);
    expect(runRule(rule).unclear.size).toBe(0);
    expect(runRule({...rule, condition: 'has(msg.__proto__)'}).hits).toEqual([]);
  });
});

it.each([
  ['timestamp(ts).format("%H:%M:%S")', 'UTC: 14:22:21'],
  ['timestamp(ts).format("%H:%M:%S", "Asia/Shanghai")', '22:22:21'],
  ['timestamp(ts).format("%H:%M:%S", 28800)', '22:22:21'],
  ['string(1000000.0)', '1e+06'],
  ['timestamp("2026-03-12T14:22:21Z").format("%a %b %d")', 'UTC: Thu Mar 12'],
])('%s gives %s', (text, value) => {
  expect(compile(text).evaluate({msg: {}, scope: {}, topic: '/a', ts: at})).toBe(value);
});
