/** A page of Chromium, and what it complains about. */
import type {Page} from 'playwright-core';
import {launch} from '../../scripts/lib/browser';

/**
 * Opens a page while `use` runs.
 * @param use Gets the page, and the errors that were thrown in it or written to its console so far.
 */
export async function withPage(
  use: (page: Page, complaints: readonly string[]) => Promise<void>,
): Promise<void> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        complaints.push(message.text());
      }
    });
    await use(page, complaints);
  } finally {
    await browser.close();
  }
}
