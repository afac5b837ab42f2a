import {version} from '@docsearch/react/version';
import {describe, expect, test} from 'vitest';
import {withFallback} from '../src/client/answers/hosted';
import {isRow} from '../src/client/dialog/docsearchFixes';
import {shownHits, toRow} from '../src/client/dialog/hits';
import {dialogReducer, type DialogState} from '../src/client/dialog/state';
import type {Hit, Search, SearchResponse} from '../src/client/answers/types';

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

test.each<[value: unknown, isKept: boolean]>([
  [JSON.parse(JSON.stringify(row)), true],
  [null, false],
  ['x', false],
  [[], false],
  [{}, false],
  [{...row, url: 'https://elsewhere.example/'}, false],
  [{...row, url: '//elsewhere.example/'}, false],
  [{...row, url: 'javascript:alert(1)'}, false],
  [{...row, hierarchy: null}, false],
])('a stored search is shown only if it is one of this site: %j', (value, isKept) => {
  expect(isRow(value)).toBe(isKept);
});

test('the fixes were checked against this version of DocSearch', () => {
  expect(version).toBe('4.7.0');
});

describe('state of the dialog', () => {
  const outcome = {status: 'failed', query: 'device'} as const;
  const typed: DialogState = {query: 'device', attempt: 0};

  test.each<[string, DialogState, Parameters<typeof dialogReducer>[1], DialogState]>([
    ['takes the outcome of its query', typed, {type: 'answered', outcome}, {...typed, outcome}],
    [
      'ignores the outcome of a query that has changed since',
      {...typed, query: 'devices'},
      {type: 'answered', outcome},
      {...typed, query: 'devices'},
    ],
    [
      'keeps the last outcome while the reader types',
      {...typed, outcome},
      {type: 'typed', query: 'devi'},
      {query: 'devi', attempt: 0, outcome},
    ],
    [
      'drops the outcome with the query',
      {...typed, outcome},
      {type: 'typed', query: ''},
      {query: '', attempt: 0},
    ],
    [
      'begins anew with another query',
      {...typed, outcome},
      {type: 'restarted', query: 'record'},
      {query: 'record', attempt: 1},
    ],
  ])('%s', (_, before, event, after) => {
    expect(dialogReducer(before, event)).toEqual(after);
  });
});

describe('the embedded index behind hosted search', () => {
  const request = {query: 'q', page: 0, hitsPerPage: 20, words: 10};
  const answering = (source: SearchResponse['source']) => async () => ({
    hits: [],
    total: 1,
    source,
  });
  const refusing: Search = () => Promise.reject(new Error('refused'));
  const silent: Search = () => new Promise(() => {});

  test.each([
    ['answers in the place of hosts that refuse', refusing, answering('embedded'), 'fallback'],
    ['answers in the place of hosts that are silent', silent, answering('embedded'), 'fallback'],
    ['stands back when the hosts answer', answering('hosted'), answering('embedded'), 'hosted'],
  ])('%s', async (_, hosts, behind, source) => {
    const search = withFallback(hosts, async () => behind, 20);
    expect((await search(request)).source).toBe(source);
  });

  test('lets the hosts answer late where it has no answer itself', async () => {
    let answer: (response: SearchResponse) => void = () => {};
    const late: Search = () => new Promise((resolve) => (answer = resolve));
    const behind = async () => {
      setTimeout(() => answer({hits: [], total: 1, source: 'hosted'}));
      return refusing;
    };
    const search = withFallback(late, behind, 20);
    expect((await search(request)).source).toBe('hosted');
  });
});

describe('rows of the dialog', () => {
  const named = (section: string, page: string, strength?: number) =>
    hit({section, page, ...(strength !== undefined && {strength})});

  test.each([
    ['a clearly weaker hit does not stand before a better one', [1, 0.9, 0.3], [0, 1]],
    ['hits of a section stand together where none is much better', [1, 0.9, 0.85], [0, 2, 1]],
  ])('%s', (_, strengths, order) => {
    const names = ['A a', 'B b', 'A c'].map((name) => name.split(' ') as [string, string]);
    const hits = names.map((name, place) => named(...name, strengths[place]));
    expect(shownHits(hits)).toEqual(order.map((place) => hits[place]));
  });
});
