/** Build settings that extend the Content-Security-Policy for a service. */
import {expect, it} from 'vitest';
import {contentSecurityPolicy} from 'docusaurus-plugin-content-security';
import {thirdPartyOrigins} from '../../src/config/origins';

const stats = {
  ANALYTICS_SCRIPT_URL: 'https://stats.example.com/js/script.js',
  ANALYTICS_DOMAIN: 'docs.example.com',
};

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
