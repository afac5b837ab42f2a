import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {chooseMode, clipboardOf, isJustBelowNavbar, languages, visit, visitSettled} from './page';

const article = '/docs/collaboration/record/create-record';
test('the link of a heading copies its address and prints the section', async ({page}) => {
  const copied = await clipboardOf(page);
  await page.addInitScript(() => {
    window.print = () => {
      (window as unknown as {shown: unknown}).shown = Array.from(
        document.querySelectorAll('[data-printed]'),
        (part) => part.id || part.tagName,
      );
    };
  });
  await visitSettled(page, article);
  const heading = page.locator('.markdown > h2').first();
  const id = await heading.getAttribute('id');
  await heading.hover();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await heading.locator('.hash-link').click();
  const note = heading.getByRole('status');
  await expect(note).toContainText('已复制链接');
  expect(await height()).toBe(before);
  expect(await copied()).toMatch(new RegExp(`${article}#${id}$`));
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await note.getByRole('button', {name: '打印这一节'}).press('Enter');
  const printed = await page.evaluate(() => (window as unknown as {shown: string[]}).shown);
  expect(printed[0]).toBe(id);
  expect(printed).not.toContain('next-steps');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('#next-steps')).toBeHidden();
  await expect(heading).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#next-steps')).toBeVisible();
});

test('the tools of a heading are above the sticky header of a table', async ({page}) => {
  await visit(page, '/en/docs/device/create-device');
  const heading = page.locator('h2:has(+ div > table)').first();
  await heading.locator('.hash-link').click({force: true});
  const button = heading.locator('.heading-tools button').first();
  await expect(button).toBeVisible();
  await button.click({trial: true, timeout: 5_000});
});

test('a phone shows the current section, and the list of others over the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visitSettled(page, `${article}#next-steps`);
  const bar = page.locator('.theme-doc-toc-mobile');
  const button = bar.getByRole('button');
  await expect(button).toContainText((await page.locator('#next-steps').textContent())!.trim());
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await button.click();
  const links = bar.getByRole('link');
  expect(await links.count()).toBeGreaterThan(5);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  const target = (await links.nth(1).getAttribute('href'))!;
  await links.nth(1).click();
  await expect(links).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.hash === target);
  await expect.poll(() => isJustBelowNavbar(page, target)).toBe(true);
});

test('on a phone only matrices scroll horizontally', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of [
    '/docs/viz/options',
    '/docs/developers/concepts/auth-models',
    '/docs/viz/panel/plot-panel',
    '/legal/privacy',
  ]) {
    await visitSettled(page, path);
    const tables = await page.locator('.markdown table').evaluateAll((elements) =>
      elements.map((table) => ({
        head: table.querySelector('tr')!.textContent,
        isMatrix: table.dataset.kind === 'matrix',
        columns: table.querySelectorAll('thead th').length,
        scrolls: table.scrollWidth > table.parentElement!.clientWidth + 1,
        role: table.querySelector('tbody td')?.getAttribute('role'),
      })),
    );
    const long = tables.filter(({columns, isMatrix}) => columns > 2 && !isMatrix);
    expect(long.length).toBeGreaterThan(1);
    expect(long.filter(({role}) => role !== 'cell')).toEqual([]);
    expect(tables.filter(({scrolls, isMatrix}) => scrolls && !isMatrix)).toEqual([]);
  }
});

test('a table whose text becomes narrower, as with another font, no longer scrolls', async ({
  page,
}) => {
  await visitSettled(page, '/en/docs/overview');
  const table = page.getByRole('table').first();
  const box = page.getByRole('group', {name: 'Table'});
  await expect(box).toHaveCount(0);
  const spacer = await table.evaluateHandle((it: HTMLTableElement) =>
    it.rows[1]!.cells[0]!.appendChild(document.createElement('div')),
  );
  const widen = (by: number) =>
    spacer.evaluate((it, width) => it.setAttribute('style', `width: ${width}px`), 400 + by);
  await widen(0);
  const missing = await table.evaluate((it: HTMLTableElement) => {
    it.style.width = 'min-content';
    const width = it.parentElement!.clientWidth - it.offsetWidth;
    it.style.width = '';
    return width;
  });
  await widen(missing + 30);
  await expect(box).toHaveCount(1);
  // With the inset of tables that scroll, it would still be too wide.
  await widen(missing - 5);
  await expect(box).toHaveCount(0);
});

test('no line begins with a period after code', async ({page}) => {
  await page.setViewportSize({width: 1920, height: 900});
  await visitSettled(page, '/en/docs/viz/panel/raw-messages');
  const lines = await page.locator('.markdown p > code[style]').evaluateAll((codes) =>
    codes.flatMap((code) => {
      const next = code.nextSibling;
      if (!(next instanceof Text) || !/^[,.;:)]/.test(next.data)) {
        return [];
      }
      const sign = document.createRange();
      sign.setStart(next, 0);
      sign.setEnd(next, 1);
      const isBelow = sign.getBoundingClientRect().top > code.getBoundingClientRect().bottom - 6;
      return [{text: code.textContent, isBelow}];
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({isBelow}) => isBelow)).toEqual([]);
});

test('a long table is filtered by words', async ({page}) => {
  await visitSettled(page, '/docs/developers/cocli/command-reference');
  const filter = page.getByRole('searchbox', {name: '筛选表格'});
  const rows = page
    .locator('.markdown table', {hasText: 'record describe'})
    .locator('tbody tr:visible');
  const all = await rows.count();
  expect(all).toBeGreaterThan(25);
  await filter.fill('ｒecord DESCRIBE');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('status').filter({hasText: String(all)})).toContainText('1');
  // The key ends a composition of an input method.
  await filter.dispatchEvent('keydown', {key: 'Escape', keyCode: 229});
  await expect(filter).not.toHaveValue('');
  // A link to another row shows all of them again.
  await page.evaluate(() => (location.hash = '#record-copy'));
  await expect(rows).toHaveCount(all);
  // So does the same link again, also with the path of the page.
  await filter.fill('record describe');
  await expect(rows).toHaveCount(1);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = location.href;
    document.body.append(link);
    link.click();
  });
  await expect(rows).toHaveCount(all);
});

test('print shows text in light mode, folded content, and link addresses', async ({page}) => {
  await chooseMode(page, 'dark');
  await visitSettled(page, `/docs/viz/message-schemas/point-cloud`);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // Everything except the controls of tools.
  const texts = page.locator(
    '.markdown :is(h2, h3, p, td, pre, ol):not(.no-print, .no-print *), [role="tabpanel"]',
  );
  expect(await texts.count()).toBeGreaterThan(20);
  await expect(texts.filter({visible: false})).toHaveCount(0);
  for (const part of ['.navbar', '.hash-link', 'article section[data-search="off"]']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  const search = page.locator('.DocSearch-Modal');
  await expect(search).toBeAttached();
  await expect(search).toBeHidden();
  await page.keyboard.press('Escape');
  await page.emulateMedia({media: 'screen'});
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('[role="tabpanel"]').nth(1)).toBeHidden();
});

test('print does not cut tables that scroll', async ({page}) => {
  await page.setViewportSize({width: 680, height: 900});
  await visit(page, '/docs/viz/message-schemas/built-in-types');
  const scrolling = page.locator('[tabindex="0"]:has(> table)').first();
  await expect(scrolling).toHaveCSS('overflow-x', 'auto');
  await page.emulateMedia({media: 'print'});
  await expect(scrolling).toHaveCSS('overflow-x', 'visible');
});

test('print omits the list of sections and the filter of the changelog', async ({page}) => {
  await page.setViewportSize({width: 718, height: 1000});
  await visit(page, '/changelog');
  await expect(page.locator('.changelog-filter')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.changelog-filter')).toBeHidden();
  await expect(page.locator('main nav')).toBeHidden();
});

test("print omits table filters, the sample's play button, and search fields", async ({page}) => {
  for (const [address, part] of [
    ['/docs/developers/cocli/command-reference', 'form[data-filter]'],
    ['/docs/viz/panel/3d-panel', '#sample-recording'],
    ['/docs/automation/cron', '#try-it, #try-it + p'],
    ['/search', 'main [role="search"]'],
  ] as const) {
    await visit(page, address);
    const parts = page.locator(part).filter({visible: true});
    await expect(parts).not.toHaveCount(0);
    await page.emulateMedia({media: 'print'});
    await expect(parts).toHaveCount(0);
    await page.emulateMedia({media: 'screen'});
  }
});

for (const width of [390, 768, 820, 1280]) {
  test(`the home page has one search field, ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/en/');
    const form = await page.locator('main [role="search"]').boundingBox();
    const button = await page.locator('.DocSearch-Button').boundingBox();
    const widths = [form, button].map((box) => box?.width ?? 0);
    expect(widths.filter((it) => it > 120)).toHaveLength(1);
  });
}

for (const [width, height] of [
  [1280, 800],
  // 1280 pixels at 400 percent.
  [320, 256],
] as const) {
  test(`sticky elements do not cover the focus, ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height});
    await visitSettled(page, '/en/docs/viz/panel/3d-panel');
    const covered = await page.evaluate(() => {
      const links = Array.from(document.querySelectorAll<HTMLElement>('main td a, footer a'));
      const shown = links.filter((link) => link.checkVisibility()).reverse();
      return shown.flatMap((link) => {
        link.focus();
        const box = link.getClientRects()[0]!;
        const top = document.elementFromPoint(box.x + 4, box.y + box.height / 2);
        return top && (link.contains(top) || top.contains(link)) ? [] : link.textContent;
      });
    });
    expect(covered).toEqual([]);
  });
}

test('an overflowing table has a shadow until scrolled to its end', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await visit(page, '/docs/developers/concepts/permission-matrix');
  const box = page.getByRole('group', {name: '表格，可横向滚动'}).first();
  await box.scrollIntoViewIfNeeded();
  /** Reports whether the corner, which contains no text, has the color of the page. */
  const isPlain = async () => {
    const {x, y, width} = (await box.boundingBox())!;
    const clip = {x: x + width - 4, y: y + 1, width: 2, height: 2};
    const corner = await page.screenshot({clip});
    await box.evaluate((element) => (element.style.background = 'none'));
    const plain = await page.screenshot({clip});
    await box.evaluate((element) => (element.style.background = ''));
    return corner.equals(plain);
  };
  expect(await isPlain()).toBe(false);
  await box.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  expect(await isPlain()).toBe(true);
});

test('a fold opens for an address in it, for print, and after Back', async ({page}) => {
  const address = '/docs/viz/message-schemas/introduction';
  const inside = page.locator('#relations-geometry');
  const fold = page.locator('.markdown details', {has: inside});
  const other = page.locator('.markdown details', {hasText: 'MIT License'});
  const expectInPlace = async () => {
    await expect(inside).toBeInViewport();
    const covered = (await page.locator('.navbar').boundingBox())!.height;
    expect((await inside.boundingBox())!.y).toBeGreaterThanOrEqual(covered);
  };
  await visitSettled(page, `${address}#relations-geometry`);
  await expectInPlace();
  await visitSettled(page, address);
  await expect(inside).toBeHidden();
  await other.locator('summary').press('Enter');
  await expect(other.locator('pre')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(inside).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(inside).toBeHidden();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(/built-in-types/);
  await page.goBack();
  await expect(other.locator('pre')).toBeVisible();
  await expect(inside).toBeHidden();
  // React Router changes the address here, not the browser.
  await page.locator('.table-of-contents a[href="#relations-geometry"]').click();
  await expect(fold).toHaveAttribute('open', '');
  await expectInPlace();
  await page.reload({waitUntil: 'networkidle'});
  await expect(other.locator('pre')).toBeVisible();
  await expectInPlace();
});

test.describe('reader view', () => {
  test.use({bypassCSP: true});
  const library = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

  test('has the text of every page', async ({page}) => {
    test.slow();
    for (const {prefix} of languages) {
      await page.goto(`${prefix}/docs/overview`);
      const sitemap = await (await page.request.get(`${prefix}/sitemap.xml`)).text();
      const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(
        ([, path]) => path!,
      );
      const docs = paths.filter((path) => /\/docs\/(?!category)/.test(path));
      expect(docs.length).toBeGreaterThan(200);
      const lost = await page.evaluate(
        async ([source, addresses]) => {
          const {Readability} = new Function(
            `const module = {}; ${source}; return {Readability}`,
          )() as {
            Readability: new (document: Document) => {parse: () => {textContent: string} | null};
          };
          const plain = (text: string | null) => (text ?? '').replace(/[\s\u200b]/g, '');
          const parse = async (address: string): Promise<string[]> => {
            const html = await (await fetch(address)).text();
            const shown = new DOMParser().parseFromString(html, 'text/html');
            const blocks = Array.from(
              shown.querySelectorAll(
                '.theme-doc-markdown > :is(h2, h3, p), .theme-doc-markdown :is(td, li)',
              ),
            )
              .filter((block) => !block.closest('[hidden], figure, form, .site-tool, .no-print'))
              // The library removes sections with a request to share the page.
              .filter(({id}) => id !== 'share')
              .map((block) => plain(block.textContent));
            const read = plain(new Readability(shown).parse()?.textContent ?? '');
            const missing = blocks.filter((block) => !read.includes(block));
            // The library removes a few lists of links, and joins some words.
            return missing.length > 0.02 * blocks.length
              ? [`${address}: ${missing.length} of ${blocks.length}`]
              : [];
          };
          return (await Promise.all(addresses.map(parse))).flat();
        },
        [library, docs] as const,
      );
      expect(lost).toEqual([]);
    }
  });
});

test('quotation marks have the width of their language', async ({page}) => {
  for (const prefix of ['', '/en']) {
    await visitSettled(page, prefix + article);
    const width = await page.evaluate(async () => {
      await document.fonts.ready;
      const mark = document.body.appendChild(document.createElement('span'));
      mark.style.cssText = 'font-size: 100px; text-spacing-trim: space-all';
      mark.textContent = '“';
      return mark.getBoundingClientRect().width;
    });
    expect(width > 70).toBe(prefix === '');
  }
});

test('a link to a release hidden by the filter resets it', async ({page}) => {
  await visitSettled(page, '/changelog');
  await page.getByRole('radio', {name: /coStudio/}).check();
  await expect(page.locator('#v26-10-0')).toBeHidden();
  await expect(page.locator('#y2026')).toBeHidden();
  await page.locator('.table-of-contents a[href="#v26-10-0"]').click();
  await expect(page.locator('#v26-10-0')).toBeInViewport();
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test('a link to a part hidden by a filter shows it', async ({page}) => {
  await visitSettled(page, '/en/docs/developers/concepts/permission-matrix');
  const field = page.getByRole('main').getByRole('searchbox');
  // The second click on a link does not change the address.
  for (const follow of ['contents', 'contents', 'address'] as const) {
    await field.fill('zzz');
    await expect(page.locator('#matrix-images')).toBeHidden();
    if (follow === 'contents') {
      await page.locator('.table-of-contents a[href="#matrix-images"]').click();
    } else {
      await page.evaluate(() => (location.hash = '#matrix-records'));
    }
    const id = follow === 'contents' ? '#matrix-images' : '#matrix-records';
    await expect.poll(() => isJustBelowNavbar(page, id)).toBe(true);
    await expect(field).toHaveValue('');
  }
});

test('the copied matrix matches its visible text', async ({page}) => {
  await visitSettled(page, '/en/docs/developers/concepts/permission-matrix');
  const text = await page
    .locator('.markdown table')
    .first()
    .evaluate((table) => {
      getSelection()!.selectAllChildren(table);
      return getSelection()!.toString();
    });
  expect(text).toContain('Organization');
  expect(text).toContain('Allowed');
  expect(text).not.toMatch(/[\u00ad\u200b✓–]/);
});

for (const [fragment, id] of [
  ['#troubleshooting，见这里', 'troubleshooting'],
  ['#troubleshooting)', 'troubleshooting'],
  ['#Troubleshooting.', 'troubleshooting'],
] as const) {
  test(`the fragment ${fragment} leads to the section whose id it starts with`, async ({page}) => {
    await visitSettled(page, `/docs/viz/panel/3d-panel${fragment}`);
    await expect(page).toHaveURL(`/docs/viz/panel/3d-panel#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator('.site-notice')).toHaveCount(0);
  });
}

test('a moved section is found by a fragment with a suffix', async ({page}) => {
  await visit(page, '/docs/get-started/quick-start#create-rule，见这里');
  await expect(page).toHaveURL('/docs/get-started/first-collection#create-rule');
});

test('clearing the filters of the matrix focuses its first field', async ({page}) => {
  await visitSettled(page, '/docs/developers/concepts/permission-matrix');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('记录');
  await page.getByRole('button', {name: '清除筛选'}).press('Enter');
  await expect(field).toBeFocused();
});

test('English lines have at most 80 characters', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const path of ['/en/docs/overview', '/en/docs/automation/trigger', '/en/docs/viz/layout']) {
    await page.goto(path);
    const lengths = await page
      .locator('.theme-doc-markdown > p:not(:first-of-type)')
      .evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const lines = paragraph.clientHeight / parseFloat(getComputedStyle(paragraph).lineHeight);
          return lines > 1.5 ? [paragraph.textContent.length / Math.round(lines)] : [];
        }),
      );
    expect(lengths.length, path).toBeGreaterThan(0);
    expect(Math.max(...lengths), path).toBeLessThanOrEqual(80);
  }
});

test('in a single column, the instruction of a step precedes its picture', async ({page}) => {
  const step = page.locator('div:has(> #sign-in)');
  const tops = () =>
    step.evaluate((box) =>
      ['h3', 'figure + p', 'figure'].map(
        (part) => box.querySelector(`:scope > ${part}`)!.getBoundingClientRect().top,
      ),
    );
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/en/docs/get-started/quick-start');
  const [heading, text, picture] = await tops();
  expect(heading).toBeLessThan(text!);
  expect(text).toBeLessThan(picture!);
  await page.setViewportSize({width: 1440, height: 900});
  await expect.poll(async () => (await tops())[2]! - (await tops())[1]!).toBeLessThan(10);
});

test('long names in the contents break between words', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await visit(page, '/en/docs/viz/extensions/api/custom-panels/panel-extension-context');
  const broken = await page.locator('.table-of-contents__link').evaluateAll((links) =>
    links.flatMap((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const {0: word, index} of text.data.matchAll(/[A-Z]?[a-z]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top)));
          if (lines.size > 1) {
            words.push(word);
          }
        }
      }
      return words;
    }),
  );
  expect(broken).toEqual([]);
});
