/** Accessibility of a page, or of a part of it, checked with axe. */
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
 * Runs axe on the current state of the page.
 *
 * `@axe-core/playwright` opens a separate page for the report, and also describes each element that passes a rule,
 * which doubles the duration of tests of the search dialog.
 *
 * @param scope selectors of the included and the excluded parts
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
        // Excludes experimental rules, which need style sheets, and frames, which the site does not use.
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
    // Code that overflows its box becomes focusable once the page has rendered again. A player
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
