/** Variables of a build: what they switch on, and that a wrong one stops it with its name and what to write. */
import {describe, expect, it} from 'vitest';
import {analyticsSettings} from '../../src/config/analytics';
import {brand} from '../../src/config/brand';
import {contentSecurityPolicy} from 'docusaurus-plugin-content-security';
import {thirdPartyOrigins} from '../../src/config/origins';
import {isOn, siteUrl} from '../../src/config/environment';
import {feedbackEndpoint, feedbackIssueUrl, feedbackOrigin} from '../../src/config/feedback';
import {toQuery} from 'docusaurus-theme-search';
import {searchPushSettings, searchSettings} from '../../src/config/search';

const hosted = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};
const scriptUrl = 'https://stats.example.com/js/script.js';
const stats = {ANALYTICS_SCRIPT_URL: scriptUrl, ANALYTICS_DOMAIN: 'docs.example.com'};
const embedded = {mode: 'embedded'};
const [appId, apiKey, adminKey, indexName] = ['app', 'key', 'secret', 'docs'];
const [insights, fallback] = [false, false];

type Read = (environment: Record<string, string | undefined>) => unknown;
type Variables = Parameters<Read>[0];

const isBannerOn: Read = (environment) => isOn(environment, 'BANNER');

describe('the settings of a build', () => {
  it.each<[environment: Variables, read: Read, value: unknown]>([
    [{}, searchSettings, embedded],
    [{ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' ', SEARCH_FALLBACK: 'on'}, searchSettings, embedded],
    [hosted, searchSettings, {mode: 'hosted', appId, apiKey, indexName, insights, fallback}],
    [
      {...hosted, ALGOLIA_ADMIN_API_KEY: adminKey},
      searchPushSettings,
      {appId, adminKey, indexName},
    ],
    [{SITE_URL: ' '}, siteUrl, brand.siteUrl],
    [{SITE_URL: 'https://preview.example.com'}, siteUrl, 'https://preview.example.com'],
    [{SITE_URL: 'http://localhost:3000/'}, siteUrl, 'http://localhost:3000'],
    [{ANALYTICS_SCRIPT_URL: ' ', ANALYTICS_DOMAIN: ''}, analyticsSettings, undefined],
    [stats, analyticsSettings, {scriptUrl, domain: 'docs.example.com'}],
    [{FEEDBACK_ENDPOINT: ' '}, feedbackEndpoint, undefined],
    [{FEEDBACK_ENDPOINT: 'https://a.example.com/b'}, feedbackEndpoint, 'https://a.example.com/b'],
    [{FEEDBACK_ENDPOINT: '/api/feedback'}, feedbackEndpoint, '/api/feedback'],
    [{FEEDBACK_ENDPOINT: 'https://a.example.com/b?c=d'}, feedbackOrigin, 'https://a.example.com'],
    [{FEEDBACK_ENDPOINT: '/api/feedback'}, feedbackOrigin, undefined],
    [{BANNER: '1'}, isBannerOn, true],
    [{BANNER: 'yes'}, isBannerOn, true],
    [{BANNER: '0'}, isBannerOn, false],
    [{BANNER: 'off'}, isBannerOn, false],
    [{}, isBannerOn, false],
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
    [
      {ANALYTICS_SCRIPT_URL: scriptUrl},
      analyticsSettings,
      /DOMAIN missing, while ANALYTICS_SCRIPT/,
    ],
    [{ANALYTICS_DOMAIN: 'a'}, analyticsSettings, /SCRIPT_URL missing, while ANALYTICS_DOMAIN/],
  ])('stop it where they are wrong: %j', (environment, read, says) => {
    expect(() => read(environment)).toThrow(says);
  });

  it.each<[name: string, read: Read, wrong: string[], says: string]>([
    [
      'ANALYTICS_SCRIPT_URL',
      analyticsSettings,
      ['a.com', 'http://a.com/a.js', 'javascript:b'],
      'write',
    ],
    [
      'FEEDBACK_ENDPOINT',
      feedbackEndpoint,
      ['http://a.com', '//a.com', '/\\a.com', 'a.com', 'https://'],
      'write',
    ],
    [
      'SITE_URL',
      siteUrl,
      [
        'a.com',
        'https://',
        'ftp://a.com',
        'localhost:3000',
        'https://a.com/docs',
        'https://b:c@a.com',
      ],
      'write scheme and host alone',
    ],
  ])('stop it where %s is no address to be used', (name, read, wrong, says) => {
    for (const url of wrong) {
      expect(() => read({...stats, [name]: url})).toThrow(`${name} is "${url}": ${says}`);
    }
  });
});

it('the policy for scripts allows the host that counts visits', () => {
  const policy = contentSecurityPolicy([], thirdPartyOrigins(stats));
  expect(policy).toMatch(/script-src [^;]*https:\/\/stats\.example\.com/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/stats\.example\.com/);
});

it('the banner for a wrong base URL may write its HTML', () => {
  const policyOf = (value: string) =>
    contentSecurityPolicy([], thirdPartyOrigins({BASE_URL_ISSUE_BANNER: value}));
  expect(policyOf('1')).not.toContain('trusted-types');
  expect(policyOf('')).toContain('trusted-types');
});

it('a search query has 64 characters at most, and none of them by half', () => {
  expect(toQuery('a'.repeat(100))).toBe('a'.repeat(64));
  expect(toQuery(`${'a'.repeat(63)}😀`)).toBe('a'.repeat(63));
});

it('an issue of feedback holds the page, its address, the language and the message', () => {
  const subject = {title: '创建记录', url: 'https://docs.example.com/docs/a', locale: 'zh'};
  const {searchParams} = new URL(feedbackIssueUrl(subject, '缺少 & 例子'));
  expect(searchParams.get('title')).toBe('文档反馈: 创建记录');
  for (const text of [subject.url, '中文', '缺少 & 例子']) {
    expect(searchParams.get('body')).toContain(text);
  }
});
