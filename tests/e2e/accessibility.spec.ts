/**
 * For `npm run test:full`, as templates.spec.ts looks at a page of every kind: every page of the sitemap against axe's rules for WCAG 2.2 AA and its best practices (headings in
 * order, landmarks, targets of 24 pixels among them), in both colour modes, on a desktop and on a
 * phone; and no page scrolls sideways at 320 pixels.
 *
 * The first page of a section is loaded, the others are opened from it, as a reader does: that takes a
 * third less time. Width and colour mode are changed in place. All rules run in light on a desktop; in
 * dark run the rules that read colours, and on a phone those that read places and sizes. What pages of
 * a section share (navbar, sidebar, footer) is checked with its first one, which has all rules on a
 * phone, too, and dark at both widths.
 */
import {expect, test, type Page} from '@playwright/test';
import type {RunOptions} from 'axe-core';
import {allRules, colourRules, runAxe} from './axe';
import {languages} from './languages';
import {saveData, visit} from './page';

const placeRules: RunOptions['runOnly'] = {
  type: 'rule',
  values: ['target-size', 'scrollable-region-focusable'],
};
const narrowest = 320;
/** Tests a language: enough to spread the pages evenly over the workers. */
const shards = 4;
/** What pages of a section share; with it, all of this takes 1.4 times as long. */
const frame = ['.theme-layout-navbar', '.theme-doc-sidebar-container', '.theme-layout-footer'];
/** Pages that the sitemap leaves out. */
const unlisted = ['/search', '/no-such-page'];

async function addresses(page: Page, prefix: string): Promise<string[]> {
  const response = await page.request.get(`${prefix}/sitemap.xml`);
  const listed = Array.from((await response.text()).matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) =>
    decodeURI(new URL(url!).pathname),
  );
  expect(listed.length).toBeGreaterThan(200);
  return [...listed, ...unlisted.map((path) => prefix + path)];
}

/** Gives the page a width, and code that watches its boxes the time to react. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Colours of the page to come are what they will be, at once. */
function withoutTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after {transition: none !important}');
  document.adoptedStyleSheets = [sheet];
}

/** Goes to another page in place, as the back button does. */
async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(
    (to) => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
      return canonical && decodeURI(new URL(canonical.href).pathname) === to;
    },
    address,
    {timeout: 40_000},
  );
}

const setMode = (page: Page, mode: string): Promise<void> =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);

async function check(
  page: Page,
  address: string,
  withFrame: boolean,
): Promise<{checks: number; found: string[]}> {
  const found: string[] = [];
  let checks = 0;
  await page.setViewportSize({width: 1280, height: 900});
  await (withFrame ? visit(page, address) : navigate(page, address));
  for (const width of [1280, 390]) {
    await setWidth(page, width);
    for (const [mode, rules] of [
      ['light', width === 1280 || withFrame ? allRules : placeRules],
      ['dark', colourRules],
    ] as const) {
      // Colours of a text are the same at any width.
      if (mode === 'dark' && width !== 1280 && !withFrame) {
        continue;
      }
      await setMode(page, mode);
      const lines = await runAxe(page, {exclude: withFrame ? [] : frame}, rules);
      found.push(...lines.map((line) => `${address}, ${width} pixels, ${mode}: ${line}`));
      checks += 1;
    }
  }
  await setWidth(page, narrowest);
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  if (scrolled > narrowest) {
    found.push(`${address} takes ${scrolled} pixels where the screen has ${narrowest}`);
  }
  return {checks: checks + 1, found};
}

for (const {code, prefix} of languages) {
  for (let shard = 0; shard < shards; shard += 1) {
    const title = `axe finds nothing on any page, ${code}, part ${shard + 1} of ${shards}`;
    test(title, {tag: '@full'}, async ({page}) => {
      // Some fifty pages; nothing here depends on the time that they take.
      test.setTimeout(900_000);
      await page.addInitScript(withoutTransitions);
      // Other pages are loaded when it is their turn.
      await saveData(page);
      const part = (await addresses(page, prefix)).filter((_, index) => index % shards === shard);
      const found: string[] = [];
      const sections = new Set<string>();
      let checks = 0;
      for (const address of part) {
        const section = address.slice(prefix.length).split('/').slice(0, 3).join('/');
        const result = await check(page, address, !sections.has(section));
        sections.add(section);
        found.push(...result.found);
        checks += result.checks;
      }
      console.log(
        `${code}, part ${shard + 1}: ${part.length} pages, ${checks} checks, ${found.length} violations`,
      );
      expect(found).toEqual([]);
    });
  }
}
