/** Build settings: their effects, and the error with name and remedy for an invalid one. */
import {describe, expect, it} from 'vitest';
import config from '../../docusaurus.config';
import {analyticsSettings} from '../../src/config/analytics';
import {brand} from '../../src/config/brand';
import {isOn, siteUrl} from '../../src/config/environment';
import {faster} from '../../src/config/faster';
import {feedbackEndpoint, feedbackIssueUrl, feedbackOrigin} from '../../src/config/feedback';

const scriptUrl = 'https://stats.example.com/js/script.js';
const stats = {ANALYTICS_SCRIPT_URL: scriptUrl, ANALYTICS_DOMAIN: 'docs.example.com'};

type Read = (environment: Record<string, string | undefined>) => unknown;
type Variables = Parameters<Read>[0];

const isBannerOn: Read = (environment) => isOn(environment, 'BANNER');
const hasCache: Read = (environment) => faster(environment).rspackPersistentCache;

it('the site has the settings of the specification', () => {
  expect(brand.version).toBe('1.0.0');
  expect(config).toMatchObject({
    tagline: 'User Docs',
    baseUrl: '/',
    i18n: {
      defaultLocale: 'zh',
      locales: ['zh', 'en'],
      localeConfigs: {zh: {direction: 'ltr'}, en: {direction: 'ltr', baseUrl: '/en/'}},
    },
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    themeConfig: {
      colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
      mermaid: {theme: {light: 'default', dark: 'dark'}},
    },
  });
  // The sidebar cannot be hidden.
  expect(config.themeConfig?.docs).toEqual({sidebar: {autoCollapseCategories: true}});
});

describe('the settings of a build', () => {
  it.each<[environment: Variables, read: Read, value: unknown]>([
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
    [{}, hasCache, true],
    [{CI: 'true'}, hasCache, false],
  ])('are read from %j', (environment, read, value) => {
    expect(read(environment)).toEqual(value);
  });

  it.each<[environment: Variables, read: Read, says: string | RegExp]>([
    [
      {ANALYTICS_SCRIPT_URL: scriptUrl},
      analyticsSettings,
      /DOMAIN missing, while ANALYTICS_SCRIPT/,
    ],
    [{ANALYTICS_DOMAIN: 'a'}, analyticsSettings, /SCRIPT_URL missing, while ANALYTICS_DOMAIN/],
  ])('stop it if they are invalid: %j', (environment, read, says) => {
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
  ])('stop the build if %s is not a usable address', (name, read, wrong, says) => {
    for (const url of wrong) {
      expect(() => read({...stats, [name]: url})).toThrow(`${name} is "${url}": ${says}`);
    }
  });
});

it('an issue of feedback contains the page, its address, the language and the message', () => {
  const subject = {title: '创建记录', url: 'https://docs.example.com/docs/a', locale: 'zh'};
  const {searchParams} = new URL(feedbackIssueUrl(subject, '缺少 & 例子'));
  expect(searchParams.get('title')).toBe('文档反馈: 创建记录');
  for (const text of [subject.url, '中文', '缺少 & 例子']) {
    expect(searchParams.get('body')).toContain(text);
  }
});
