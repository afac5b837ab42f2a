import {describe, expect, it} from 'vitest';
import {runRule, type Rule} from '../src/rule-bench/evaluateRule';
import {compile, show} from '../src/rule-bench/cel';
import {readMessages, readTable} from '../src/rule-bench/readInputs';

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

const run = async (part: Partial<Rule> = {}) => (await runRule({...rule, ...part}))!;

describe('a rule', () => {
  it('merges matches that follow within the deduplication time, each restarting it', async () => {
    const {count, faults, hits, events} = await run();
    expect(count).toBe(5);
    expect(faults).toEqual([]);
    expect(hits.map(({isEvent}) => isEvent)).toEqual([true, false, false, false, true]);
    expect(events.map(({record, moment}) => [record, moment])).toEqual([
      ['localization_lost 22:22:21', '{ ERROR }'],
      ['localization_lost 22:25:21', '{ ERROR }'],
    ]);
    expect(events[0]).toMatchObject({from: at - 300, to: at + 60, isRound: false});
    const pause = [10, 70].map((after) =>
      JSON.stringify({topic: '/a', ts: after, msg: {code: 1002}}),
    );
    expect((await run({messages: pause.join('\n')})).events).toHaveLength(1);
  });

  it('evaluates each row of the table separately, and messages in order of time', async () => {
    const messages = [line(40, {code: 1004}), line(0, {code: 1002}), line(20, {code: 1002})];
    const {hits} = await run({messages: messages.join('\n')});
    const read = hits.map(({code, isEvent}) => `${code} ${isEvent}`);
    expect(read).toEqual(['1002 true', '1002 false', '1004 true']);
  });

  it.each<[string, Partial<Rule>, RegExp]>([
    ['condition', {condition: 'msg.a &&'}, /not valid CEL.*disables/],
    ['condition', {condition: '"=" == "" || msg.a = 1'}, /Character 20: equality is written ==/],
    ['condition', {condition: 'msg.a > 1 and true'}, /Character 11: and is written &&/],
    ['condition', {condition: 'message.a == 1'}, /Character 1: there is no message\./],
    ['condition', {condition: 'msg.code == code'}, /Character 13: there/],
    ['condition', {condition: String.raw`msg.a.matches("\d+")`}, /Character 16: a backslash/],
    ['condition', {condition: '9223372036854775808 > 1'}, /Character 1: this is not valid CEL/],
    ['condition', {condition: 'msg.a > 18446744073709551616u'}, /Character 9: this is not/],
    ['condition', {condition: '19223372036854775808.0 > 9223372036854775808'}, /Character 26:/],
    ['condition', {condition: 'msg.a.lowerAscii() == ""'}, /no lowerAscii/],
    ['condition', {condition: '('.repeat(1900)}, /not valid CEL/],
    ['condition', {condition: '1'.repeat(2001)}, /too long/],
    ['record', {record: '{scope.}'}, /not valid CEL/],
    ['messages', {messages: '{}'}, /JSON object/],
    ['messages', {messages: '{"topic": "/a", "ts": 1, "msg": null}'}, /JSON object/],
    ['messages', {messages: '{"topic": "/a", "ts": 1e999, "msg": {}}'}, /JSON object/],
    ['messages', {messages: '{"topic": "/a", "ts": 1773325341089, "msg": {}}'}, /seconds/],
    ['table', {table: 'name\na'}, /column code/],
    ['table', {table: 'code\n1\n1'}, /must not repeat/],
    ['table', {table: '[{'}, /JSON list/],
    ['table', {table: '{"code": 1002}'}, /JSON list/],
    ['table', {table: '["code", null]'}, /JSON list/],
  ])('names the faulty %s of %j', async (where, part, message) => {
    const {faults, events} = await run(part);
    expect(events).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({where});
    expect(faults[0]?.message).toMatch(message);
  });

  it('rejects a rule that exceeds the time limit', async () => {
    const list = Array(5000).fill(1);
    const slow = 'msg.a.exists(x, msg.a.exists(y, x != y && x > 2))';
    const many = `${line(0, {code: 1})}\n`.repeat(10_000);
    const said = async (part: Partial<Rule>) => (await run(part)).faults[0]?.message;
    expect(await said({messages: line(0, {a: list}), condition: slow})).toMatch(/Too many/);
    expect(await said({messages: many})).toMatch(/200,000 characters/);
    expect(await said({messages: many.slice(0, 190_000)})).toMatch(/first 2000/);
  });

  it('pauses during a long run, which can be aborted', async () => {
    const table = `code\n${Array.from({length: 190}, (_, code) => code).join('\n')}`;
    const messages = Array.from({length: 1500}, (_, at) => line(at, {code: 1})).join('\n');
    const long = {...rule, table, messages};
    const aborted = new AbortController();
    setTimeout(() => aborted.abort());
    expect(await runRule(long, aborted.signal)).toBeUndefined();
  });

  it('ignores comments, except inside strings', async () => {
    const {faults, hits} = await run({
      table: '',
      condition: '// all\nmsg.code == 1002 // the lost robot',
    });
    expect(faults).toEqual([]);
    expect(hits).toHaveLength(5);
    const texts = [`"http://a" == 'http://' + "a"`, `r'\\' != "//" // '`, `"""//""" == '//'`];
    for (const condition of texts) {
      expect((await run({table: '', condition})).hits).toHaveLength(5);
    }
    const broken = await run({condition: '// "\nmsg.code = 1'});
    expect(broken.faults[0]?.message).toMatch(/Character 15: equality is written/);
  });

  it('reports invalid arguments of a macro', async () => {
    const {faults} = await run({condition: 'has(msg)'});
    expect(faults[0]?.message).toMatch(/Character 1: this is not valid CEL/);
  });

  it('reads line breaks and quotes of CSV, and files with a byte order mark', () => {
    const report: string[] = [];
    const rows = (text: string) => readTable(text, (_, message) => report.push(message));
    expect(rows('code,name\r\n1,"a\r\n""b"", c"\r\n2, "d" \r\n')).toEqual([
      {code: '1', name: 'a\r\n"b", c'},
      {code: '2', name: 'd'},
    ]);
    expect(rows('\ufeffcode\r1')).toEqual([{code: '1'}]);
    expect(rows('\ufeff[{"code":"1"}]')).toEqual([{code: '1'}]);
    expect(rows('[{"code":1234567890123456789}]')).toEqual([{code: '1234567890123456789'}]);
    const [message] = readMessages(`\ufeff${line(1, {code: 1})}`, (_, text) => report.push(text));
    expect(message).toMatchObject({topic: expect.any(String) as string});
    expect(report).toEqual([]);
  });

  it('rejects a row of CSV with more cells than the header', () => {
    const report: string[] = [];
    const rows = (text: string) => readTable(text, (_, message) => report.push(message));
    expect(rows('code,name,\n1,a,\n2,b')).toHaveLength(2);
    expect(report).toEqual([]);
    expect(rows('code,name\n1,a\n2,cool down, then restart,')).toEqual([]);
    expect(report[0]).toMatch(/^Row 2 below the header has more cells/);
  });

  it('writes numbers without an exponent', () => {
    expect([1e21, 1.25e-21, 12.5, -0].map(show)).toEqual([
      '1',
      '0.00000000000000000000125',
      '12.5',
      '-',
    ]);
  });

  it('does not match a missing field or a property of JavaScript objects', async () => {
    const {hits, unclear} = await run({condition: 'msg.gone > 1'});
    expect([hits, unclear.size]).toEqual([[], 5]);
    expect((await run()).unclear.size).toBe(0);
    expect((await run({condition: 'has(msg.__proto__)'})).hits).toEqual([]);
    const nothing = {messages: line(0, {a: {b: null}}), table: ''};
    for (const condition of ['has(msg.a.b)', '"b" in msg.a', '!has(msg.a.c)', 'msg.a.b == null']) {
      expect((await run({...nothing, condition})).hits).toHaveLength(1);
    }
  });
});

it.each<[string, unknown]>([
  ['timestamp(ts).format("%H:%M:%S")', 'UTC: 14:22:21'],
  ['timestamp(ts).format("%H:%M:%S", "Asia/Shanghai")', '22:22:21'],
  ['timestamp(ts).format("%H:%M:%S", 28800)', '22:22:21'],
  ['string(1000000.0)', '1e+06'],
  ['string(1.0 / 0.0)', '+Inf'],
  ['string(-0.0)', '-0'],
  ['string(duration("1.5s"))', '1.5s'],
  ['double("1e3")', 1000],
  ['double("-.5")', -0.5],
  ['double("+inf")', Infinity],
  ['int("+5")', 5n],
  ['int("-9223372036854775808")', -(2n ** 63n)],
  ['uint("18446744073709551615") == 18446744073709551615u', true],
  // Texts that are no numbers.
  ...[
    'double("x")',
    'double("")',
    'double(" 1")',
    'double("0x10")',
    'int("")',
    'int(" 1")',
    'int("0x10")',
    'int("9223372036854775808")',
    'uint("")',
    'uint("18446744073709551616")',
  ].map((text): [string, unknown] => [text, undefined]),
  ['timestamp(ts).format("%H", "Asia/shanghai")', undefined],
  ['timestamp(ts).format("%H", "PRC")', '22'],
  ['string(-9223372036854775808)', '-9223372036854775808'],
  ['string(timestamp(1773325341))', '2026-03-12T14:22:21Z'],
  ['string(timestamp(1773325341.12))', '2026-03-12T14:22:21.12Z'],
  ['string(timestamp("2026-03-12T14:22:21.5Z"))', '2026-03-12T14:22:21.5Z'],
  ['string(timestamp("2026-03-12T24:00:00Z"))', undefined],
  [String.raw`"\\d \x41\101\u4e16\?" + r"\d" + 'a\'//'`, String.raw`\d AA世?\da'//`],
  ['"a" // b\r + "c"', 'a'],
  ['timestamp("2026-02-29T00:00:00Z").format("%d")', undefined],
  ['timestamp("2028-02-29T23:30:00-01:00").format("%m-%d")', 'UTC: 03-01'],
  ['timestamp("2026-03-12T14:22:21Z").format("%a %b %d")', 'UTC: Thu Mar 12'],
])('evaluates %s to %s', (text, value) => {
  expect(compile(text).evaluate({msg: {}, scope: {}, topic: '/a', ts: at})).toBe(value);
});
