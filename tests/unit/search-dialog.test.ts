import {describe, expect, test} from 'vitest';
import {toHit} from '../../src/search/client/hosted';
import {segmentsOf} from '../../src/search/client/segments';
import {withFallback} from '../../src/search/client/fallback';
import {completeWithin} from '../../src/search/client/complete';
import {hitOf, linesOf, strongFirst, toDocSearchHit} from '../../src/search/dialog/hits';
import {cleanSearch} from '../../src/search/dialog/storage';
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

test('every value given to DocSearch is escaped', () => {
  const hit = toDocSearchHit({
    objectID: 'x',
    url: '/docs/a#b',
    type: 'lvl2',
    hierarchy: [bomb, bomb, bomb],
    title: [{text: bomb, marked: true}],
    excerpt: [{text: bomb, marked: false}],
  });
  expect(JSON.stringify(hit)).not.toContain('<img');
  expect(hit._snippetResult.hierarchy.lvl2.value).toBe(
    '<mark>&lt;img src=x onerror=alert(1)&gt;</mark>',
  );
});

describe('hits of the hosted index', () => {
  const raw = {
    objectID: 'x',
    url: 'https://docs.coscene.cn/docs/a#b',
    type: 'lvl2',
    hierarchy: {lvl0: 'S', lvl1: 'P', lvl2: 'H'},
  };

  test('lead into this site', () => {
    expect(toHit(raw, origin)?.url).toBe('/docs/a#b');
  });

  test.each([
    ['another scheme', {...raw, url: 'javascript:alert(1)'}],
    ['no address', {...raw, url: undefined}],
    ['another type', {...raw, type: 'askAI'}],
    ['no page', {...raw, hierarchy: {lvl0: 'S'}}],
    ['no hierarchy', {...raw, hierarchy: undefined}],
  ])('with %s are left out', (_, hit) => {
    expect(toHit(hit, origin)).toBeUndefined();
  });
});

describe('stored searches', () => {
  const stored = {
    objectID: 'x',
    url: '/docs/a',
    type: 'lvl1',
    hierarchy: {lvl0: 'S', lvl1: 'P &amp; Q'},
  };

  test('stay as they are, escaped once', () => {
    const clean = cleanSearch(stored, origin);
    expect(clean).toMatchObject({url: '/docs/a', hierarchy: {lvl1: 'P &amp; Q'}});
    expect(cleanSearch(clean, origin)).toEqual(clean);
  });

  test('lose their markup', () => {
    expect(
      JSON.stringify(
        cleanSearch({...stored, content: bomb, hierarchy: {lvl0: bomb, lvl1: bomb}}, origin),
      ),
    ).not.toContain('<');
  });

  test.each([
    null,
    1,
    'x',
    [],
    {},
    {...stored, url: 'https://elsewhere.example/'},
    {...stored, url: 'javascript:alert(1)'},
    {...stored, type: 'lvl3'},
    {...stored, hierarchy: {lvl1: 7}},
  ])('that cannot be shown are dropped: %j', (value) => {
    expect(cleanSearch(value, origin)).toBeUndefined();
  });
});

describe('the fallback', () => {
  const request = {query: 'q', page: 0, hitsPerPage: 20, words: 10};
  const response = (source: SearchResponse['source']): SearchResponse => ({
    hits: [],
    total: 1,
    source,
  });
  const client = (search: SearchClient['search']): SearchClient => ({search, warm: () => {}});
  const embedded = client(async () => response('embedded'));
  const never = client(() => new Promise(() => {}));
  const refusing = client(async () => {
    throw new Error('refused');
  });

  test('answers in the place of hosts that refuse or are silent', async () => {
    expect((await withFallback(refusing, embedded, 20).search(request)).source).toBe('fallback');
    expect((await withFallback(never, embedded, 20).search(request)).source).toBe('fallback');
  });

  test('stands back when the hosts answer', async () => {
    expect(
      (
        await withFallback(
          client(async () => response('hosted')),
          embedded,
          20,
        ).search(request)
      ).source,
    ).toBe('hosted');
  });

  test('that cannot answer either leaves the error, or the late answer', async () => {
    await expect(withFallback(refusing, refusing, 20).search(request)).rejects.toThrow('refused');
    const late = client(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 60, response('hosted'));
        }),
    );
    expect((await withFallback(late, refusing, 20).search(request)).source).toBe('hosted');
  });
});

test('what is kept of a hit has no marks', () => {
  const hit = toDocSearchHit({
    objectID: 'x',
    url: '/docs/a',
    type: 'lvl1',
    hierarchy: ['S', 'P'],
    title: [{text: 'P', marked: true}],
    excerpt: [
      {text: 'a ', marked: false},
      {text: 'b', marked: true},
    ],
  });
  expect(hit.content).toBe('a b');
  expect(hit._snippetResult.content.value).toBe('a <mark>b</mark>');
  expect(hit.hierarchy.lvl1).toBe('P');
});

test('weak hits do not push strong ones of other sections and pages down', () => {
  const hit = (objectID: string, section: string, strength?: number, page = objectID) => ({
    objectID,
    url: `/${objectID}`,
    type: 'lvl1' as const,
    hierarchy: [section, page],
    title: [],
    strength,
  });
  const ids = (list: ReturnType<typeof hit>[]) => strongFirst(list).map(({objectID}) => objectID);
  expect(
    ids([
      hit('a', 'A', 1),
      hit('b', 'B', 0.8),
      hit('a2', 'A', 0.2),
      hit('b2', 'B', 0.2),
      hit('c', 'C', 0.1),
    ]),
  ).toEqual(['a', 'b', 'b2', 'c']);
  expect(ids([hit('a', 'A', 1), hit('a2', 'A', 0.2), hit('b', 'B', 0.1)])).toEqual([
    'a',
    'a2',
    'b',
  ]);
  expect(ids([hit('a', 'A'), hit('b', 'B'), hit('a2', 'A')])).toEqual(['a', 'b', 'a2']);
  // The dialog shows a page's hits together.
  expect(ids([hit('a', 'A', 1), hit('b', 'A', 0.7), hit('a#1', 'A', 0.5, 'a')])).toEqual([
    'a',
    'b',
  ]);
  expect(ids([hit('a', 'A', 1), hit('b', 'A', 0.6), hit('a#1', 'A', 0.5, 'a')])).toEqual([
    'a',
    'b',
    'a#1',
  ]);
  expect(ids([])).toEqual([]);
});

describe('a hit whose text is still to come', () => {
  const whole: Hit = {
    objectID: '/docs/a#b',
    url: '/docs/a#b',
    type: 'content',
    hierarchy: ['S', 'P', 'H'],
    title: [{text: 'H', marked: false}],
    excerpt: [{text: 'found', marked: true}],
  };
  const before = (complete: Promise<Hit>): Hit => ({
    ...whole,
    objectID: '/docs/a',
    url: '/docs/a',
    hierarchy: ['S', 'P'],
    excerpt: undefined,
    complete,
  });

  test('keeps the line of its page when that comes', async () => {
    const complete = Promise.resolve(whole);
    const given = before(complete);
    expect(linesOf(given)).toEqual({title: [], path: [{text: 'P', marked: false}]});
    expect(linesOf(whole)).toEqual({
      title: [{text: 'found', marked: true}],
      path: [{text: 'P › H', marked: false}],
    });
    // DocSearch copies hits, and leaves some of them out of what it stores.
    const {_snippetResult, ...stored} = {...toDocSearchHit(given)};
    expect(hitOf({_snippetResult})).toBe(given);
    expect(hitOf({...stored, _snippetResult: undefined})).toBeUndefined();
    await complete;
    expect(hitOf({_snippetResult})).toBe(whole);
    expect(hitOf(toDocSearchHit(whole))).toBeUndefined();
  });

  test('is waited for as long as that may take', async () => {
    const never = before(new Promise(() => {}));
    expect(await completeWithin([before(Promise.resolve(whole)), never, whole], 5)).toEqual([
      whole,
      never,
      whole,
    ]);
  });
});
