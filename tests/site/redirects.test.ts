import {describe, expect, test} from 'vitest';
import {redirects} from '../../src/config/redirects';
import {builtPages, headValue, readBuilt} from './built';

describe('old addresses', () => {
  test.each(['', '/en'])('have a redirect page on any host %s', (prefix) => {
    const pages = builtPages();
    for (const {from, to} of redirects) {
      const page = readBuilt(`${prefix}${from}/index.html`);
      expect(page).toContain(`http-equiv="refresh" content="0; url=${prefix}${to}"`);
      expect(page).not.toContain('<script');
      expect(page).toContain('<meta name="robots" content="noindex">');
      const [address, anchor] = (prefix + to).split('#');
      const target = pages.find((candidate) => candidate.path === address);
      if (anchor) {
        expect(readBuilt(target!.file), to).toMatch(new RegExp(`\\sid="?${anchor}[\\s">]`));
      }
      expect(headValue(target!, 'name', 'robots')).toBeUndefined();
    }
  });

  test('are listed for hosts that redirect', () => {
    const lines = readBuilt('_redirects').trim().split('\n');
    expect(lines).toHaveLength(2 * redirects.length);
    expect(lines).toContain(
      '/en/docs/viz/message-schemas/built-in%20types /en/docs/viz/message-schemas/built-in-types 301',
    );
  });
});
