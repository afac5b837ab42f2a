/** Build settings of the search. */
import {describe, expect, it} from 'vitest';
import {toQuery} from 'docusaurus-theme-search';
import {searchPushSettings, searchSettings} from '../../src/config/search';

const hosted = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};
const embedded = {mode: 'embedded'};
const [appId, apiKey, adminKey, indexName] = ['app', 'key', 'secret', 'docs'];

type Read = (environment: Record<string, string | undefined>) => unknown;
type Variables = Parameters<Read>[0];

describe('the settings of the search', () => {
  it.each<[environment: Variables, read: Read, value: unknown]>([
    [{}, searchSettings, embedded],
    [{ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' '}, searchSettings, embedded],
    [hosted, searchSettings, {mode: 'hosted', appId, apiKey, indexName, insights: false}],
    [
      {...hosted, ALGOLIA_ADMIN_API_KEY: adminKey},
      searchPushSettings,
      {appId, adminKey, indexName},
    ],
  ])('are read from %j', (environment, read, value) => {
    expect(read(environment)).toEqual(value);
  });

  it.each<[environment: Variables, read: Read, says: string | RegExp]>([
    [
      {...hosted, ALGOLIA_APP_ID: 'a; b *'},
      searchSettings,
      'ALGOLIA_APP_ID is "a; b *": only letters',
    ],
    [{...hosted, ALGOLIA_APP_ID: ''}, searchSettings, 'ALGOLIA_APP_ID missing'],
    [{ALGOLIA_APP_ID: 'a'}, searchSettings, 'ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME missing'],
    [{ALGOLIA_ASK_AI_ASSISTANT_ID: 'a'}, searchSettings, /APP_ID, .*API_KEY, .*INDEX_NAME missing/],
    [hosted, searchPushSettings, 'ALGOLIA_ADMIN_API_KEY missing'],
  ])('stop the build if they are invalid: %j', (environment, read, says) => {
    expect(() => read(environment)).toThrow(says);
  });
});

it('truncates a search query to 64 characters, and splits none of them', () => {
  expect(toQuery('a'.repeat(100))).toBe('a'.repeat(64));
  expect(toQuery(`${'a'.repeat(63)}😀`)).toBe('a'.repeat(63));
});
