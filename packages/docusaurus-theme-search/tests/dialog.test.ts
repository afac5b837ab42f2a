import {version} from '@docsearch/react/version';
import {describe, expect, test} from 'vitest';
import {withFallback} from '../src/client/searchClients/hosted';
import {isRow} from '../src/client/dialog/docsearchFixes';
import {shownHits, toRow} from '../src/client/dialog/hits';
import {dialogReducer, type DialogState} from '../src/client/dialog/state';
import type {Hit, Search, SearchResponse} from '../src/client/searchClients/types';

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

describe('the fallback of hosted search', () => {
  const request = {query: 'q', page: 0, hitsPerPage: 20, words: 10};
  const responding = (source: SearchResponse['source']) => async () => ({
    hits: [],
    total: 1,
    source,
  });
  const failing: Search = () => Promise.reject(new Error('failed'));
  const silent: Search = () => new Promise(() => {});

  test.each([
    ['replaces failing hosts', failing, responding('embedded'), 'fallback'],
    ['replaces silent hosts', silent, responding('embedded'), 'fallback'],
    ['is not used when the hosts respond', responding('hosted'), responding('embedded'), 'hosted'],
  ])('%s', async (_, hosts, fallback, source) => {
    const search = withFallback(hosts, async () => fallback, 20);
    expect((await search(request)).source).toBe(source);
  });

  test('waits for late hosts if it fails itself', async () => {
    let respond: (response: SearchResponse) => void = () => {};
    const late: Search = () => new Promise((resolve) => (respond = resolve));
    const fallback = async () => {
      setTimeout(() => respond({hits: [], total: 1, source: 'hosted'}));
      return failing;
    };
    const search = withFallback(late, fallback, 20);
    expect((await search(request)).source).toBe('hosted');
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
