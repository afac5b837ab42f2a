/** Quoted texts of the specification in the browser, in both languages and search modes. */
import {version} from '@docusaurus/core/package.json';
import {expect, test as plainTest, type Page} from '@playwright/test';
import {aiResponse, withAskAi} from '../e2e/ask-ai';
import {changeResponses, languages, visit} from '../e2e/page';
import {
  algoliaResponse,
  algoliaHit,
  typeOn,
  fakeAlgolia,
  hits,
  indexFiles,
  input,
  openOn,
  test,
} from '../e2e/search-support';
import {limits, routes, texts, type QuotedText} from './catalogue';

const unknown = 'zzqxvkw';

/** Search mode, and functions that simulate its outcomes. */
interface Mode {
  name: string;
  unreachable: (page: Page) => Promise<unknown>;
  empty: (page: Page) => Promise<unknown>;
  full: (page: Page) => Promise<unknown>;
}

const list = Array.from({length: limits.hitsPerPage}, (_, place) => algoliaHit(place));

const modes: readonly Mode[] = [
  {
    name: 'embedded',
    unreachable: (page) => page.route(indexFiles, (route) => route.abort()),
    empty: async () => {},
    full: async () => {},
  },
  {
    name: 'hosted',
    unreachable: (page) => fakeAlgolia(page, (_, route) => route.abort()),
    empty: (page) =>
      fakeAlgolia(page, ({requests}) =>
        algoliaResponse(requests[0]?.query === unknown ? [] : list),
      ),
    full: (page) => fakeAlgolia(page, () => algoliaResponse(list, 57)),
  },
];

for (const {code, prefix, htmlLang} of languages) {
  const textIn = (text: QuotedText) => text[code];
  const overview = `${prefix}/docs/overview`;

  for (const {name, unreachable, empty, full} of modes) {
    test(`${code}, ${name}: start and results of the dialog`, async ({page}) => {
      await full(page);
      await openOn(page, overview);
      await expect(page.locator(input)).toHaveAttribute('placeholder', textIn(texts.placeholder));
      const recent = page.getByText(textIn(texts.noRecent), {exact: true});
      await expect(recent).toBeVisible();
      const {y} = (await recent.boundingBox())!;
      expect((await page.locator('.search-start a').first().boundingBox())!.y).toBeGreaterThan(y);
      await page.locator(input).fill(code === 'zh' ? '记录' : 'record');
      await expect(page.locator(hits).first()).toBeVisible();
      const [before = '', after = ''] = textIn(texts.seeAll).split('{count}');
      await expect(
        page.getByRole('link', {name: new RegExp(`^${before}\\d+${after}$`)}),
      ).toBeVisible();
    });

    test(`${code}, ${name}: no results`, async ({page}) => {
      await empty(page);
      await typeOn(page, unknown, overview);
      await expect(page.locator('.search-screens .DocSearch-Title')).toHaveText(
        textIn(texts.noResults).replace('{query}', unknown),
      );
      await expect(page.locator('.search-screens .DocSearch-Prefill')).toHaveCount(
        limits.suggestions,
      );
      await expect(
        page.getByRole('link', {name: textIn(texts.reportMissing), exact: true}),
      ).toBeVisible();
      await visit(page, `${prefix}/search?q=${unknown}`);
      const status = page.locator('main [role="status"]');
      await expect(status).toContainText(
        `${textIn(texts.noResultsOnPage)}${code === 'zh' ? '' : ' '}${unknown}`,
      );
      await expect(status).toContainText(textIn(texts.reportMissing));
    });

    test(`${code}, ${name}: unreachable search`, async ({page}) => {
      await unreachable(page);
      await typeOn(page, 'device', overview);
      const screen = page.locator('.DocSearch-ErrorScreen');
      await expect(screen.locator('p')).toHaveText([
        textIn(texts.unreachable),
        textIn(texts.checkNetwork),
      ]);
      await expect(screen.getByRole('button', {name: textIn(texts.retry)})).toBeVisible();
      await visit(page, `${prefix}/search?q=device`);
      await expect(page.locator('main')).toContainText(textIn(texts.unreachable));
      await expect(page.locator('main')).toContainText(textIn(texts.checkNetwork));
    });
  }

  test(`${code}: an answer of Ask AI`, async ({page}) => {
    await withAskAi(page, (route) => route.fulfill(aiResponse('An answer')), overview);
    await page.locator('.DocSearch-Hit--AskAI').first().click();
    await expect(page.getByText(textIn(texts.disclaimer), {exact: true})).toBeVisible();
  });

  plainTest(`${code}: a page that crashes`, async ({page}) => {
    await page.addInitScript(() => {
      (window as unknown as {faulty: boolean}).faulty = true;
    });
    // The table of contents throws when it reads the levels of headings.
    const fault =
      'get level(){if(window.faulty)throw new Error("planted fault",{cause:new Error("planted cause")});return 2}';
    await changeResponses(page, '**/assets/js/*.js', async (response) => {
      const body = await response.text();
      const isPage = body.includes('create-record.md') && body.includes('next-steps');
      return {body: isPage ? body.replaceAll(/level:2(?=[,}])/g, fault) : body};
    });
    await page.goto(`${prefix}/docs/collaboration/record/create-record`);
    await expect(page.locator('main h1')).toHaveText(textIn(texts.crash));
    await expect(page.locator('main')).toContainText('planted fault');
    await expect(page.locator('main')).toContainText('planted cause');
    await page.evaluate(() => {
      (window as unknown as {faulty: boolean}).faulty = false;
    });
    await page.getByRole('button', {name: textIn(texts.tryAgain)}).click();
    await expect(page.locator('#next-steps')).toBeAttached();
  });

  plainTest(`${code}: a page that crashes outside of the layout`, async ({page}) => {
    await changeResponses(page, '**/assets/js/*.js', async (response) => {
      const body = await response.text();
      const isResults = body.includes('.get("page")');
      const fault = '(()=>{throw new Error("planted fault")})(';
      return {body: isResults ? body.replaceAll('new URLSearchParams(', fault) : body};
    });
    await page.goto(`${prefix}/search?q=a`);
    await expect(page.locator('h1')).toHaveText(textIn(texts.crash));
    await expect(page.locator('main')).toContainText('planted fault');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page).toHaveTitle(textIn(texts.pageError));
  });

  plainTest(`${code}: a page whose code cannot be loaded`, async ({page}) => {
    await visit(page, overview);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('button', {name: textIn(texts.retry), exact: true})).toBeVisible();
  });

  test(`${code}: tagline, copyright and the metadata of every page`, async ({page}) => {
    await visit(page, `${prefix}/`);
    await expect(page).toHaveTitle(new RegExp(`^${textIn(texts.tagline)} `));
    await expect(page.locator('.footer__copyright')).toContainText('2025');
    await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
      'content',
      `Docusaurus v${version}`,
    );
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test(`${code}: every page is at its address`, async ({request}) => {
    const responses = await Promise.all(
      routes.map(async (route) => {
        const response = await request.get(prefix + route);
        const isInLanguage = new RegExp(`<html lang="?${htmlLang}\\b`).test(await response.text());
        return {route, status: response.status(), isInLanguage};
      }),
    );
    expect(responses.filter(({status, isInLanguage}) => status !== 200 || !isInLanguage)).toEqual(
      [],
    );
  });
}
