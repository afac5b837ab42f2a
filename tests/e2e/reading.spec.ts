import {expect, test} from '@playwright/test';
import {chooseMode} from './page';

const article = '/docs/collaboration/record/create-record';
const text = {
  copied: '已复制链接',
  print: '打印这一节',
  top: '回到顶部',
  crumbs: ['协作', '记录'],
  next: '下一页',
} as const;

test('the sign beside a heading copies its address and offers to print the section', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => {
      (window as unknown as {shown: unknown}).shown = Array.from(
        document.querySelectorAll('[data-printed]'),
        (part) => part.id || part.tagName,
      );
    };
  });
  await page.goto(article, {waitUntil: 'networkidle'});
  const heading = page.locator('.markdown > h2').first();
  const id = await heading.getAttribute('id');
  await heading.hover();
  await heading.locator('.hash-link').click();
  const note = heading.getByRole('status');
  await expect(note).toContainText(text.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`${article}#${id}$`),
  );
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await note.getByRole('button', {name: text.print}).press('Enter');
  const printed = await page.evaluate(() => (window as unknown as {shown: string[]}).shown);
  expect(printed[0]).toBe(id);
  expect(printed).not.toContain('next-steps');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('#next-steps')).toBeHidden();
  await expect(heading).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#next-steps')).toBeVisible();
});

test('without a clipboard the sign leads to its section, and says nothing', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await page.goto(article, {waitUntil: 'networkidle'});
  const heading = page.locator('.markdown > h2').first();
  await heading.hover();
  await heading.locator('.hash-link').click();
  await expect(page).toHaveURL(/#/);
  // Not waited for: the note goes by itself.
  expect(await heading.getByRole('status').count()).toBe(0);
});

test('breadcrumbs and the next page are there', async ({page}) => {
  await page.goto(article);
  for (const crumb of text.crumbs) {
    await expect(page.locator('.breadcrumbs')).toContainText(crumb);
  }
  await expect(page.locator('.pagination-nav__link--next')).toContainText(text.next);
});

test('the way back to the top appears two screens down and covers no text', async ({page}) => {
  await page.goto(article, {waitUntil: 'networkidle'});
  const link = page.getByRole('link', {name: text.top});
  await expect(link).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({top: 2.2 * innerHeight, behavior: 'instant'}));
  await expect(link).toBeInViewport({ratio: 1});
  const box = (await link.boundingBox())!;
  const column = (await page.locator('article').boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(column.x + column.width);
  await link.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.setViewportSize({width: 390, height: 844});
  await page.evaluate(() => window.scrollTo({top: 3 * innerHeight, behavior: 'instant'}));
  await expect(link).not.toBeInViewport();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
});

test('on a phone short code in a table stays in one line', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/developers/cocli/advanced-features');
  const codes = await page.locator('.markdown td code').evaluateAll((elements) =>
    elements
      .filter(({textContent}) => textContent.length <= 12)
      .map((element) => ({
        text: element.textContent,
        lines: element.getClientRects().length,
      })),
  );
  expect(codes.length).toBeGreaterThan(5);
  expect(codes.filter(({lines}) => lines !== 1)).toEqual([]);
});

test('short code in text stays in one line, longer code breaks before it leaves a phone', async ({
  page,
}) => {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({width, height: 844});
    for (const path of ['device/create-device', 'developers/cocli/advanced-features']) {
      await page.goto(`/docs/${path}`);
      const codes = await page.locator('.markdown :is(p, li) > code').evaluateAll((elements) =>
        elements.map((element) => ({
          text: element.textContent,
          lines: element.getClientRects().length,
          right: element.getBoundingClientRect().right,
        })),
      );
      expect(codes.length).toBeGreaterThan(20);
      expect(codes.filter(({text, lines}) => text.length <= 20 && lines > 1)).toEqual([]);
      expect(codes.filter(({right}) => right > width)).toEqual([]);
    }
  }
});

test('on a phone a short column leaves its room to the text, which keeps a measure', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const read = (path: string, index: number) =>
    page
      .goto(path)
      .then(() => page.locator('.markdown table').nth(index))
      .then((table) =>
        table.evaluate((element: HTMLTableElement) => ({
          scrolls: element.scrollWidth > element.parentElement!.clientWidth,
          columns: Array.from(element.rows[0]!.cells, ({offsetWidth}) => offsetWidth),
          em: parseFloat(getComputedStyle(element).fontSize),
        })),
      );
  const values = await read('/docs/viz/message-schemas/enum-line-type', 0);
  expect(values.scrolls).toBe(false);
  expect(values.columns[1]).toBeLessThan(6 * values.em);
  const wide = await read('/docs/viz/options', 1);
  expect(wide.scrolls).toBe(true);
  expect(Math.min(...wide.columns.slice(1))).toBeGreaterThan(4 * wide.em);
  expect(wide.columns.at(-1)).toBeGreaterThan(8 * wide.em);
});

test('paper shows the text in light, what is folded, and where links lead', async ({page}) => {
  await chooseMode(page, 'dark');
  await page.goto(`/docs/viz/message-schemas/point-cloud`, {
    waitUntil: 'networkidle',
  });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const panel of await page.locator('[role="tabpanel"]').all()) {
    await expect(panel).toBeVisible();
  }
  for (const part of ['.navbar', '.hash-link', 'article section[data-search="off"]']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  await page.emulateMedia({media: 'screen'});
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('[role="tabpanel"]').nth(1)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('all panels of tabs are there, each under its name', async ({page}) => {
    await page.goto(`/docs/viz/message-schemas/point-cloud`);
    await expect(page.locator('.tabs-container [role="tablist"]')).toBeHidden();
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(3);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const name = await panel
        .locator('> .tab-name')
        .evaluate((element) => getComputedStyle(element, '::before').content);
      expect(name).toMatch(/^"[^"]+"$/);
    }
  });
});
