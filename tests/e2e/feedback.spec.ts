import {expect, test, type Page} from '@playwright/test';
import {brand} from '../../src/config/brand';
import {changeResponses, visit, visitSettled} from './page';

const path = '/docs/collaboration/record/create-record';

const text = {
  yes: '有帮助',
  no: '没有帮助',
  label: '缺少什么，或者哪里不对？',
  openIssue: '在 GitHub 上提交',
  send: '发送',
  again: '再试一次',
  thanks: '谢谢你的反馈。',
  failed: '没有发送成功',
  language: '语言：中文',
} as const;

/** Equivalent to a build with `FEEDBACK_ENDPOINT=/fake-feedback`. */
async function withEndpoint(page: Page): Promise<void> {
  await changeResponses(page, '**/assets/js/main.*.js', async (response) => {
    const body = await response.text();
    const changed = body.replace(/customFields:\{|"customFields":\{/, (found) => {
      const quote = found.startsWith('"') ? '"' : '';
      return `${found}${quote}feedbackEndpoint${quote}:"/fake-feedback",`;
    });
    expect(changed).not.toBe(body);
    return {body: changed.replace(',}', '}')};
  });
}

const section = (page: Page) => page.locator('article section[data-search="off"]').first();
const button = (page: Page, name: string) => section(page).getByRole('button', {name, exact: true});

test('typed text survives a second choice, and navigation to a page and back', async ({page}) => {
  await visit(page, '/docs/overview');
  const box = page.locator('article section[data-search="off"]');
  const field = box.locator('textarea');
  await box.getByRole('button', {name: '没有帮助'}).click();
  await field.fill('缺一张图');
  await box.getByRole('button', {name: '有帮助', exact: true}).click();
  await expect(field).toHaveCount(0);
  await box.getByRole('button', {name: '没有帮助'}).click();
  await expect(field).toHaveValue('缺一张图');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL('/docs/overview');
  await page.goBack();
  await box.getByRole('button', {name: '没有帮助'}).click();
  await expect(field).toHaveValue('缺一张图');
});

test('"no" opens an issue with page, language and message', async ({page}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await visitSettled(page, path);
  await button(page, text.no).click();
  const field = page.getByLabel(text.label);
  await expect(field).toBeFocused();
  await expect(field).toHaveCSS('outline-style', 'solid');
  await field.fill('An example & a picture');
  const link = section(page).getByRole('link', {name: text.openIssue});
  await expect(link).toHaveAttribute('target', '_blank');
  const url = new URL((await link.getAttribute('href'))!);
  expect(url.href.startsWith(`${brand.repository}/issues/new?`)).toBe(true);
  expect(url.searchParams.get('body')).toContain(path);
  expect(url.searchParams.get('body')).toContain(text.language);
  expect(url.searchParams.get('body')).toContain('An example & a picture');
  expect(posts).toEqual([]);
  await button(page, text.yes).click();
  await expect(section(page)).toContainText(text.thanks);
});

test('with a service, feedback is posted without data about the reader', async ({
  page,
  context,
}) => {
  await withEndpoint(page);
  await context.addCookies([{name: 'a', value: 'b', url: 'http://localhost'}]);
  const answers: unknown[] = [];
  let cookie: string | undefined = '';
  await page.route('**/fake-feedback', async (route) => {
    answers.push(route.request().postDataJSON());
    cookie = (await route.request().allHeaders()).cookie;
    await route.fulfill({status: 204});
  });
  await visitSettled(page, path);
  await button(page, text.no).click();
  await page.getByLabel(text.label).fill('More examples');
  await button(page, text.send).click();
  await expect(section(page).getByRole('status')).toHaveText(text.thanks);
  await button(page, text.yes).click();
  await expect(section(page).getByRole('status')).toHaveText(text.thanks);
  const common = {page: path, language: 'zh', version: brand.version};
  expect(answers).toEqual([
    {...common, helpful: false, message: 'More examples'},
    {...common, helpful: true, message: ''},
  ]);
  expect(cookie).toBeUndefined();
});

test('a failing service loses nothing: retry, or open an issue', async ({page}) => {
  await withEndpoint(page);
  let fails = true;
  await page.route('**/fake-feedback', (route) =>
    fails ? route.fulfill({status: 500}) : route.fulfill({status: 200}),
  );
  await visitSettled(page, path);
  await button(page, text.no).click();
  await page.getByLabel(text.label).fill('Kept');
  await button(page, text.send).click();
  await expect(section(page).getByRole('status')).toContainText(text.failed);
  await expect(page.getByLabel(text.label)).toHaveValue('Kept');
  const issue = section(page).getByRole('link', {name: text.openIssue});
  await expect(issue).toHaveAttribute('href', /Kept/);
  fails = false;
  await button(page, text.again).click();
  await expect(section(page).getByRole('status')).toHaveText(text.thanks);
});
