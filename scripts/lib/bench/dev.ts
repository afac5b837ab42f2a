/** Times `npm start`: from the command to the first page, and from saving a page to seeing it. */
import {spawn} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser} from 'playwright-core';

const page = {file: 'docs/viz/panel/log-panel.md', path: '/docs/viz/panel/log-panel'};

export interface DevTimes {
  /** Milliseconds from the command until the page can be read in the browser. */
  firstPage: number;
  /** Milliseconds from writing the file until the browser shows it. */
  edit: number;
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const {port} = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}

/**
 * @param site A copy of this site: a page in it is edited and put back.
 * @throws When the page does not appear within two minutes.
 */
export async function timeDevServer(
  browser: Browser,
  site: string,
  {cold}: {cold: boolean},
): Promise<DevTimes> {
  if (cold) {
    for (const part of ['.docusaurus', 'node_modules/.cache']) {
      rmSync(path.join(site, part), {recursive: true, force: true});
    }
  }
  const port = await freePort();
  const start = performance.now();
  const server = spawn('npm', ['start', '--', '--no-open', '--port', String(port)], {
    cwd: site,
    stdio: 'ignore',
    // A group of its own, so that all of it can be stopped.
    detached: true,
  });
  const file = path.join(site, page.file);
  const text = readFileSync(file, 'utf8');
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    while (performance.now() - start < 120_000) {
      const answer = await fetch(`http://localhost:${port}${page.path}`).catch(() => undefined);
      if (answer?.ok) {
        break;
      }
      await pause(50);
    }
    await tab.goto(`http://localhost:${port}${page.path}`, {timeout: 120_000});
    await tab.locator('article h1').waitFor({timeout: 120_000});
    const firstPage = performance.now() - start;
    await pause(3000);
    const edits: number[] = [];
    for (const round of [1, 2, 3]) {
      const mark = `edited-${round}-${port}`;
      const saved = performance.now();
      const seen = tab.waitForFunction(
        (wanted) => document.querySelector('article')?.textContent.includes(wanted),
        mark,
        {timeout: 60_000},
      );
      writeFileSync(file, `${text}\n${mark}\n`);
      await seen;
      edits.push(performance.now() - saved);
      await pause(1000);
    }
    edits.sort((a, b) => a - b);
    return {firstPage, edit: edits[1]!};
  } finally {
    writeFileSync(file, text);
    await context.close();
    process.kill(-server.pid!, 'SIGTERM');
  }
}
