import {expect, test, type Page} from '@playwright/test';
import {faultySample, sample} from '../../src/components/BatchTestChecker/samples';
import {changeScripts, saveData, visitInPeace} from './page';

const say = {
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
} as const;

const address = '/en/docs/sim-and-tests/regression/yaml-sample';

/** The script that holds the validator, known by the id of the schema. */
const isValidator = (body: string) => body.includes('urn:coscene-docs:regression-config');

const open = (page: Page) => page.goto(address);
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

test('without JavaScript the page says what is missing and keeps its tables', async ({browser}) => {
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

test('loads the validator with the first use, and sends nothing', async ({page}) => {
  const sent: string[] = [];
  let isLoaded = false;
  await changeScripts(page, (body) => {
    isLoaded ||= isValidator(body);
    return body;
  });
  // Other pages are fetched ahead whenever there is time.
  await saveData(page);
  await visitInPeace(page, address);
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
  await page.route(`**${address}`, async (route) => {
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
  await page.goto(address);
  await page.getByRole('button', {name: say.loadFaulty}).click();
  await expect(page.getByText(say.count)).toBeVisible();
  expect(refused).toEqual([]);
});
