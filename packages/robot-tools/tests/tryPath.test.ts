import {describe, expect, it} from 'vitest';
import {print, tryPath} from '../src/path/tryPath';
import {completePath} from 'message-path';

const objects = [
  {id: 11, label: 'forklift'},
  {id: 12, label: 'person'},
];
const message = {ranges: [0.5, 1.5, 2.5], 'zone.name': 'B-12', objects};
const json = JSON.stringify(message, null, 2);

describe('a path that is tried', () => {
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
  ])('%s marks %j and gives %j', (path, marked, values) => {
    const trial = tryPath(path, json, '{"wanted": 11}');
    expect(trial.marks.map(({from, to}) => json.slice(from, to))).toEqual(marked);
    expect(trial.values).toEqual(values);
  });

  it('tells the character of a mistake, and what panels cannot do', () => {
    expect(tryPath('/t.objects[:]{id>11}', json, '').fault).toMatchObject({at: 17});
    expect(tryPath('/t.ranges[0].@half', json, '').fault).toMatchObject({at: 15});
    expect(tryPath('/t.ranges[0].@abs.@sin', json, '').fault).toMatchObject({at: 18});
    const notes = (path: string) => tryPath(path, json, '').notes.map(({en}) => en);
    expect(notes('/t.ranges[-1].@abs')).toEqual([
      expect.stringContaining('modifiers'),
      expect.stringContaining('negative'),
    ]);
    expect(notes('/t.ranges[:]')).toEqual([expect.stringContaining('State Transitions')]);
  });

  it.each([
    ['no JSON', '{a', 'not valid JSON'],
    ['much JSON', `[${'1,'.repeat(60_000)}1]`, '100,000 characters'],
  ])('computes nothing for %s', (_name, text, note) => {
    const {values, notes} = tryPath('/t', text, '');
    expect(values).toBeUndefined();
    expect(notes[0]?.en).toContain(note);
  });

  it('survives a message that is nested without end', () => {
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
])('%j goes on with %j', (text, options) => {
  expect(completePath(text, new Map([['/t', message]]), {})?.options).toEqual(options);
});

it('goes on with the modifiers', () => {
  expect(completePath('/t.ranges[0].@a', new Map(), {})?.options).toContain('abs');
});
