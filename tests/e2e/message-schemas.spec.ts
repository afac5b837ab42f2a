import {expect, test, type Page} from '@playwright/test';
import {reset} from '../../src/components/FilterBar/texts';
import {countText, texts} from '../../src/components/SchemaIndex/texts';

const address = `/en/docs/viz/message-schemas/introduction`;
const filters = (page: Page) => page.getByRole('form', {name: texts.filterLabel.en});
const index = (page: Page) =>
  page.locator('table', {has: page.getByRole('columnheader', {name: texts.kind.en})});
const names = (page: Page) => index(page).locator('tbody td:first-child');

test('the index is filtered by kind and by panel, and told how many are left', async ({page}) => {
  await page.goto(address);
  const total = await names(page).count();
  expect(total).toBeGreaterThan(50);
  const status = filters(page).getByRole('status');
  await expect(status).toHaveText(countText(total, total).en);

  await filters(page).getByLabel(texts.panel.en).selectOption('Map panel');
  await expect(names(page)).toHaveText(['LocationFix', 'GeoJSON']);
  await expect(status).toHaveText(countText(2, total).en);

  await filters(page).getByLabel(texts.kind.en).selectOption('Image annotations');
  await expect(page.getByText(texts.nothing.en)).toBeVisible();

  await filters(page).getByRole('button', {name: reset.en}).click();
  await expect(names(page)).toHaveCount(total);
});

test.describe('message schemas without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the whole index is there, without filters that would not work', async ({page}) => {
    await page.goto(address);
    expect(await names(page).count()).toBeGreaterThan(50);
    await expect(filters(page)).toBeHidden();
  });
});
