/** Pages as readers adapt them: larger, with wider spacing, with forced colours, without motion. */
import {expect, test, type Page} from '@playwright/test';
import {languages} from './languages';
import {visit} from './page';

/** A page of every kind. */
const kinds = [
  '/',
  '/docs/overview',
  '/docs/category/collaboration',
  '/docs/collaboration/record/create-record',
  '/docs/developers/openapi/intro',
  '/docs/developers/cocli/command-reference',
  '/docs/viz/message-schemas/point-cloud',
  '/docs/sim-and-tests/regression/yaml-sample',
  '/docs/automation/cron',
  '/docs/others/glossary',
  '/changelog',
  '/download',
  '/legal/privacy',
  '/search?q=a',
  '/no-such-page',
];

/** What WCAG 1.4.12 lets readers set. */
const spacing = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-bottom: 2em !important}
`;

// Fifteen pages each.
test.describe.configure({timeout: 180_000});

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Texts of which a part is cut off by their box, or by one around it that does not scroll. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((element) => {
        const {overflowX, overflowY, clipPath, visibility} = getComputedStyle(element);
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        return (
          visibility === 'visible' &&
          clipPath === 'none' &&
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

for (const {code, prefix} of languages) {
  test.describe(`adapted, ${code}`, () => {
    test('at 200 percent nothing scrolls sideways', async ({page}) => {
      // 1280 pixels at 200 percent.
      await page.setViewportSize({width: 640, height: 450});
      for (const path of kinds) {
        await visit(page, prefix + path);
        expect(await pageWidth(page), path).toBe(640);
      }
    });

    test('wider spacing cuts no text', async ({page}) => {
      for (const path of kinds) {
        await visit(page, prefix + path);
        const before = await cutTexts(page);
        await page.addStyleTag({content: spacing});
        expect(await cutTexts(page), path).toEqual(before);
      }
    });

    test('wider spacing on 320 pixels makes nothing scroll sideways', async ({page}) => {
      await page.setViewportSize({width: 320, height: 900});
      for (const path of kinds) {
        await visit(page, prefix + path);
        await page.addStyleTag({content: spacing});
        // Tables take a moment to open their scroll boxes.
        await expect.poll(() => pageWidth(page), path).toBe(320);
      }
    });

    test('without motion, nothing moves', async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      for (const path of kinds) {
        await visit(page, prefix + path);
        const moving = await page.evaluate(
          () =>
            Array.from(document.querySelectorAll('*')).filter((element) => {
              const {animationDuration, transitionDuration, scrollBehavior} =
                getComputedStyle(element);
              const times = `${animationDuration},${transitionDuration}`.split(',');
              return scrollBehavior === 'smooth' || times.some((time) => parseFloat(time) > 0.001);
            }).length,
        );
        expect(moving, path).toBe(0);
      }
    });

    test('with forced colours the marks of state and focus are seen', async ({page}) => {
      await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
      await visit(page, `${prefix}/docs/developers/openapi/intro`);
      const border = (selector: string, side: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), side);
      const system = (name: string) =>
        page.evaluate((value) => {
          const probe = document.createElement('div');
          probe.style.cssText = `forced-color-adjust: none; color: ${value}`;
          document.body.append(probe);
          const {color} = getComputedStyle(probe);
          probe.remove();
          return color;
        }, name);
      const canvas = await system('Canvas');
      const tab = 'border-bottom-color';
      expect(await border('.tabs__item--active', tab)).not.toBe(canvas);
      expect(await border('.tabs__item:not(.tabs__item--active)', tab)).toBe(canvas);
      const link = 'border-left-color';
      const sidebar = '.theme-doc-sidebar-container .menu__link';
      expect(await border(`${sidebar}--active:not(.menu__link--sublist)`, link)).not.toBe(canvas);
      expect(await border(`${sidebar}:not(.menu__link--active)`, link)).toBe(canvas);
      const shape = (selector: string, pseudo: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, name) => getComputedStyle(element, name).backgroundColor, pseudo);
      const text = await system('CanvasText');
      expect(await shape('.theme-doc-sidebar-container .menu__caret', '::before')).toBe(text);
      expect(await shape('.breadcrumbs__item:not(:last-child)', '::after')).toBe(text);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement!);
        return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
      });
      expect(outline).toBeGreaterThanOrEqual(2);
    });
  });
}
