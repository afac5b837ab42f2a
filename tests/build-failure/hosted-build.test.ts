/**
 * A build with hosted search and the feedback form, as their variables make it, in a browser. The
 * browser tests of both rewrite settings in the main script of the ordinary build instead: this
 * one shows that a real build behaves like that.
 */
import path from 'node:path';
import {chromium} from 'playwright-core';
import {expect, it} from 'vitest';
import {serve} from '../../scripts/lib/bench-browser';
import {build, withSample} from './sample-site';

const minutes = 60_000;

const hit = {
  objectID: 'one',
  url: 'https://elsewhere.example/docs/overview#one',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: '文档', lvl1: '总览', lvl2: '一'},
  _snippetResult: {hierarchy: {lvl2: {value: '<mark>一</mark>', matchLevel: 'full'}}},
};

it(
  'a build for hosted search asks the hosts it names, and the feedback goes where it says',
  async () => {
    await withSample(async (sample) => {
      Object.assign(sample.environment, {
        ALGOLIA_APP_ID: 'REALAPP',
        ALGOLIA_API_KEY: 'realkey',
        ALGOLIA_INDEX_NAME: 'real-index',
        FEEDBACK_ENDPOINT: '/real-feedback',
      });
      const {exitCode, output} = await build(sample);
      expect(exitCode, output).toBe(0);
      expect(output).toContain('no embedded index');

      const site = await serve(path.join(sample.directory, 'build'));
      const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
      });
      try {
        const page = await browser.newPage();
        const foreign: string[] = [];
        const asked: unknown[] = [];
        const votes: unknown[] = [];
        await page.route(
          (url) => url.origin !== site.origin,
          async (route) => {
            const request = route.request();
            foreign.push(request.url());
            const key = new URL(request.url()).searchParams.get('x-algolia-api-key');
            asked.push({key, ...request.postDataJSON()});
            await route.fulfill({
              json: {results: [{index: 'real-index', hits: [hit], nbHits: 1}]},
              headers: {'access-control-allow-origin': '*'},
            });
          },
        );
        await page.route('**/real-feedback', async (route) => {
          votes.push(route.request().postDataJSON());
          await route.fulfill({status: 204});
        });
        await page.goto(`${site.origin}/docs/overview`, {waitUntil: 'networkidle'});
        expect(foreign).toEqual([]);

        await page.keyboard.press('Control+k');
        await page.locator('.DocSearch-Input').fill('设备');
        const link = page.locator('.DocSearch-Hit a[href]');
        await link.first().waitFor();
        expect(await link.first().getAttribute('href')).toBe('/docs/overview#one');
        expect(new URL(foreign[0] ?? '').hostname).toBe('realapp-dsn.algolia.net');
        expect(new URL(foreign[0] ?? '').pathname).toBe('/1/indexes/*/queries');
        expect(asked[0]).toMatchObject({
          key: 'realkey',
          requests: [
            {
              indexName: 'real-index',
              query: '设备',
              hitsPerPage: 20,
              clickAnalytics: false,
              facetFilters: ['language:zh', ['docusaurus_tag:default', expect.any(String)]],
            },
          ],
        });

        await page.keyboard.press('Escape');
        await page.getByRole('button', {name: '没有帮助', exact: true}).click();
        await page.getByLabel('缺少什么，或者哪里不对？').fill('一句话');
        await page.getByRole('button', {name: '发送', exact: true}).click();
        await page.getByText('谢谢你的反馈。').waitFor();
        expect(votes).toMatchObject([{message: '一句话'}]);
      } finally {
        await browser.close();
        site.close();
      }
    });
  },
  4 * minutes,
);
