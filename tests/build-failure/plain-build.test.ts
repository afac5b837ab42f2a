/**
 * `LEAN=0`: a build without what keeps the JavaScript small, in a browser. It is there to tell a
 * fault of ours from one of Docusaurus, so it has to work itself.
 */
import path from 'node:path';
import {expect, it} from 'vitest';
import {serve} from '../../scripts/lib/serve';
import {withPage} from './browser';
import {build, withSample} from './sample-site';

const minutes = 60_000;

it(
  'a build without the lean client starts, navigates and searches',
  () =>
    withSample(async (sample) => {
      sample.environment.LEAN = '0';
      const {exitCode, output} = await build(sample);
      expect(exitCode, output).toBe(0);
      const site = await serve(path.join(sample.directory, 'build'));
      try {
        await withPage(async (page, complaints) => {
          await page.goto(`${site.origin}/docs/overview`);
          await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
          await page.evaluate(() => Object.assign(window, {sameDocument: true}));
          await page.locator('main').getByRole('link', {name: '简介'}).first().click();
          await page.waitForURL('**/docs/developers/openapi/intro#start');
          await page.getByRole('heading', {name: '开始'}).waitFor();
          await page.keyboard.press('Control+k');
          await page.locator('.DocSearch-Input').fill('总览');
          await page.locator('.DocSearch-Hit a[href="/docs/overview"]').click();
          await page.waitForURL('**/docs/overview');
          await page.getByRole('heading', {name: '一'}).waitFor();
          expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
          expect(complaints).toEqual([]);
        });
      } finally {
        site.close();
      }
    }),
  4 * minutes,
);
