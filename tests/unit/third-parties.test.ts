import {describe, expect, test} from 'vitest';
import {analyticsSettings} from '../../src/config/analytics';
import {contentSecurityPolicy, thirdPartyOrigins} from '../../src/config/contentSecurity';

const scriptUrl = 'https://stats.example.com/js/script.js';
const both = {ANALYTICS_SCRIPT_URL: scriptUrl, ANALYTICS_DOMAIN: 'docs.example.com'};

describe('analytics', () => {
  test('is off without settings and on with both', () => {
    expect(analyticsSettings({})).toBeUndefined();
    expect(analyticsSettings({ANALYTICS_SCRIPT_URL: ' ', ANALYTICS_DOMAIN: ''})).toBeUndefined();
    expect(analyticsSettings(both)).toEqual({scriptUrl, domain: 'docs.example.com'});
  });

  test.each([
    [{ANALYTICS_SCRIPT_URL: scriptUrl}, /ANALYTICS_DOMAIN missing, while ANALYTICS_SCRIPT_URL/],
    [{ANALYTICS_DOMAIN: 'a'}, /ANALYTICS_SCRIPT_URL missing, while ANALYTICS_DOMAIN/],
    [{...both, ANALYTICS_SCRIPT_URL: 'stats.example.com'}, /is "stats\.example\.com": write/],
    [{...both, ANALYTICS_SCRIPT_URL: 'http://stats.example.com/a.js'}, /beginning with https/],
    [{...both, ANALYTICS_SCRIPT_URL: 'javascript:alert(1)'}, /beginning with https/],
  ])('stops at %o', (environment, says) => {
    expect(() => analyticsSettings(environment)).toThrow(says);
  });
});

describe('hosts of others', () => {
  test('are allowed by the content security policy', () => {
    const policy = contentSecurityPolicy({scripts: []}, thirdPartyOrigins(both));
    expect(policy).toMatch(/script-src [^;]*https:\/\/stats\.example\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/stats\.example\.com/);
  });
});
