import {describe, expect, test} from 'vitest';
import {segmentsOf, toHit, withFallback} from '../../src/search/client/hosted';
import {isRow, shownHits, toRow} from '../../src/search/dialog/hits';
import {failureOf} from '../../src/search/client/failures';
import type {Hit, SearchClient, SearchResponse} from '../../src/search/client/types';

const bomb = '<img src=x onerror=alert(1)>';
const origin = 'https://docs.coscene.cn';

test('highlights are taken apart, markup in them is text', () => {
  expect(segmentsOf(`a <mark>b</mark> ${bomb}`)).toEqual([
    {text: 'a ', marked: false},
    {text: 'b', marked: true},
    {text: ` ${bomb}`, marked: false},
  ]);
  expect(segmentsOf('<mark>open')).toEqual([{text: 'open', marked: false}]);
});

describe('hits of the hosted index', () => {
  const raw = {
    objectID: 'x',
    url: 'https://docs.coscene.cn/docs/a#b',
    type: 'lvl3',
    hierarchy: {lvl0: 'S', lvl1: 'P', lvl2: 'H', lvl3: 'I'},
    content: 'text',
  };

  test('lead into this site, under the heading that was found', () => {
    expect(toHit(raw, origin)).toMatchObject({
      url: '/docs/a#b',
      section: 'S',
      title: [{text: 'I'}],
      place: 'P › H',
      excerpt: [{text: 'text'}],
    });
  });

  test.each([
    ['another scheme', {...raw, url: 'javascript:alert(1)'}],
    ['no address', {...raw, url: undefined}],
    ['another type', {...raw, type: 'askAI'}],
    ['no page', {...raw, hierarchy: {lvl0: 'S'}}],
  ])('with %s are left out', (_, hit) => {
    expect(toHit(hit, origin)).toBeUndefined();
  });
});

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

describe('stored searches', () => {
  test('are what the dialog stores', () => {
    expect(isRow(JSON.parse(JSON.stringify(toRow(hit({})))))).toBe(true);
  });

  test.each([
    null,
    1,
    'x',
    [],
    {},
    {...toRow(hit({})), url: 'https://elsewhere.example/'},
    {...toRow(hit({})), url: '//elsewhere.example/'},
    {...toRow(hit({})), url: 'javascript:alert(1)'},
    {...toRow(hit({})), hierarchy: null},
  ])('that cannot be shown are dropped: %j', (value) => {
    expect(isRow(value)).toBe(false);
  });
});

describe('the fallback', () => {
  const request = {query: 'q', page: 0, hitsPerPage: 20, words: 10};
  const client = (search: SearchClient['search']): SearchClient => ({search, warm: () => {}});
  const answering = (source: SearchResponse['source']) =>
    client(async () => ({hits: [], total: 1, source}));
  const embedded = async () => answering('embedded');
  const never = client(() => new Promise(() => {}));
  const refusing = client(async () => {
    throw new Error('refused');
  });
  const sourceOf = async (hosted: SearchClient, behind: () => Promise<SearchClient>) =>
    (await withFallback(hosted, behind, 20).search(request)).source;

  test('answers in the place of hosts that refuse or are silent', async () => {
    expect(await sourceOf(refusing, embedded)).toBe('fallback');
    expect(await sourceOf(never, embedded)).toBe('fallback');
  });

  test('stands back when the hosts answer, also late where it has no answer itself', async () => {
    expect(await sourceOf(answering('hosted'), embedded)).toBe('hosted');
    const late = client(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 60, {hits: [], total: 1, source: 'hosted'});
        }),
    );
    expect(await sourceOf(late, async () => refusing)).toBe('hosted');
  });
});

test.each([
  ['a busy service', {status: 429}, 'busy'],
  ['hosts with too much to do', {stackTrace: [{response: {status: 503}}]}, 'busy'],
  ['hosts out of reach', {stackTrace: [{response: {status: 0}}]}, 'failed'],
])('%s is called what it is', (_, error, failure) => {
  expect(failureOf(error)).toBe(failure);
});

describe('rows of the dialog', () => {
  const named = (section: string, page: string, strength?: number) =>
    hit({section, page, ...(strength !== undefined && {strength})});
  const [a, b, c] = ['A a', 'B b', 'A c'].map((name) => name.split(' ') as [string, string]);

  test.each([
    ['a clearly weaker hit does not stand before a better one of another page', [1, 0.9, 0.3], 2],
    ['all stay where none is much better', [1, 0.9, 0.85], 3],
  ] as const)('%s', (_, strengths, count) => {
    const hits = [a!, b!, c!].map((names, place) => named(...names, strengths[place]));
    const order = count === 2 ? [0, 1] : [0, 2, 1];
    expect(shownHits(hits)).toEqual(order.map((place) => hits[place]));
  });
});
