/** Accessibility of a part of a page, by the rules of axe. */
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** All rules of WCAG 2.0 to 2.2, levels A and AA, and the best practices. */
export const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds in the part of the page that a selector names, as it is now: one line for each
 * fault, with its rule, its element and the remedy.
 */
export async function axeFaults(page: Page, part: string): Promise<string[]> {
  // A colour on its way to another one is not what anybody reads.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  const {violations} = await new AxeBuilder({page}).include(part).withTags(ruleTags).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}
