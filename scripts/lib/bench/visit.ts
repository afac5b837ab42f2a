/**
 * One visit of a page by a new reader on a slow phone: Slow 4G (150 ms, 1.6 Mbit/s down,
 * 0.75 Mbit/s up) and a processor four times as slow. Then, where a target is given, one click on the
 * link to it in the sidebar, the mouse resting on it for 100 ms before.
 *
 * The throttling of the protocol does not slow down the handshake: figures are for comparison.
 */
import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, Page} from 'playwright-core';
import {slow4G, slowdown} from './slow-phone';

export interface Visit {
  /** Bytes as they came over the line, headers included, of what the page itself asks for. */
  total: number;
  html: number;
  js: number;
  css: number;
  image: number;
  requests: number;
  /** What the browser was told to fetch ahead. */
  prefetch: number;
  prefetchRequests: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  /** What exceeds 50 ms of each long task after the first paint. */
  tbt: number;
  /** Milliseconds from the click to the frame after the new heading; NaN without a target. */
  navigation: number;
}

interface Probe {
  lcp: number;
  lcpElement: string;
  fcp: number;
  cls: number;
  long: Array<[start: number, duration: number]>;
  clicked: number;
  shown: number;
}

declare global {
  interface Window {
    siteProbe: Probe;
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page before anything else. */
function probe(): void {
  const seen: Probe = {
    lcp: 0,
    lcpElement: '',
    fcp: 0,
    cls: 0,
    long: [],
    clicked: NaN,
    shown: NaN,
  };
  window.siteProbe = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    const {element} = entry as PerformanceEntry & {element: Element | null};
    seen.lcp = entry.startTime;
    seen.lcpElement = element?.tagName.toLowerCase() ?? '';
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') {
      seen.fcp = entry.startTime;
    }
  });
  observe('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as Shift;
    seen.cls += hadRecentInput ? 0 : value;
  });
  observe('longtask', ({startTime, duration}) => seen.long.push([startTime, duration]));
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  addEventListener(
    'click',
    (event) => {
      const before = heading();
      seen.clicked = event.timeStamp;
      const look = () => {
        if (heading() && heading() !== before) {
          requestAnimationFrame((time) => {
            seen.shown = time;
          });
        } else {
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

interface Request {
  url: string;
  type: string;
  isPrefetch: boolean;
  bytes: number;
}

/** Where the middle of the sidebar's link to a page is, once it is there. */
async function linkTo(page: Page, target: string): Promise<{x: number; y: number}> {
  const link = page.locator(`aside a[href="${target}"]`).first();
  await link.waitFor({state: 'visible', timeout: 30_000});
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) {
    throw new Error(`The sidebar has no link to ${target}.`);
  }
  return {x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2};
}

/** @param target Path of a page that the sidebar links from the one that is visited. */
export async function visit(
  browser: Browser,
  origin: string,
  pathname: string,
  target?: string,
): Promise<Visit> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: {width: 1350, height: 940},
    locale: /^\/en(?:\/|$)/.test(pathname) ? 'en-US' : 'zh-CN',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map<string, Request>();
  const open = new Set<string>();
  let lastTraffic = Date.now();
  const ended = (id: string) => {
    open.delete(id);
    lastTraffic = Date.now();
  };
  const isPrefetch = (headers: Record<string, string>) =>
    Object.entries(headers).some(
      ([name, value]) => /purpose$/i.test(name) && /prefetch/i.test(value),
    );
  session.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    lastTraffic = Date.now();
    if (request.url.startsWith(origin)) {
      open.add(requestId);
      requests.set(requestId, {
        url: request.url,
        type: type ?? '',
        isPrefetch: type === 'Prefetch' || isPrefetch(request.headers),
        bytes: 0,
      });
    }
  });
  session.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
    const request = requests.get(requestId);
    if (request && isPrefetch(headers)) {
      request.isPrefetch = true;
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const request = requests.get(requestId);
    if (request) {
      request.bytes = encodedDataLength;
    }
    ended(requestId);
  });
  session.on('Network.loadingFailed', ({requestId}) => ended(requestId));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  // What the TypeScript loader wraps functions in exists in Node only.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(probe);
  const quiet = async (silence: number, atMost: number) => {
    const start = Date.now();
    while (Date.now() - start < atMost && (open.size > 0 || Date.now() - lastTraffic < silence)) {
      await pause(50);
    }
  };

  try {
    await page.goto(origin + pathname, {waitUntil: 'load', timeout: 60_000});
    await quiet(1500, 25_000);
    const seen = await page.evaluate(() => window.siteProbe);
    const all = [...requests.values()];
    const own = all.filter((request) => !request.isPrefetch);
    const ahead = all.filter((request) => request.isPrefetch);
    const bytes = (list: readonly Request[]) => list.reduce((sum, item) => sum + item.bytes, 0);
    const ofType = (type: string) => bytes(own.filter((request) => request.type === type));
    const result: Visit = {
      total: bytes(own),
      html: ofType('Document'),
      js: ofType('Script'),
      css: ofType('Stylesheet'),
      image: ofType('Image'),
      requests: own.length,
      prefetch: bytes(ahead),
      prefetchRequests: ahead.length,
      fcp: seen.fcp,
      lcp: seen.lcp,
      lcpElement: seen.lcpElement,
      cls: seen.cls,
      tbt: seen.long
        .filter(([start]) => start + 1 >= seen.fcp)
        .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      navigation: NaN,
    };
    if (target) {
      const {x, y} = await linkTo(page, target);
      await quiet(700, 6000);
      await page.mouse.move(x, y);
      await pause(100);
      await page.mouse.down();
      await page.mouse.up();
      // A navigation that loads a new document loses the probe and stays without a figure.
      result.navigation = await page
        .waitForFunction(
          () => {
            const {shown, clicked} = window.siteProbe;
            return Number.isNaN(shown) ? 0 : shown - clicked;
          },
          undefined,
          {timeout: 15_000},
        )
        .then((handle) => handle.jsonValue())
        .catch(() => NaN);
    }
    return result;
  } finally {
    await context.close();
  }
}
