import {describe, expect, it} from 'vitest';
import {losslessJson, parseJson} from '../src/path/json';
import {print, tryPath} from '../src/path/tryPath';
import {completePath} from 'message-path';

const objects = [
  {id: 11, label: 'forklift'},
  {id: 12, label: 'person'},
];
const message = {ranges: [0.5, 1.5, 2.5], 'zone.name': 'B-12', objects};
const json = JSON.stringify(message, null, 2);

describe('tryPath', () => {
  it.each([
    ['/t.ranges[1:2]', ['1.5', '2.5'], [1.5, 2.5]],
    ['/t.ranges[-1]', ['2.5'], [2.5]],
    ['/t.objects[:]{label=="person"}.id', ['12'], [12]],
    ['/t."zone.name"', ['"B-12"'], ['B-12']],
    ['/t.objects[:]{id==$wanted}.label', ['"forklift"'], ['forklift']],
    ['/t.ranges[0].@negative', ['0.5'], [-0.5]],
    ['/t.ranges[0].@derivative', ['0.5'], undefined],
    ['/t.ranges[9]', [], []],
    ['/t.toString', [], []],
  ])('marks and returns values of %s: %j, %j', (path, marked, values) => {
    const trial = tryPath(path, json, '{"wanted": 11}');
    expect(trial.marks.map(({from, to}) => json.slice(from, to))).toEqual(marked);
    expect(trial.values).toEqual(values);
  });

  it('suggests the nearest topic for an unknown one', () => {
    const {fault, values} = tryPath('/trackz.count', json, '', ['/tracks', '/map']);
    expect(fault).toMatchObject({at: 1, to: 7});
    expect(fault?.reason).toContain('the nearest is /tracks');
    expect(values).toBeUndefined();
    const quoted = tryPath(' "/a b".count', json, '', ['/tracks']).fault;
    expect(quoted).toMatchObject({at: 2, to: 7});
    expect(quoted?.reason).toBe('there is no message of topic /a b');
    expect(tryPath('/tracks.ranges[0]', json, '', ['/tracks']).values).toEqual([0.5]);
  });

  it('counts blanks before a path in the place of a fault', () => {
    expect(tryPath('  /t.[0]', json, '').fault?.at).toBe(6);
  });

  it('applies modifiers to numbers only', () => {
    const values = (path: string) => tryPath(path, '{"list":["a",{},null,4,-4]}', '').values;
    expect(values('/t.list[:].@sqrt')).toEqual([2, NaN]);
    expect(print(NaN)).toBe('NaN');
    expect(values('/t.list.length')).toEqual([]);
    expect(values('/t.list.0')).toEqual([]);
  });

  it('preserves all digits of numbers', () => {
    const text =
      '{"id":1234567890123456789,"text":"1234567890123456789\\" 12345678901234567","x":-0.1}';
    const [value] = tryPath('/t', text, '').values!;
    expect(print(value)).toBe(text);
    expect(losslessJson(parseJson(text))).toBe(text);
    expect(tryPath('/t.id', text, '').values).toEqual([1234567890123456789n]);
    expect(tryPath('/t{id==$id}.x', text, '{"id":1234567890123456789}').values).toEqual([-0.1]);
    expect(tryPath('/t{id==$id}.x', text, '{"id":1234567890123456788}').values).toEqual([]);
    expect(tryPath('/t{id==1234567890123456789}.x', text, '').values).toEqual([-0.1]);
    expect(tryPath('/t{id==1234567890123456788}.x', text, '').values).toEqual([]);
    const changed = (modifier: string) =>
      tryPath(`/t.ids[:].@${modifier}`, `{"ids":${ids}}`, '').values;
    const ids = '[1234567890123456789,-9007199254740993]';
    expect(changed('negative')).toEqual([-1234567890123456789n, 9007199254740993n]);
    expect(changed('abs')).toEqual([1234567890123456789n, 9007199254740993n]);
    expect(changed('round')).toEqual([1234567890123456789n, -9007199254740993n]);
    expect(changed('sign')).toEqual([1n, -1n]);
    expect(changed('log10')).toEqual([expect.closeTo(18.09), NaN]);
    const decimals = '{"x":[0.01234567890123456789,-4.206555064439609e-10]}';
    expect(tryPath('/t.x[1]', decimals, '').values).toEqual([-4.206555064439609e-10]);
    expect(['1234567890123456', '1764230400.123456'].map((one) => print(parseJson(one)))).toEqual([
      '1234567890123456',
      '1764230400.123456',
    ]);
  });

  it('reports the character of a fault, and limits of panels', () => {
    expect(tryPath('/t.objects[:]{id>11}', json, '').fault).toMatchObject({at: 17});
    expect(tryPath('/t.ranges[0].@half', json, '').fault).toMatchObject({at: 15});
    expect(tryPath('/t.ranges[0].@abs.@sin', json, '').fault).toMatchObject({at: 18});
    const notes = (path: string) => tryPath(path, json, '').notes;
    expect(notes('/t.ranges[-1].@abs')).toEqual([
      expect.stringContaining('modifiers'),
      expect.stringContaining('negative'),
    ]);
    expect(notes('/t.ranges[:]')).toEqual([expect.stringContaining('State Transitions')]);
  });

  it.each([
    ['invalid JSON', '{a', 'not valid JSON'],
    ['long JSON', `[${'1,'.repeat(60_000)}1]`, '100,000 characters'],
  ])('returns no values for %s', (_name, text, note) => {
    const {values, notes} = tryPath('/t', text, '');
    expect(values).toBeUndefined();
    expect(notes[0]).toContain(note);
  });

  it('accepts a deeply nested message', () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    expect(print(tryPath('/t', deep, '').values?.[0])).toBe('…');
  });
});

it.each([
  ['', ['/t']],
  ['/', ['/t']],
  ['/t.', ['ranges', 'ranges[:]', '"zone.name"', 'objects', 'objects[:]']],
  ['/t.objects[:].la', ['id', 'label']],
  ['/t.objects[:]{', ['id==11', 'label=="forklift"', 'id==12', 'label=="person"']],
  ['/t.objects[', undefined],
  ['/u.', []],
])('completes %j with %j', (text, options) => {
  expect(completePath(text, new Map([['/t', message]]), {})?.options).toEqual(options);
});

it('completes no condition that a filter cannot have', () => {
  const mixed = {
    id: -5,
    half: 0.5,
    'zone.name': 'B',
    says: 'a"b',
    path: 'a\\b',
    ok: true,
    big: 1e21,
  };
  expect(completePath('/t{', new Map([['/t', mixed]]), {})?.options).toEqual([
    'id==-5',
    'ok==true',
  ]);
});

it('completes modifiers', () => {
  expect(completePath('/t.ranges[0].@a', new Map(), {})?.options).toContain('abs');
});
