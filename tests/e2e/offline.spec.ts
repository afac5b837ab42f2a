/**
 * Offline reading, with a server that is actually stopped and a site that is actually replaced. The site is a
 * copy of the build with a few of its pages, so that a download is short.
 */
import {createHash} from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test as base, type Page} from '@playwright/test';
import {writeOffline} from 'docusaurus-plugin-offline';
import {browserslist} from '../../package.json';
import {i18n, locales} from '../../src/config/locales';
import {siteHandler} from '../../scripts/lib/serve';
import {axeFaults} from './axe';
import {visit, watchErrors} from './page';
import {hits, input, openDialog} from './search-support';
import {pace} from '../pace';

const offlineSettings = {
  locales,
  defaultLocale: i18n.defaultLocale,
  browsers: browserslist.production,
};

const build = path.join(__dirname, '../../build');

/** Pages of the copy, without extensions. */
const pages = [
  'index',
  '404',
  'docs/overview',
  'docs/get-started/quick-start',
  'docs/viz/inspect-recording',
  'docs/viz/panel/3d-panel',
  'docs/use-case/data-diagnosis/rule-recipes',
  'docs/sim-and-tests/regression/yaml-sample',
  'docs/category/viz',
];

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'offline-'));

/** Requested scripts, by whether the page is in the copy. */
function scriptsOf(isPage: RegExp): Record<'own' | 'other', Set<string>> {
  const scripts = {own: new Set<string>(), other: new Set<string>()};
  for (const name of readdirSync(build, {recursive: true, encoding: 'utf8'})) {
    const found = name.endsWith('.html')
      ? read(build, name).match(/(?<=(?:href|src)="?\/)(?:en\/)?assets\/js\/[^\s">]+/g)
      : [];
    found?.forEach((script) => scripts[isPage.test(name) ? 'own' : 'other'].add(script));
  }
  return scripts;
}

/** Copy of the build with few pages and texts of search results, and its own file lists. */
async function smallSite(): Promise<string> {
  const root = newFolder();
  const isPage = new RegExp(`^(?:en/)?(?:${pages.join('|')})\\.html$`);
  const isShared = /^(?:(?:en\/)?(?:assets\/(?!social|search\/..-\d)|img\/|samples\/))/;
  const {own, other} = scriptsOf(isPage);
  const isUnused = (file: string) => other.has(file) && !own.has(file);
  const filter = (source: string) => {
    const file = path.relative(build, source);
    return !path.extname(file) || isPage.test(file) || (isShared.test(file) && !isUnused(file));
  };
  cpSync(build, root, {recursive: true, filter});
  await writeOffline(root, offlineSettings);
  return root;
}

/** The same site with another text on a page: as in every build, files that contain it are renamed. */
async function changedSite(root: string, page: string, from: string, to: string): Promise<string> {
  const next = newFolder();
  cpSync(root, next, {recursive: true});
  const scripts = readdirSync(path.join(next, 'assets/js')).map((name) => `assets/js/${name}`);
  const renamed = new Map<string, string>();

  function change(file: string, text: string): void {
    const old = /\.([0-9a-f]{6,8})\.js$/.exec(file)![1]!;
    const hash = createHash('sha256').update(text).digest('hex').slice(0, old.length);
    rmSync(path.join(next, file));
    writeFileSync(path.join(next, file.replace(old, hash)), text);
    renamed.set(old, hash);
  }

  const importers = scripts.filter((file) => read(next, file).includes(from));
  expect(importers).not.toEqual([]);
  importers.forEach((file) => change(file, read(next, file).replaceAll(from, to)));
  const runtime = scripts.find((file) => file.includes('runtime~main'))!;
  const withNewNames = (file: string) =>
    [...renamed].reduce((text, [old, hash]) => text.replaceAll(old, hash), read(next, file));
  expect(withNewNames(runtime)).not.toBe(read(next, runtime));
  change(runtime, withNewNames(runtime));
  for (const file of pages.map((name) => `${name}.html`)) {
    const html = withNewNames(file);
    writeFileSync(path.join(next, file), file === page ? html.replaceAll(from, to) : html);
  }
  await writeOffline(next, offlineSettings);
  return next;
}

/** Serves a replaceable folder on a fixed port, without HTTP caching. */
class Host {
  private server?: Server;
  private port = 0;
  /** Requests since the start, with their paths. */
  readonly requested: string[] = [];
  /** Stops responding after this number of requests. */
  breaksAfter = Infinity;

  constructor(public root: string) {}

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      this.requested.push(request.url!);
      if (this.requested.length > this.breaksAfter) {
        request.socket.destroy();
        return;
      }
      const writeHead = response.writeHead.bind(response);
      response.writeHead = ((status: number, headers?: object) =>
        writeHead(status, {...headers, 'cache-control': 'no-store'})) as typeof writeHead;
      siteHandler(this.root)(request, response);
    });
    await once(this.server.listen(this.port), 'listening');
    this.port = (this.server!.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = once(this.server!.close(), 'close');
    this.server!.closeAllConnections();
    await closed;
  }
}

const test = base.extend<{host: Host}, {site: string}>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here.
    async ({}, use) => {
      const root = await smallSite();
      await use(root);
      rmSync(root, {recursive: true});
    },
    {scope: 'worker'},
  ],
  host: async ({site}, use) => {
    const host = new Host(site);
    await host.start();
    await use(host);
    await host.stop();
  },
});

// A download is slow on a busy machine.
test.describe.configure({timeout: 300_000 * pace});

const texts = {
  on: '离线阅读：已开启',
  off: '离线阅读：已关闭',
  start: '下载并开启',
  cancel: '取消下载',
  remove: '关闭离线阅读并删除文件',
  resume: '继续下载',
  close: '关闭窗口',
  size: /下载约 [\d.]+ MB（压缩后），在设备上占用约 [\d.]+ MB/,
  isOn: '已开启：没有网络也能阅读',
};

const dialog = (page: Page) => page.locator('dialog');

const button = (page: Page, name: string) => dialog(page).getByRole('button', {name, exact: true});

/** Opens the offline dialog on the page of a host. */
async function openSwitch(page: Page, {origin}: Host, label = texts.off): Promise<void> {
  await visit(page, `${origin}/docs/overview`);
  await page.getByRole('button', {name: label}).click();
  await expect(dialog(page)).toBeVisible();
}

async function switchOn(page: Page, host: Host): Promise<void> {
  await openSwitch(page, host);
  await button(page, texts.start).click();
  await expect(dialog(page)).toContainText(texts.isOn, {timeout: 90_000 * pace});
  await button(page, texts.close).click();
}

/** All data that could be stored on the device. */
async function leftOn(page: Page): Promise<unknown> {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    keys: Object.keys(localStorage).filter((key) => /offline|workbox/.test(key)),
    databases: (await indexedDB.databases()).length,
  }));
}
const nothing = {caches: [], workers: 0, keys: [], databases: 0};

const storedVersion = (page: Page) =>
  page.evaluate(async () => {
    const list = await caches.match('/offline/zh.json');
    return list && ((await list.json()) as {version: string}).version;
  });

const versionOf = (root: string) =>
  (JSON.parse(read(root, 'offline/zh.json')) as {version: string}).version;

test('pages, pictures, search and the not-found page work without a server', async ({
  page,
  host,
}) => {
  const errors = watchErrors(page);
  await openSwitch(page, host);
  await expect(dialog(page)).toContainText(texts.size);
  expect(await axeFaults(page, 'dialog')).toEqual([]);
  // The reader has only requested the size of the download.
  expect(await leftOn(page)).toEqual(nothing);
  expect(host.requested.filter((url) => /service-worker/.test(url))).toEqual([]);
  await button(page, texts.start).click();
  await expect(dialog(page)).toContainText(texts.isOn, {timeout: 90_000 * pace});
  expect(await axeFaults(page, 'dialog')).toEqual([]);
  await button(page, texts.close).click();
  await expect(page.getByRole('button', {name: texts.on})).toBeFocused();

  await host.stop();
  await visit(page, `${host.origin}/docs/viz/panel/3d-panel`);
  await visit(page, `${host.origin}/docs/overview/?from=a-link#top`);
  await visit(page, `${host.origin}/`);
  await page.locator(`main a[href="/docs/get-started/quick-start"]`).first().click();
  await expect(page).toHaveURL(/quick-start$/);
  await expect(page.locator('article figure svg').first()).toBeVisible();
  await openDialog(page);
  await page.locator(input).fill('记录');
  await expect(page.locator(hits).first()).toBeVisible();
  await page.keyboard.press('Escape');
  // The tools are in scripts that no page references.
  await visit(page, `${host.origin}/docs/viz/inspect-recording#sample`);
  await expect(page.getByRole('rowheader')).toHaveCount(11);
  await page.getByRole('button', {name: /^\/odom /}).click();
  await expect(page.getByText('child_frame_id')).toBeVisible();
  for (const address of [
    'use-case/data-diagnosis/rule-recipes',
    'sim-and-tests/regression/yaml-sample',
  ]) {
    await visit(page, `${host.origin}/docs/${address}`);
    const tool = page.locator('.site-tool').first();
    await tool.getByRole('button').first().click();
    await expect(tool.getByRole('textbox').first()).toBeVisible();
  }
  await visit(page, `${host.origin}/docs/viz/panel/3d-panel`);
  await page.getByRole('button', {name: '播放样例'}).click();
  await expect(page.getByRole('slider', {name: '播放位置'})).toBeVisible();
  const response = await page.goto(`${host.origin}/docs/no-such-page`);
  expect(response!.status()).toBe(404);
  await expect(page.locator('main h1')).toHaveText('找不到页面');
  // The language that is not downloaded leads to the same page, and not out of the site.
  await page.goto(`${host.origin}/en/docs/overview`);
  await expect(page.locator('main h1')).toHaveText('找不到页面');
  expect(errors).toEqual([]);

  await host.start();
  await openSwitch(page, host, texts.on);
  await button(page, texts.remove).click();
  await expect(button(page, texts.start)).toBeVisible();
  expect(await leftOn(page)).toEqual(nothing);
});

test('after a deployment a page is updated at once with matching scripts, and the download follows', async ({
  page,
  context,
  host,
  site,
}) => {
  // Text of a figure: the texts around it are in the page alone, not in its scripts.
  const sentence = '播放记录，并在时间轴上标记一刻';
  const changedTo = '这是新版本的文字';
  const changedPage = '/docs/get-started/quick-start';
  const next = await changedSite(site, `${changedPage.slice(1)}.html`, sentence, changedTo);
  await switchOn(page, host);
  // Files of the older build, requested in vain by a stale page.
  const stale: string[] = [];
  context.on('response', (response) => {
    const {pathname} = new URL(response.url());
    if (response.status() >= 400 && existsSync(path.join(site, pathname))) {
      stale.push(pathname);
    }
  });
  const errors = watchErrors(page);
  host.root = next;
  await visit(page, `${host.origin}${changedPage}`);
  await expect(page.locator('main')).toContainText(changedTo);
  await expect.poll(() => storedVersion(page), {timeout: 90_000 * pace}).toBe(versionOf(next));
  // Files of the older build are deleted once the new list is stored.
  const leftOver = async () => {
    const files = await page.evaluate(async () =>
      (await (await caches.open('offline')).keys()).map(({url}) => new URL(url).pathname),
    );
    return files.filter(
      (file) => file.startsWith('/assets/') && !existsSync(path.join(next, file)),
    );
  };
  await expect.poll(leftOver).toEqual([]);
  await host.stop();
  await visit(page, `${host.origin}${changedPage}`);
  await expect(page.locator('main')).toContainText(changedTo);
  expect(stale).toEqual([]);
  expect(errors).toEqual([]);
  await host.start();
  rmSync(next, {recursive: true});
});

test('an interrupted download is reported, and resumes at the next visit', async ({page, host}) => {
  await openSwitch(page, host);
  await expect(dialog(page)).toContainText(texts.size);
  host.breaksAfter = host.requested.length + 30;
  await button(page, texts.start).click();
  await expect(dialog(page)).toContainText('连接中断');
  await expect(button(page, texts.resume)).toBeVisible();
  host.breaksAfter = Infinity;
  const before = host.requested.length;
  await openSwitch(page, host);
  await expect(dialog(page)).toContainText(texts.isOn, {timeout: 90_000 * pace});
  // Stored files were not requested again.
  const {named, hashed} = JSON.parse(read(host.root, 'offline/zh.json')) as Record<string, object>;
  const all = Object.keys({...named, ...hashed});
  const again = new Set(host.requested.slice(before));
  expect(all.filter((file) => !again.has(file)).length).toBeGreaterThan(20);
});

test('a page in place of the list is reported as a lost connection', async ({page, host}) => {
  await openSwitch(page, host);
  const html = {contentType: 'text/html', body: '<!doctype html><title>Login</title>'};
  await page.route('**/offline/*.json', (route) => route.fulfill(html));
  await button(page, texts.start).click();
  await expect(dialog(page)).toContainText('连接中断');
});

test('blocked storage is reported', async ({page, host}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
    Object.assign(CacheStorage.prototype, {match: refuse, open: refuse, delete: refuse});
  });
  await openSwitch(page, host);
  await button(page, texts.start).click();
  await expect(dialog(page)).toContainText('浏览器不允许');
  await button(page, texts.start).click();
  await expect(dialog(page)).toContainText('浏览器不允许');
  expect(errors).toEqual([]);
});

test('the service worker for switching off removes all stored data', async ({page, host, site}) => {
  await switchOn(page, host);
  const root = newFolder();
  cpSync(site, root, {recursive: true});
  rmSync(path.join(root, 'offline'), {recursive: true});
  copyFileSync(
    path.join(__dirname, '../../deploy/service-worker-off.js'),
    path.join(root, 'service-worker.js'),
  );
  host.root = root;
  await page.goto(`${host.origin}/docs/overview`);
  await expect.poll(() => leftOn(page).catch(() => 'the page is being reloaded')).toEqual(nothing);
  // The worker may reload the page once more.
  await expect(() => visit(page, `${host.origin}/docs/overview`)).toPass();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  rmSync(root, {recursive: true});
});
