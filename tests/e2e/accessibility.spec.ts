/**
 * For `npm run test:full`: every page of the sitemap, checked with axe in both color modes, on a desktop and on a
 * phone. (templates.spec.ts checks the same, and more, on a page of every kind.)
 */
import {expect, test} from '@playwright/test';
import {pageFaults} from './axe';
import {languages, saveData, visit} from './page';
import {pace} from '../pace';

/** Number of tests per language: enough to distribute the pages evenly over the workers. */
const shards = 4;
const narrowest = 320;

for (const {code, prefix} of languages) {
  for (let shard = 0; shard < shards; shard += 1) {
    const title = `axe finds nothing on any page, ${code}, part ${shard + 1} of ${shards}`;
    test(title, {tag: '@full'}, async ({page}) => {
      // Some fifty pages; no assertion depends on their duration.
      test.setTimeout(1_800_000 * pace);
      await saveData(page);
      const sitemap = await (await page.request.get(`${prefix}/sitemap.xml`)).text();
      const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => new URL(url!));
      expect(listed.length).toBeGreaterThan(200);
      const part = listed.filter((_, index) => index % shards === shard);
      for (const {pathname} of part) {
        await page.setViewportSize({width: 1280, height: 900});
        await visit(page, pathname);
        expect.soft(await pageFaults(page), pathname).toEqual([]);
        await page.setViewportSize({width: narrowest, height: 900});
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.soft.poll(width, `${pathname} scrolls sideways`).toBe(narrowest);
      }
    });
  }
}
