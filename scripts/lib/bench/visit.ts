/**
 * One visit of a page by a new reader on a slow phone (`slow-phone.ts`), then, where a target is given, a
 * click on the sidebar's link to it. The protocol does not throttle the handshake of a connection, so the
 * figures are for comparison.
 */
import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, CDPSession, Page} from 'playwright-core';
import {slow4G, slowdown} from './slow-phone';

export interface Visit {
  /** Bytes of scripts, of styles, and of everything that the page itself asks for, as they are sent. */
  js: number;
  css: number;
  total: number;
  /** Bytes that the page has the browser fetch for later pages. */
  prefetch: number;
  /** Milliseconds to the first and to the largest paint. */
  fcp: number;
  lcp: number;
  /** Total blocking time: what exceeds 50 ms of each long task after the first paint. */
  tbt: number;
  /** Milliseconds from the click to the frame with the new heading; NaN without a target. */
  navigation: number;
}

interface Probe {
  fcp: number;
  lcp: number;
  long: [start: number, duration: number][];
  navigation: number;
}

declare global {
  interface Window {
    siteProbe: Probe;
  }
}

/** Runs in the page before anything else, and notes what happens. */
function probe(): void {
  const seen: Probe = {fcp: 0, lcp: 0, long: [], navigation: 0};
  window.siteProbe = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({startTime}) => {
    seen.lcp = startTime;
  });
  observe('paint', ({name, startTime}) => {
    seen.fcp = name === 'first-contentful-paint' ? startTime : seen.fcp;
  });
  observe('longtask', ({startTime, duration}) => seen.long.push([startTime, duration]));
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const onClick = ({timeStamp}: Event) => {
    const before = heading();
    const look = (time: number) => {
      if (heading() && heading() !== before) {
        seen.navigation = time - timeStamp;
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', onClick, true);
}

/** Clicks the sidebar's link as a reader does: the mouse rests on it for 100 ms before. */
async function clickLink(page: Page, target: string): Promise<number> {
  const link = page.locator(`aside a[href="${target}"]`).first();
  await link.hover();
  await pause(100);
  await page.mouse.down();
  await page.mouse.up();
  const shown = await page.waitForFunction(() => window.siteProbe.navigation);
  return shown.jsonValue();
}

/** Notes what a page asks for, and for how long it has been quiet. */
async function watchTraffic(session: CDPSession) {
  const requests = new Map<string, {type: string; bytes: number}>();
  let open = 0;
  let last = Date.now();
  const note = (change: 1 | -1) => {
    open += change;
    last = Date.now();
  };
  session.on('Network.requestWillBeSent', ({requestId, type}) => {
    note(1);
    requests.set(requestId, {type: type ?? '', bytes: 0});
  });
  session.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
    const request = requests.get(requestId);
    if (request && /prefetch/i.test(headers['sec-purpose'] ?? headers['Sec-Purpose'] ?? '')) {
      request.type = 'Prefetch';
    }
  });
  session.on('Network.loadingFailed', () => note(-1));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    note(-1);
    Object.assign(requests.get(requestId) ?? {}, {bytes: encodedDataLength});
  });
  await session.send('Network.enable');
  return {
    isQuiet: () => open <= 0 && Date.now() - last > 2000,
    bytes: (belongs: (type: string) => boolean) =>
      [...requests.values()]
        .filter(({type}) => belongs(type))
        .reduce((sum, request) => sum + request.bytes, 0),
  };
}

/** @param target Path of a page that the sidebar of the visited page links. */
export async function visit(
  browser: Browser,
  origin: string,
  pathname: string,
  target?: string,
): Promise<Visit> {
  const viewport = {width: 1350, height: 940};
  const context = await browser.newContext({ignoreHTTPSErrors: true, viewport});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    // The loader of TypeScript wraps functions in a helper that only exists in Node.
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.addInitScript(probe);

    await page.goto(origin + pathname, {timeout: 60_000});
    // Scripts start late on such a processor: the page is done when nothing has come for a while.
    for (const end = Date.now() + 30_000; Date.now() < end && !traffic.isQuiet();) {
      await pause(100);
    }
    const {fcp, lcp, long} = await page.evaluate(() => window.siteProbe);
    return {
      js: traffic.bytes((type) => type === 'Script'),
      css: traffic.bytes((type) => type === 'Stylesheet'),
      total: traffic.bytes((type) => type !== 'Prefetch'),
      prefetch: traffic.bytes((type) => type === 'Prefetch'),
      fcp,
      lcp,
      tbt: long
        .filter(([start]) => start >= fcp)
        .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      navigation: target ? await clickLink(page, target) : NaN,
    };
  } finally {
    await context.close();
  }
}
