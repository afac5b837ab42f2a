import {describe, expect, it} from 'vitest';
import {formatAll, readSite, rules} from 'content-checks';
import {contentConfig} from '../../content-checks.config';
import {pace} from '../pace';

const site = await readSite(contentConfig);

describe('pages', () => {
  it('exist', () => {
    expect(site.pairs.length).toBeGreaterThan(0);
    expect(site.sidebarItems.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(rules))(
    'pass the rule %s',
    async (_name, check) => {
      // Compared as text, so that a failure lists all findings.
      expect(formatAll(await check(site))).toBe('');
    },
    120_000 * pace,
  );
});
