import {describe, expect, test} from 'vitest';
import {searchPushSettings, searchSettings, toQuery} from '../../src/config/search';

const hosted = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

describe('settings of the build', () => {
  test('none of them: embedded', () => {
    expect(searchSettings({})).toEqual({mode: 'embedded'});
    expect(
      searchSettings({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' ', SEARCH_FALLBACK: 'embedded'}),
    ).toEqual({mode: 'embedded'});
  });

  test('all of them: hosted, with everything else off', () => {
    expect(searchSettings(hosted)).toEqual({
      mode: 'hosted',
      appId: 'app',
      apiKey: 'key',
      indexName: 'docs',
      insights: false,
      fallback: false,
    });
  });

  test.each([
    [{...hosted, ALGOLIA_APP_ID: ''}, 'ALGOLIA_APP_ID missing'],
    [{ALGOLIA_APP_ID: 'app'}, 'ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME missing'],
    [
      {ALGOLIA_ASK_AI_ASSISTANT_ID: 'a'},
      'ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME missing',
    ],
  ])('some of them: the build stops and names what is missing, %j', (environment, says) => {
    expect(() => searchSettings(environment)).toThrow(says);
  });

  test('an app id that cannot be part of a host name is refused', () => {
    expect(() => searchSettings({...hosted, ALGOLIA_APP_ID: 'app; script-src *'})).toThrow(
      'ALGOLIA_APP_ID is "app; script-src *": only letters',
    );
  });
});

test('a query has 64 characters at most, and none of them by half', () => {
  expect(toQuery('a'.repeat(100))).toBe('a'.repeat(64));
  expect(toQuery(`${'a'.repeat(63)}😀`)).toBe('a'.repeat(63));
});

test('writing an index takes the admin key', () => {
  expect(() => searchPushSettings(hosted)).toThrow('ALGOLIA_ADMIN_API_KEY missing');
  expect(searchPushSettings({...hosted, ALGOLIA_ADMIN_API_KEY: 'secret'})).toEqual({
    appId: 'app',
    adminKey: 'secret',
    indexName: 'docs',
  });
});
