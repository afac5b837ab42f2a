import {version} from '@docsearch/react/version';
import {describe, expect, test} from 'vitest';
import {isRow} from '../src/client/dialog/docsearchFixes';
import {shownHits, toRow} from '../src/client/dialog/hits';
import {dialogReducer, type DialogState} from '../src/client/dialog/state';
import {hostedTimeouts} from '../src/limits';
import type {Hit} from '../src/client/searchClients/types';

const hit = (changes: Partial<Hit>): Hit => ({
  objectID: 'x',
  url: '/docs/a#b',
  type: 'lvl2',
  section: 'S',
  page: 'P',
  title: [{text: 'H', marked: true}],
  place: 'P',
  ...changes,
});

const row = toRow(hit({}));

test.each<[value: unknown, isShown: boolean]>([
  [JSON.parse(JSON.stringify(row)), true],
  [null, false],
  ['x', false],
  [[], false],
  [{}, false],
  [{...row, url: 'https://elsewhere.example/'}, false],
  [{...row, url: '//elsewhere.example/'}, false],
  [{...row, url: 'javascript:alert(1)'}, false],
  [{...row, hierarchy: null}, false],
])('a stored search is shown only if it is valid and of this site: %j', (value, isShown) => {
  expect(isRow(value)).toBe(isShown);
});

test('the fixes are checked against this version of DocSearch', () => {
  expect(version).toBe('4.7.0');
});

test('search hosts have a second to connect, two to respond and thirty to write', () => {
  expect(hostedTimeouts).toEqual({connect: 1_000, read: 2_000, write: 30_000});
});

describe('state of the dialog', () => {
  const outcome = {status: 'failed', query: 'device'} as const;
  const typed: DialogState = {query: 'device', attempt: 0};

  test.each<[string, DialogState, Parameters<typeof dialogReducer>[1], DialogState]>([
    ['accepts the outcome of its query', typed, {type: 'outcome', outcome}, {...typed, outcome}],
    [
      'ignores the outcome of an earlier query',
      {...typed, query: 'devices'},
      {type: 'outcome', outcome},
      {...typed, query: 'devices'},
    ],
    [
      'preserves the last outcome while the reader types',
      {...typed, outcome},
      {type: 'typed', query: 'devi'},
      {query: 'devi', attempt: 0, outcome},
    ],
    [
      'removes the outcome with the query',
      {...typed, outcome},
      {type: 'typed', query: ''},
      {query: '', attempt: 0},
    ],
    [
      'restarts with another query',
      {...typed, outcome},
      {type: 'restarted', query: 'record'},
      {query: 'record', attempt: 1},
    ],
  ])('%s', (_, before, event, after) => {
    expect(dialogReducer(before, event)).toEqual(after);
  });
});

describe('rows of the dialog', () => {
  const named = (section: string, page: string, strength?: number) =>
    hit({section, page, ...(strength !== undefined && {strength})});

  test.each([
    ['a much weaker hit is not before a better one', [1, 0.9, 0.3], [0, 1]],
    ['hits of a section are adjacent if no other is much better', [1, 0.9, 0.85], [0, 2, 1]],
  ])('%s', (_, strengths, order) => {
    const names = ['A a', 'B b', 'A c'].map((name) => name.split(' ') as [string, string]);
    const hits = names.map((name, place) => named(...name, strengths[place]));
    expect(shownHits(hits)).toEqual(order.map((place) => hits[place]));
  });
});
