import {expect, test, type Page} from '@playwright/test';
import {axeFaults} from './axe';
import {saveData, visitSettled, watchErrors} from './page';

const address = '/en/docs/sim-and-tests/regression/yaml-sample';
const say = {
  open: 'Open the editor',
  label: 'Content of the configuration (YAML)',
  good: 'No problems found. Tests: 1, test suites: 1.',
  faulty: 'Load a sample with mistakes',
  count: 'Problems found: 8.',
  misspelled: 'There is no key image. Did you mean images?',
};

const tool = (page: Page) => page.locator('.site-tool');
const field = (page: Page) => tool(page).getByRole('textbox', {name: say.label});

test('the open YAML editor checks, completes, and sends nothing', async ({page}) => {
  await saveData(page);
  const errors = watchErrors(page);
  await visitSettled(page, address);
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  await page.getByRole('button', {name: say.open}).click();
  const status = tool(page).getByRole('status').filter({hasText: /\S/}).first();
  await expect(status).toHaveText(say.good);
  await expect(field(page)).toContainText('Navigation regression');

  await tool(page).getByRole('button', {name: say.faulty}).click();
  await expect(status).toHaveText(say.count);
  const items = tool(page).getByRole('listitem');
  await expect(items).toHaveCount(8);
  await expect(items.filter({hasText: say.misspelled})).toContainText('jobs[0]');
  await items.getByRole('button', {name: 'Line 6', exact: true}).click();
  await expect(field(page)).toBeFocused();
  await expect(tool(page).locator('.cm-lintRange-error')).not.toHaveCount(0);
  expect(await axeFaults(page, '.site-tool')).toEqual([]);

  await page.keyboard.press('Control+End');
  await page.keyboard.type('n');
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('option', {name: 'name'})).toBeVisible();
  await page.keyboard.press('Escape');
  await tool(page).locator('.cm-line', {hasText: 'resource'}).getByText('resource').hover();
  await expect(page.locator('.cm-about')).toContainText('small: 1 core');

  const {origin} = new URL(page.url());
  for (const request of sent) {
    expect(request).toMatch(new RegExp(`^GET ${origin}/en/assets/(?:js|css)/[^?]* $`));
  }
  expect(errors).toEqual([]);
});

test('the YAML editor opens a sample of another page from its address', async ({page}) => {
  await page.goto('/en/docs/sim-and-tests/regression/intro');
  const link = page.getByRole('link', {name: 'Open in the editor'}).first();
  await link.click();
  await expect(field(page)).toContainText('version:');
  expect(new URL(page.url()).hash).toMatch(/^#cos=/);
  const text = await field(page).innerText();
  await page.reload();
  await expect(field(page)).toContainText('version:');
  expect(await field(page).innerText()).toBe(text);
});
