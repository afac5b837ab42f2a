import {expect, test, type Page} from '@playwright/test';
import {reset} from '../../src/components/FilterBar/texts';
import {countText, texts} from '../../src/components/SchemaIndex/texts';
import {clickFarDown, visit} from './page';

const languages = [
  {code: 'zh', prefix: '', map: '地图面板', annotations: '图像标注'},
  {code: 'en', prefix: '/en', map: 'Map panel', annotations: 'Image annotations'},
] as const;

for (const {code, prefix, map, annotations} of languages) {
  const address = `${prefix}/docs/viz/message-schemas/introduction`;
  const filters = (page: Page) => page.getByRole('form', {name: texts.filterLabel[code]});
  const index = (page: Page) =>
    page.locator('table', {has: page.getByRole('columnheader', {name: texts.kind[code]})});
  const names = (page: Page) => index(page).locator('tbody td:first-child');

  test.describe(`message schemas, ${code}`, () => {
    test('the index is filtered by kind and by panel, and told how many are left', async ({
      page,
    }) => {
      await page.goto(address);
      const total = await names(page).count();
      expect(total).toBeGreaterThan(50);
      const status = filters(page).getByRole('status');
      await expect(status).toHaveText(countText(total, total)[code]);

      await filters(page).getByLabel(texts.panel[code]).selectOption(map);
      await expect(names(page)).toHaveText(['LocationFix', 'GeoJSON']);
      await expect(status).toHaveText(countText(2, total)[code]);

      await filters(page).getByLabel(texts.kind[code]).selectOption(annotations);
      await expect(page.getByText(texts.nothing[code])).toBeVisible();

      await filters(page).getByRole('button', {name: reset[code]}).click();
      await expect(names(page)).toHaveCount(total);
    });

    test('the chosen encoding stays chosen on the next page', async ({page}) => {
      await visit(page, `${prefix}/docs/viz/message-schemas/point-cloud`);
      const tab = page.getByRole('tab', {name: /FlatBuffers/});
      await expect(tab).toHaveAttribute('aria-selected', 'false');
      await clickFarDown(page, tab);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      // The type of a field leads to its page.
      await page
        .locator('tr', {has: page.locator('#field-pose')})
        .getByText('Pose', {exact: true})
        .click();
      await page.waitForURL('**/message-schemas/pose');
      await expect(page.getByRole('tab', {name: /FlatBuffers/})).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
  });

  test.describe(`message schemas without JavaScript, ${code}`, () => {
    test.use({javaScriptEnabled: false});

    test('the whole index is there, without filters that would not work', async ({page}) => {
      await page.goto(address);
      expect(await names(page).count()).toBeGreaterThan(50);
      await expect(filters(page)).toBeHidden();
    });
  });
}
