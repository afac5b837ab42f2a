/** The dialog in a real Chromium: what it answers, how fast, and what that costs to fetch. */
import type {Browser, Page} from 'playwright-core';
import type {Locale} from '../../src/config/locales';
import {percentile, plainPath, type Outcome, type Query} from './bench-queries';
import {slow4G, slowdown} from './bench/slow-phone';

const start = (origin: string, locale: Locale) =>
  `${origin}${locale === 'en' ? '/en' : ''}/docs/overview`;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** Types a query into the open dialog and waits until it shows the answer. */
export async function ask(page: Page, query: string): Promise<Outcome> {
  await page.locator('.DocSearch-Input').fill(query);
  await page
    .locator(`.search-announcement[data-query=${JSON.stringify(query)}]`)
    .waitFor({state: 'attached'});
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const links = await page
    .locator('.DocSearch-Hit a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return {rows: links.map(plainPath)};
}

export interface FirstAnswer {
  /** Milliseconds from the first key of the query to the first result, the dialog being open. */
  wait: number;
  /** The same from the key that opens the dialog, where the query is typed at once after it. */
  waitAtOnce: number;
  /** Bytes fetched from opening the dialog to the first result. */
  bytes: number;
}

/**
 * Notes in the page itself when the dialog is asked for, when something is typed, and when a result
 * is there: to ask for it from outside takes longer than some of what is measured. As text: a
 * compiler's helpers are not in the page.
 */
const watchFirstRow = `
  window.began = {};
  addEventListener('keydown', ({key, timeStamp}) => { if (key === 'k') began.opening ??= timeStamp; }, true);
  addEventListener('input', ({timeStamp}) => { began.typing ??= timeStamp; }, true);
  window.firstRow = new Promise((resolve) => {
    const look = () => document.querySelector('.DocSearch-Hit a[href]')
      ? resolve(performance.now())
      : requestAnimationFrame(look);
    look();
  });
  // Not the promise: it would be waited for.
  undefined;
`;

async function typeCold(
  browser: Browser,
  address: string,
  query: string,
  atOnce: boolean,
): Promise<{wait: number; bytes: number}> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await open(page, address);
  await page.evaluate(watchFirstRow);
  let bytes = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.keyboard.press('Control+k');
  if (!atOnce) {
    await page.locator('.DocSearch-Input').waitFor();
  }
  await page.keyboard.type(query);
  const {row, opening, typing} = await page.evaluate<Record<'row' | 'opening' | 'typing', number>>(
    'firstRow.then((row) => ({row, ...began}))',
  );
  const result = {wait: row - (atOnce ? opening : typing), bytes};
  await context.close();
  return result;
}

const runs = 5;

/** Index and dialog cold, on a slow line with a slow processor: the middle of some runs. */
export async function firstAnswer(
  browser: Browser,
  origin: string,
  locale: Locale,
  query: string,
): Promise<FirstAnswer> {
  const address = start(origin, locale);
  // The server compresses each file when it is first asked for.
  await typeCold(browser, address, query, true);
  const opened: Array<{wait: number; bytes: number}> = [];
  const atOnce: typeof opened = [];
  for (let run = 0; run < runs; run += 1) {
    opened.push(await typeCold(browser, address, query, false));
    atOnce.push(await typeCold(browser, address, query, true));
  }
  const middle = (of: typeof opened, what: 'wait' | 'bytes') =>
    percentile(
      of.map((one) => one[what]),
      0.5,
    );
  return {
    wait: middle(opened, 'wait'),
    bytes: middle(atOnce, 'bytes'),
    waitAtOnce: middle(atOnce, 'wait'),
  };
}

export interface Session {
  outcomes: Outcome[];
  /** Milliseconds of each answer, everything loaded, with a processor four times as slow. */
  times: number[];
  /** Milliseconds that reading the index blocks the page, with the same processor. */
  read: number;
}

export async function answerAll(
  browser: Browser,
  origin: string,
  locale: Locale,
  queries: readonly Query[],
): Promise<Session> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await open(page, start(origin, locale));
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').waitFor();
  await ask(page, queries[0]?.query ?? '');
  const [read = NaN] = await page.evaluate(() =>
    performance.getEntriesByName('search-index').map(({duration}) => duration),
  );
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  const outcomes: Outcome[] = [];
  for (const {query} of queries) {
    outcomes.push(await ask(page, query));
  }
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.evaluate(() => performance.clearMeasures());
  for (const {query} of queries) {
    await ask(page, query);
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName('search-answer').map(({duration}) => duration),
  );
  await context.close();
  return {outcomes, times, read};
}
