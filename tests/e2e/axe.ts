/** Accessibility of a page, or of a part of it, by the rules of axe. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

/** All rules of WCAG 2.0 to 2.2, levels A and AA, and the best practices. */
const allRules: axe.RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Rules that read colors; the results of all others are the same in both modes. */
const colorRules: axe.RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe in the page as it is now.
 *
 * `@axe-core/playwright` would have a page of its own for the report, and describe each element that
 * holds a rule: with that, tests of the search dialog take twice as long.
 *
 * @param scope selectors of what is looked at, and of what is left out
 * @returns one line for each fault: its rule, its element and the remedy
 */
async function runAxe(
  page: Page,
  scope: {include: string[]} | {exclude: string[]},
  runOnly: axe.RunOptions['runOnly'] = allRules,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  return page.evaluate(
    async ([context, only]) => {
      const {violations} = await (window as unknown as {axe: typeof axe}).axe.run(context, {
        runOnly: only,
        resultTypes: ['violations'],
        // Style sheets for experimental rules, and documents in documents: there are none.
        preload: false,
        iframes: false,
      });
      return violations.flatMap(({id, nodes}) =>
        nodes.map(
          ({target, html, failureSummary}) =>
            `${id}, ${target.join(' ')}: ${html.slice(0, 200)} ${failureSummary ?? ''}`,
        ),
      );
    },
    [scope, runOnly] as const,
  );
}

/** Violations in the part of the page that a selector matches, after color transitions have ended. */
export async function axeFaults(page: Page, part: string): Promise<string[]> {
  // Intermediate colors of a transition are irrelevant to readers.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  return runAxe(page, {include: [part]});
}

/**
 * Faults of a whole page: in the light and the dark mode on a desktop, and on a phone.
 *
 * @returns one line for each fault, which begins with the width and the mode
 */
export async function pageFaults(page: Page): Promise<string[]> {
  await page.addStyleTag({content: '*, ::before, ::after {transition: none !important}'});
  const faults: string[] = [];
  for (const [width, mode, rules] of [
    [1280, 'light', allRules],
    [1280, 'dark', colorRules],
    [390, 'dark', allRules],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, mode);
    // Code that has become too wide for its box can be focused once the page has drawn again. A player
    // leaves a slow machine no idle time, hence the timeout.
    await page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() => requestIdleCallback(done, {timeout: 2000})),
        ),
    );
    const found = await runAxe(page, {exclude: []}, rules);
    faults.push(...found.map((fault) => `${width} pixels, ${mode}: ${fault}`));
  }
  return faults;
}
