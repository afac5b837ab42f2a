/** Menu for the Markdown of a page. */
import {expect, test, type Page} from '@playwright/test';
import {clipboardOf} from './page';

const text = {
  button: 'Copy page',
  copy: 'Copy as Markdown',
  copied: 'Copied',
  failed: 'could not be copied',
};

const path = '/en/docs/automation/cron';
const open = async (page: Page) => {
  await page.goto(path);
  await page.getByRole('button', {name: text.button}).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
};

test('the copy menu copies the Markdown of the page', async ({page, request}) => {
  const copied = await clipboardOf(page);
  await open(page);
  await page.getByRole('menuitem', {name: text.copy}).click();
  await expect(page.getByRole('menuitem', {name: text.copied})).toBeVisible();
  expect(await copied()).toBe(await (await request.get(`${path}.md`)).text());
});

test('the copy menu reports that it cannot copy', async ({page}) => {
  await page.route('**/*.md', (route) => route.abort());
  await open(page);
  await page.getByRole('menuitem', {name: text.copy}).click();
  await expect(page.getByRole('status').filter({hasText: text.failed})).toBeVisible();
});

test('the copy menu works with the keyboard, and Escape returns to its button', async ({page}) => {
  await page.goto(path);
  const button = page.getByRole('button', {name: text.button});
  await button.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.nth(0)).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.nth(3)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(button).toBeFocused();
});
