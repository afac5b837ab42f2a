import {describe, expect, it} from 'vitest';
import {formatAll} from './lib/finding';
import {readSite} from './lib/site';
import {rules} from './rules';

const site = await readSite();

describe('pages', () => {
  it('there are pages to check', () => {
    expect(site.pairs.length).toBeGreaterThan(0);
    expect(site.sidebarItems.length).toBeGreaterThan(0);
  });

  it.each(rules.map((rule) => ({...rule})))(
    '$name: $holds',
    async ({check}) => {
      // Compared as text, so that a failure lists every finding at once.
      expect(formatAll(await check(site))).toBe('');
    },
    120_000,
  );
});
