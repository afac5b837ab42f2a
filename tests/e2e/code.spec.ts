/** Code blocks: build-time highlighting, marked lines, copy, word wrap, synchronized tabs. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {clipboardOf, visit} from './page';

const say = {
  copy: '复制代码到剪贴板',
  copied: '复制成功',
  selected: /代码已选中/,
  wrap: '切换自动换行',
  label: '代码，可横向滚动',
  removed: '删除：',
  added: '新增：',
} as const;

const diffPage = '/docs/use-case/data-diagnosis/get-started';
const codePage = '/docs/developers/openapi/intro';

const titled = (page: Page, title: string): Locator =>
  page.locator('.theme-code-block', {has: page.locator('.code-title', {hasText: title})});

const withDiff = (page: Page): Locator =>
  page.locator('.theme-code-block', {has: page.locator('ins')});

const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

test('code is complete and colored without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(codePage);
  const block = titled(page, 'first-call.sh');
  await expect(block.locator('code')).toHaveText(/^curl --silent --show-error \\\n {2}--user/, {
    useInnerText: true,
  });
  const [plain, string] = [block.locator('code'), block.locator('.s').first()];
  expect(await colorOf(string)).not.toBe(await colorOf(plain));
  await expect(block.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('the copy button copies the code unchanged, by keyboard, and confirms it', async ({page}) => {
  const copied = await clipboardOf(page);
  await page.goto(codePage);
  const block = titled(page, 'first-call.sh');
  await block.getByRole('button', {name: say.copy}).focus();
  await page.keyboard.press('Enter');
  await expect(block.getByRole('status')).toHaveText(say.copied);
  expect((await copied()).split('\n')).toEqual([
    'curl --silent --show-error \\',
    '  --user "apikey:$COS_TOKEN" \\',
    "  --write-out '\\nHTTP %{http_code}\\n' \\",
    '  "$COS_ENDPOINT/dataplatform/v1alpha1/organizations/current"',
  ]);
});

test('copying a diff yields the resulting code', async ({page}) => {
  const copied = await clipboardOf(page);
  await visit(page, diffPage);
  const block = withDiff(page).first();
  await expect(block.locator('del').first()).toHaveText(`${say.removed}    - /data/amr/rule-demo`);
  await expect(block.locator('ins').first()).toHaveText(`${say.added}    - /data/amr/recordings`);
  const signs = () =>
    block
      .locator('ins, del')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content[1]));
  await expect.poll(signs).toEqual(['−', '+', '−', '+']);
  await block.getByRole('button', {name: say.copy}).click();
  await expect(block.getByRole('status')).toHaveText(say.copied);
  expect((await copied()).split('\n')).toEqual([
    'mod:',
    '  name: default',
    '  conf:',
    '    listen_dirs:',
    '      - /data/amr/recordings',
    '    collect_dirs:',
    '      - /data/amr/recordings',
  ]);
});

test('code wider than its box scrolls by keyboard, or wraps', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(codePage);
  const block = titled(page, 'first-call.sh');
  const box = block.getByRole('group', {name: say.label});
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const wrap = block.getByRole('button', {name: say.wrap});
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  const pre = block.locator('pre');
  expect(await pre.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
  await expect(pre).not.toHaveAttribute('tabindex');
  await wrap.click();
  await expect(box).toBeVisible();
});
