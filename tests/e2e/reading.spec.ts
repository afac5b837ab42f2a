import {expect, test, type Page} from '@playwright/test';
import {axeFaults} from './axe';
import {chooseMode} from './page';

const article = '/docs/collaboration/record/create-record';
/** A page with a figure, and one with a diagram. */
const withFigure = '/docs/collaboration/common-resource';
const withDiagram = '/docs/get-started/quick-start';

const text = {
  zoomIn: '放大',
  close: '关闭',
  copied: '已复制链接',
  print: '打印这一节',
  top: '回到顶部',
  crumbs: ['协作', '记录'],
  next: '下一页',
} as const;

/** The box with the enlarged picture. */
const stageOf = (page: Page) => page.getByRole('dialog').getByRole('group');

const widthOf = (page: Page) =>
  stageOf(page)
    .locator('> *')
    .evaluate((picture) => picture.getBoundingClientRect().width);

/** What opens the first diagram of the page: the picture of the color mode in use. */
const diagramOf = (page: Page) =>
  page
    .locator('[aria-haspopup="dialog"]:visible', {has: page.getByAltText('快速开始的四个阶段')})
    .first();

test('a figure opens with Enter, zooms and moves by keys, closes with Escape', async ({page}) => {
  await page.goto(withFigure, {waitUntil: 'networkidle'});
  const opener = page.locator('figure [aria-haspopup="dialog"]:visible').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('aria-label', /\S{4,}/);
  const before = await widthOf(page);
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('+');
  }
  expect(await widthOf(page)).toBeGreaterThan(before * 2);
  const left = () => stageOf(page).evaluate((stage) => stage.scrollLeft);
  const start = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(start);
  await page.keyboard.press('0');
  expect(Math.abs((await widthOf(page)) - before)).toBeLessThan(2);
  await page.keyboard.press('-');
  expect(await widthOf(page)).toBeLessThan(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a diagram opens by a click; wheel, drag and buttons work', async ({page}) => {
  await page.goto(withDiagram, {waitUntil: 'networkidle'});
  await diagramOf(page).click();
  const dialog = page.getByRole('dialog');
  const stage = stageOf(page);
  await expect(stage.locator('> img')).toBeVisible();
  const before = await widthOf(page);
  await stage.hover();
  await page.mouse.wheel(0, -600);
  await expect.poll(() => widthOf(page)).toBeGreaterThan(before);
  await dialog.getByRole('button', {name: text.zoomIn, exact: true}).click();
  await dialog.getByRole('button', {name: text.zoomIn, exact: true}).click();
  const top = () => stage.evaluate((box) => box.scrollTop);
  const start = await top();
  await page.mouse.move(600, 500);
  await page.mouse.down();
  await page.mouse.move(600, 400);
  await page.mouse.up();
  expect(await top()).toBeGreaterThan(start);
  await dialog.getByRole('button', {name: text.close, exact: true}).click();
  await expect(dialog).toHaveCount(0);
});

for (const mode of ['light', 'dark'] as const) {
  test(`the open dialog has no accessibility fault, ${mode}`, async ({page}) => {
    await chooseMode(page, mode);
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(withDiagram, {waitUntil: 'networkidle'});
    expect(await axeFaults(page, '.theme-doc-markdown')).toEqual([]);
    await diagramOf(page).click();
    await expect(stageOf(page).locator('img')).toBeVisible();
    expect(await axeFaults(page, 'dialog')).toEqual([]);
  });
}

test('the search does not open behind a picture', async ({page}) => {
  await page.goto(withFigure, {waitUntil: 'networkidle'});
  await page.locator('figure [aria-haspopup="dialog"]:visible').first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
});

test('where its code does not come, the file of the picture opens', async ({page}) => {
  await page.goto(withFigure, {waitUntil: 'networkidle'});
  const link = page.locator('figure [aria-haspopup="dialog"]:visible').first();
  const file = await link.getAttribute('href');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === file);
});

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

test('on a phone a wide figure shows how it opens, and that it goes on', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(withFigure, {waitUntil: 'networkidle'});
  const link = page.locator('figure a:visible').first();
  await link.scrollIntoViewIfNeeded();
  const frame = link.locator('..');
  const shadow = () => frame.evaluate((box) => Number(getComputedStyle(box, '::after').opacity));
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await expect(link.locator('span')).toBeInViewport({ratio: 1});
  await expect.poll(shadow).toBe(1);
  await frame.evaluate((box) => box.scrollTo({left: box.scrollWidth}));
  await expect(link.locator('span')).toBeInViewport({ratio: 1});
  await expect.poll(shadow).toBe(0);
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

  test('a figure is a link to its picture, and there is no button', async ({page}) => {
    await page.goto(withFigure);
    await expect(page.locator('article button[aria-haspopup]')).toHaveCount(0);
    await expect(page.locator('figure a:visible').first()).toHaveAttribute('href', /\.svg$/);
  });
});
