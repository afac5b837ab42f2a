/**
 * A page of every kind, loaded once for many checks: axe in both color modes, wide and narrow, the adaptation
 * to reader settings, and the language of its frame. `npm test` checks each kind in one language, `npm run
 * test:full` in both.
 */
import {expect, test, type Page} from '@playwright/test';
import {pageFaults} from './axe';
import {languages, visit, visitSettled, watchErrors} from './page';
import {pace} from '../pace';

/** Performance entry that is missing in the types of TypeScript. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    shift?: number;
  }
}

const kinds = [
  '/',
  '/docs/overview',
  '/docs/category/collaboration',
  '/docs/collaboration/record/create-record',
  '/docs/developers/openapi/intro',
  '/docs/developers/cocli/command-reference',
  '/docs/developers/cocli/record-commands',
  '/docs/developers/concepts/permission-matrix',
  '/docs/viz/message-schemas/introduction',
  '/docs/viz/message-schemas/point-cloud',
  '/docs/sim-and-tests/regression/yaml-sample',
  '/docs/automation/cron',
  '/docs/others/glossary',
  '/changelog',
  '/download',
  '/legal/privacy',
  '/security/security-white-paper',
  '/search?q=a',
  '/no-such-page',
];

/** Text spacing of WCAG 1.4.12. */
const spacing = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-bottom: 2em !important}
`;

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Texts clipped by their box, or by a non-scrolling ancestor. Excerpts truncated with an ellipsis link to the
 * complete text.
 */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((element) => {
        const {overflowX, overflowY, clipPath, visibility, webkitLineClamp} =
          getComputedStyle(element);
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        return (
          visibility === 'visible' &&
          clipPath === 'none' &&
          webkitLineClamp === 'none' &&
          element.clientWidth > 1 &&
          element.clientHeight > 1 &&
          element.textContent?.trim() !== '' &&
          element.closest('svg, [aria-hidden="true"]') === null &&
          ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => `${element.tagName}.${element.className}`),
  );

/** Elements that a style sheet animates despite reduced motion. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll('*')).filter((element) => {
        const {animationDuration, transitionDuration, scrollBehavior} = getComputedStyle(element);
        const times = `${animationDuration},${transitionDuration}`.split(',');
        return scrollBehavior === 'smooth' || times.some((time) => parseFloat(time) > 0.001);
      }).length,
  );

/** Texts of the frame around the content, including accessible names. */
const frameTexts = (page: Page) =>
  page.evaluate(() => {
    const others = 'script, style, noscript, svg, kbd, .theme-doc-markdown, article .markdown';
    return Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((element) => !element.closest(others))
      .flatMap((element) => [
        ...['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name)),
        ...Array.from(element.childNodes)
          .filter((child) => child.nodeType === Node.TEXT_NODE)
          .map((child) => child.textContent),
      ])
      .map((text) => text?.trim() ?? '')
      .filter((text) => text !== '');
  });

/** Fields that would cause iOS to zoom the page. */
const smallFields = (page: Page) =>
  page
    .locator('input, select, textarea')
    .evaluateAll(
      (all) => all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).length,
    );

/** Names that are the same in both languages. */
const names =
  /「[^」]*」|coScene|GitHub|OpenAPI|English|中文|API|coCLI|Cron|S3|Jira|Teambition|APT|coBridge|Copyright|©|Postman|ROS|YAML|Docker|MCAP|[A-Z][a-z]+[A-Z]\w*(?:<\w+>|\(\))?/g;

/** Texts in the wrong language. */
const foreign = (texts: string[], code: string) =>
  texts.filter((text) =>
    code === 'en'
      ? /\p{Script=Han}/u.test(text.replaceAll(names, ''))
      : !/\p{Script=Han}/u.test(text) && /[A-Za-z]{2}/.test(text.replaceAll(names, '')),
  );

for (const [index, path] of kinds.entries()) {
  for (const [side, {code, prefix, htmlLang}] of languages.entries()) {
    const tag = index % 2 === side ? [] : ['@full'];
    test(`a page like ${path} is accessible, ${code}`, {tag}, async ({page}) => {
      test.setTimeout(120_000 * pace);
      const errors = watchErrors(page);
      await visit(page, prefix + path);
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('h1')).toHaveCount(1);
      expect.soft(await pageFaults(page), 'axe').toEqual([]);

      await page.emulateMedia({reducedMotion: 'reduce'});
      expect.soft(await moving(page), 'without motion nothing moves').toBe(0);
      // 1280 pixels at 200 percent.
      await page.setViewportSize({width: 640, height: 450});
      await expect.soft.poll(() => pageWidth(page), 'width at 200 percent').toBe(640);
      await page.setViewportSize({width: 320, height: 900});
      await expect.soft.poll(() => pageWidth(page), 'width at 320 pixels').toBe(320);
      expect.soft(await smallFields(page), 'fields below 16 pixels').toBe(0);
      await page.setViewportSize({width: 1280, height: 900});
      const before = await cutTexts(page);
      await page.addStyleTag({content: spacing});
      expect.soft(await cutTexts(page), 'wider spacing cuts no text').toEqual(before);
      await page.setViewportSize({width: 320, height: 900});
      await expect.soft.poll(() => pageWidth(page), 'width with wider spacing').toBe(320);
      expect(errors).toEqual([]);
    });
  }
}

for (const width of [390, 1280]) {
  test(`nothing shifts while a page loads, ${width} pixels`, async ({page}) => {
    test.setTimeout(120_000 * pace);
    await page.setViewportSize({width, height: 844});
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const {value, hadRecentInput} of list.getEntries() as LayoutShift[]) {
          window.shift = (window.shift ?? 0) + (hadRecentInput ? 0 : value);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    for (const path of kinds) {
      await visitSettled(page, path);
      expect.soft(await page.evaluate(() => window.shift ?? 0), path).toBeLessThan(0.01);
    }
  });
}

/** Left edge, top and width of each card whose grid is drawn before the page is complete. */
const cardPlaces = (page: Page) =>
  page.locator('main article, main div > ul > li').evaluateAll((all) =>
    all.map((card) => {
      const {x, y, width} = card.getBoundingClientRect();
      return [x, y, width].map(Math.round);
    }),
  );

test('the names in a list of pages are in one column', async ({page}) => {
  await page.goto('/en/docs/category/cocli');
  const names = page.locator('main article a > [data-part="picture"] + span');
  const edges = await names.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x));
  expect(edges.length).toBeGreaterThan(12);
  expect(new Set(edges).size).toBe(1);
});

test('the rows of cards are full', async ({page}) => {
  for (const width of [768, 1280, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const name of ['device', 'developer', 'panel', 'use-case', 'core-concepts']) {
      await page.goto(`/en/docs/category/${name}`);
      const gaps = await page.locator('section > :has(> article)').evaluateAll((grids) =>
        grids.map((grid) => {
          const end = (part: Element) => part.getBoundingClientRect().right;
          return Math.round(end(grid) - end(grid.lastElementChild!));
        }),
      );
      expect(gaps.length).toBeGreaterThan(0);
      expect(new Set(gaps), `${name} at ${width}`).toEqual(new Set([0]));
    }
  }
});

test.describe('after the first part of a page', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 1280, height: 900}});

  for (const path of ['/docs/category/collaboration', '/docs/category/device', '/about']) {
    test(`cards are at their final positions, ${path}`, async ({page}) => {
      const html = await (await page.request.get(path)).text();
      await page.goto(path);
      const whole = await cardPlaces(page);
      const ends = [...html.matchAll(/<\/(?:article|li)>/g)].map(({index}) => index);
      const parts = ends.filter((end) => end > html.indexOf('<main')).slice(0, whole.length);
      expect(parts.length).toBeGreaterThan(2);
      for (const end of parts) {
        await page.route(`**${path}`, (route) =>
          route.fulfill({contentType: 'text/html', body: html.slice(0, end)}),
        );
        await page.goto(path);
        const arrived = await cardPlaces(page);
        // The height of a row follows its tallest card, so the top is compared in the first row only.
        expect.soft(arrived[0]).toEqual(whole[0]);
        expect
          .soft(arrived.map(([x, , width]) => [x, width]))
          .toEqual(whole.slice(0, arrived.length).map(([x, , width]) => [x, width]));
        await page.unroute(`**${path}`);
      }
    });
  }
});

for (const {code, prefix} of languages) {
  test(`the frame around the content is in the language of the page, ${code}`, async ({page}) => {
    for (const path of [
      '/',
      '/docs/overview',
      '/docs/category/collaboration',
      '/search',
      '/no-such-page',
    ]) {
      await visit(page, prefix + path);
      expect(foreign(await frameTexts(page), code), path).toEqual([]);
    }
  });
}

test('with forced colors the active tab, the current section and the focus are visible', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await visit(page, '/docs/developers/openapi/intro');
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderBottomColor);
  const other = await edge('.tabs__item:not(.tabs__item--active)');
  expect(await edge('.tabs__item--active')).not.toBe(other);
  const current = page.locator('.navbar__link--active').first();
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  await page.keyboard.press('Tab');
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(await outline()).not.toBe('none');
});
