import {expect, test, type Page} from '@playwright/test';
import {faultySample, sample} from '../../src/components/BatchTestChecker/samples';
import {languages} from './languages';
import {changeScripts, saveData, visitInPeace} from './page';

const texts = {
  zh: {
    title: '检查你的配置文件',
    label: '配置文件内容（YAML）',
    loadSample: '载入样例',
    loadFaulty: '载入有错的样例',
    clear: '清空',
    good: '没有发现问题。测试：1 个，测试套件：1 个。',
    count: '发现的问题：8 个。',
    line: (line: number) => `第 ${line} 行`,
    version: "只能写成 '1'，引号不能省。",
    misspelled: '没有 image 这个键。是不是 images？',
    syntax: 'YAML 语法错误：用了制表符缩进，改成空格。',
    missing: /没有加载成功/,
    noScript: /检查工具需要 JavaScript/,
  },
  en: {
    title: 'Check your configuration file',
    label: 'Content of the configuration file (YAML)',
    loadSample: 'Load a sample',
    loadFaulty: 'Load a sample with mistakes',
    clear: 'Clear',
    good: 'No problems found. Tests: 1, test suites: 1.',
    count: 'Problems found: 8.',
    line: (line: number) => `Line ${line}`,
    version: "Only '1' is valid, with the quotes.",
    misspelled: 'There is no key image. Did you mean images?',
    syntax: 'YAML syntax error: a tab is used for indentation; use spaces.',
    missing: /could not be loaded/,
    noScript: /The checker needs JavaScript/,
  },
} as const;

const address = '/docs/sim-and-tests/regression/yaml-sample';

/** The script that holds the validator, known by the id of the schema. */
const isValidator = (body: string) => body.includes('urn:coscene-docs:regression-config');

for (const language of languages) {
  const say = texts[language.code];

  test.describe(`batch-test checker, ${language.code}`, () => {
    const open = (page: Page) => page.goto(`${language.prefix}${address}`);
    const checker = (page: Page) => page.getByRole('region', {name: say.title});
    const editor = (page: Page) => checker(page).getByLabel(say.label);

    test('finds nothing in the sample, and says how much it has read', async ({page}) => {
      await open(page);
      await checker(page).getByRole('button', {name: say.loadSample, exact: true}).click();
      await expect(editor(page)).toHaveValue(sample);
      await expect(checker(page).getByRole('status')).toHaveText(say.good);
      await expect(checker(page).getByRole('listitem')).toHaveCount(0);
      await checker(page).getByRole('button', {name: say.clear}).click();
      await expect(editor(page)).toHaveValue('');
      await expect(checker(page).getByRole('status')).toHaveText('');
    });

    test('lists problems with line and reason, and leads to the line', async ({page}) => {
      await open(page);
      await checker(page).getByRole('button', {name: say.loadFaulty}).click();
      await expect(checker(page).getByRole('status')).toHaveText(say.count);
      await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
      const items = checker(page).getByRole('listitem');
      await expect(items).toHaveCount(8);
      await expect(items.first()).toContainText(say.version);
      await expect(items.filter({hasText: say.misspelled})).toContainText('jobs[0]');

      const line = faultySample.split('\n').findIndex((text) => text.includes('image:')) + 1;
      await items.getByRole('button', {name: say.line(line), exact: true}).click();
      await expect(editor(page)).toBeFocused();
      const selected = await editor(page).evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
      expect(selected.trim()).toBe('image:');
    });

    test('follows the typing', async ({page}) => {
      await open(page);
      await editor(page).fill("version: '1'\njobs:\n\t- name: a");
      await expect(checker(page).getByRole('listitem').first()).toContainText(say.syntax);
      await editor(page).fill(sample);
      await expect(checker(page).getByRole('status')).toHaveText(say.good);
      await expect(editor(page)).toHaveAttribute('aria-invalid', 'false');
    });

    test('says so when it cannot be loaded, and tries again', async ({page}) => {
      let isOnline = false;
      await changeScripts(page, (body) => (isOnline || !isValidator(body) ? body : undefined));
      await open(page);
      await editor(page).fill(sample);
      await expect(checker(page).getByRole('status')).toHaveText(say.missing);
      isOnline = true;
      await editor(page).blur();
      await editor(page).focus();
      await expect(checker(page).getByRole('status')).toHaveText(say.good);
    });

    test('without JavaScript the page says what is missing and keeps its tables', async ({
      browser,
    }) => {
      const page = await browser.newPage({javaScriptEnabled: false});
      await open(page);
      // Locators by text pass over `noscript`; `innerText` holds only what is shown.
      const shown = await page
        .locator('noscript')
        .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).innerText));
      expect(shown.join(' ')).toMatch(say.noScript);
      await expect(editor(page)).toBeDisabled();
      expect(await page.locator('article table').count()).toBeGreaterThan(5);
      expect(await page.locator('article pre').count()).toBeGreaterThan(9);
      await page.close();
    });

    test('fits a phone', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page);
      await checker(page).getByRole('button', {name: say.loadFaulty}).click();
      await expect(checker(page).getByRole('listitem')).toHaveCount(8);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      const box = await checker(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    });
  });
}

test.describe('batch-test checker', () => {
  const say = texts.en;

  test('loads the validator with the first use, and sends nothing', async ({page}) => {
    const sent: string[] = [];
    let isLoaded = false;
    await changeScripts(page, (body) => {
      isLoaded ||= isValidator(body);
      return body;
    });
    // Other pages are fetched ahead whenever there is time.
    await saveData(page);
    await visitInPeace(page, `/en${address}`);
    expect(isLoaded).toBe(false);
    page.on('request', (request) => {
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    });
    await page.getByLabel(say.label).fill(sample.replace('Navigation regression', 'Secret name'));
    await expect(page.getByText(say.good)).toBeVisible();
    expect(isLoaded).toBe(true);
    const {origin} = new URL(page.url());
    for (const request of sent) {
      expect(request).toMatch(new RegExp(`^GET ${origin}/en/assets/js/[^?]*\\.js $`));
    }
  });

  test('works where scripts must not be made from text', async ({page}) => {
    await page.route(`**/en${address}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: {
          ...response.headers(),
          'content-security-policy': "script-src 'self' 'unsafe-inline'",
        },
      });
    });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|unsafe-eval/.test(message.text())) {
        refused.push(message.text());
      }
    });
    await page.goto(`/en${address}`);
    await page.getByRole('button', {name: say.loadFaulty}).click();
    await expect(page.getByText(say.count)).toBeVisible();
    expect(refused).toEqual([]);
  });
});
