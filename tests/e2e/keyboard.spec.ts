/**
 * The frame of the site by keyboard: dropdown, menu of small screens, sidebar, tabs, and where the
 * focus is after a navigation. What opens from the text has its keys tested where it is tested
 * (search, copy menu, figures, glossary, code).
 */
import {expect, test, type Page} from '@playwright/test';
import {languages} from './languages';
import {visit} from './page';

/** What a reader who presses Tab again and again comes across, until it starts anew. */
async function walk(page: Page, limit: number): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate(() => {
    (window as unknown as {stops: Set<Element>}).stops = new Set();
  });
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) {
        return undefined;
      }
      const {stops} = window as unknown as {stops: Set<Element>};
      if (stops.has(element)) {
        return undefined;
      }
      stops.add(element);
      const look = () =>
        [element, element.parentElement!]
          .map((one) => {
            const {outlineStyle, outlineWidth, boxShadow, borderColor} = getComputedStyle(one);
            const outline = outlineStyle === 'none' ? 'none' : outlineStyle + outlineWidth;
            return [outline, boxShadow, borderColor].join();
          })
          .join();
      const focused = look();
      // A link in a text may begin at the end of a line.
      const place = () => element.getClientRects()[0] ?? new DOMRect();
      const shown = () => {
        const {x, y, width, height} = place();
        const [visibleX, visibleY] = [Math.max(x, 0), Math.max(y, 0)];
        return document.elementFromPoint(
          (visibleX + Math.min(x + width, innerWidth)) / 2,
          (visibleY + Math.min(y + height, innerHeight)) / 2,
        );
      };
      const isSeen = () => {
        const hit = shown();
        return hit !== null && (element.contains(hit) || hit.contains(element));
      };
      // A busy browser brings it into sight some frames later.
      for (let frame = 0; frame < 30 && !isSeen(); frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      const seen = isSeen();
      element.blur();
      const blurred = look();
      element.focus({preventScroll: true});
      const faults = [];
      if (focused === blurred) {
        faults.push('looks as without focus');
      }
      if (!seen) {
        const {x, y, width, height} = place();
        const box = [x, y, width, height].map(Math.round).join(' ');
        faults.push(`cannot be seen: ${box}, there is ${shown()?.outerHTML.slice(0, 80)}`);
      }
      const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return faults.map((fault) => `${element.tagName} "${text}" ${fault}`);
    });
    if (!found) {
      break;
    }
    problems.push(...found);
  }
  const missed = await page.evaluate(() => {
    const {stops} = window as unknown as {stops: Set<Element>};
    const focusable =
      'a[href], button:not(:disabled), input:not([type="radio"]), select, textarea, summary, [tabindex="0"]';
    return Array.from(document.querySelectorAll<HTMLElement>(focusable))
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          element.checkVisibility({visibilityProperty: true}) &&
          !stops.has(element),
      )
      .map((element) => `${element.outerHTML.slice(0, 120)} is not reached`);
  });
  problems.push(...missed.slice(0, 5));
  return problems;
}

for (const language of languages) {
  const at = (path: string) => `${language.prefix}${path}`;

  test.describe(`keyboard, ${language.code}`, () => {
    test('the language menu opens by Space and Enter; Escape closes it', async ({page}) => {
      await visit(page, at('/docs/overview'));
      const button = page.locator('.navbar .dropdown > [role="button"]');
      const other = page
        .locator('.navbar .dropdown__menu')
        .getByRole('link', {name: language.otherLanguage});
      for (const key of ['Space', 'Enter']) {
        await button.focus();
        await page.keyboard.press(key);
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(other).toBeVisible();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(button).toBeFocused();
        await expect(other).toBeHidden();
      }
      await button.focus();
      await page.keyboard.press('Space');
      await other.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', language.otherHtmlLang);
    });

    test('what the mouse opens, Escape closes until the mouse comes again', async ({page}) => {
      await visit(page, at('/docs/overview'));
      const button = page.locator('.navbar .dropdown > [role="button"]');
      const menu = page.locator('.navbar .dropdown__menu');
      await button.hover();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await page.mouse.move(600, 600);
      await button.hover();
      await expect(menu).toBeVisible();
      // Opened by a key as well.
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });

    test('the menu of small screens holds the focus; Escape returns it', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await visit(page, at('/docs/overview'));
      const button = page.getByRole('button', {name: language.openMenu});
      await button.focus();
      await page.keyboard.press('Enter');
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('button', {name: language.closeMenu})).toBeFocused();
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press(press < 20 ? 'Tab' : 'Shift+Tab');
        const where = await page.evaluate(() => {
          const {activeElement} = document;
          return activeElement === document.body || activeElement?.closest('.navbar-sidebar');
        });
        expect(where).toBeTruthy();
      }
      await page.keyboard.press('Escape');
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[inert]'))).toBeNull();
    });

    test('a category of the sidebar opens, and leads to its pages', async ({page}) => {
      await visit(page, at('/docs/overview'));
      const category = page
        .locator('.theme-doc-sidebar-container .theme-doc-sidebar-item-category-level-1')
        .nth(1);
      const caret = category.locator('> .menu__list-item-collapsible > button');
      await caret.focus();
      await page.keyboard.press('Enter');
      await expect(caret).toHaveAttribute('aria-expanded', 'true');
      await expect(caret).toBeFocused();
      const first = category.locator('> ul a').first();
      await expect(first).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await expect(caret).toHaveAttribute('aria-expanded', 'false');
      await expect(caret).toBeFocused();
    });

    test('tabs change by arrow keys, and are one stop', async ({page}) => {
      await visit(page, at('/docs/developers/openapi/intro'));
      const list = page.getByRole('tablist').first();
      const tabs = list.getByRole('tab');
      await tabs.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(tabs.nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Tab');
      expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(
        false,
      );
    });

    test('a navigation is announced, and the next Tab starts at the top or at the heading', async ({
      page,
    }) => {
      await visit(page, at('/docs/collaboration/record/quick-start-record'));
      const announcer = page.locator('body > [role="status"]');
      await expect(announcer).toBeEmpty();
      await page.locator('.pagination-nav__link--next').press('Enter');
      await expect(page).toHaveURL(at('/docs/collaboration/record/create-record'));
      await expect(announcer).not.toBeEmpty();
      await expect(announcer).toHaveText(await page.title());
      await expect(announcer).toContainText(await page.locator('h1').innerText());
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: language.skip})).toBeFocused();

      await visit(page, at('/no-such-page'));
      await page.evaluate((address) => {
        document.querySelector('main a')!.setAttribute('id', 'way');
        history.pushState({}, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      }, at('/docs/collaboration/record/create-record#next-steps'));
      await expect(page.locator('#next-steps')).toBeInViewport();
      await page.keyboard.press('Tab');
      const isAfter = await page.evaluate(() => {
        const heading = document.getElementById('next-steps')!;
        const place = heading.compareDocumentPosition(document.activeElement!);
        return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      });
      expect(isAfter).toBe(true);
    });
  });
}

test.describe('every stop of the keyboard is reached, seen and marked', () => {
  const [zh, en] = languages;
  for (const [{prefix}, path, width] of [
    [zh, '/', 1280],
    [en, '/', 390],
    [en, '/docs/overview', 1280],
    [zh, '/docs/overview', 390],
    [zh, '/docs/category/collaboration', 1280],
    [en, '/docs/developers/openapi/intro', 1280],
    [zh, '/docs/sim-and-tests/regression/yaml-sample', 1280],
    [en, '/docs/automation/cron', 390],
    [zh, '/docs/viz/message-schemas/point-cloud', 1280],
    [en, '/docs/collaboration/record/create-record', 390],
    [zh, '/download', 1280],
    [en, '/search?q=device', 1280],
    [zh, '/no-such-page', 1280],
  ] as const) {
    test(`${prefix}${path}, ${width} pixels`, async ({page}) => {
      test.setTimeout(180_000);
      await page.setViewportSize({width, height: 900});
      await visit(page, prefix + path);
      // Text that becomes narrower or wider moves what has been brought into sight.
      await page.evaluate(() => document.fonts.ready);
      await page.addStyleTag({content: '*, ::before, ::after {transition: none !important}'});
      expect(await walk(page, 400)).toEqual([]);
    });
  }
});
