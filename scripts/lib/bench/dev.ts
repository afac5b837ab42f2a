/** Times `npm start`: from the command to the first page, and from saving a page to seeing it. */
import {spawn} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {Browser} from 'playwright-core';
import {freePort} from '../free-port';
import {editedPage} from './pages';

export interface DevTimes {
  /** Milliseconds from the command until the page can be read in the browser. */
  firstPage: number;
  /** Milliseconds from writing the file until the browser shows it. */
  edit: number;
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
  const address = `http://localhost:${port}${editedPage.path}`;
  const start = performance.now();
  const server = spawn('npm', ['start', '--', '--no-open', '--port', String(port)], {
    cwd: site,
    stdio: 'ignore',
    // A group of its own, so that all of it can be stopped.
    detached: true,
  });
  const file = path.join(site, editedPage.file);
  const text = readFileSync(file, 'utf8');
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    while (performance.now() - start < 120_000) {
      const answer = await fetch(address).catch(() => undefined);
      if (answer?.ok) {
        break;
      }
      await pause(50);
    }
    await tab.goto(address, {timeout: 120_000});
    // Looked for in each frame: a locator would wait up to half a second between its looks.
    await tab.waitForFunction(() => document.querySelector('article h1'), undefined, {
      timeout: 120_000,
    });
    const firstPage = performance.now() - start;
    await pause(3000);
    const edits: number[] = [];
    for (const round of [1, 2, 3]) {
      const mark = `edited-${round}-${port}`;
      // When it is seen the browser tells, by the same clock: its answer takes a while to come here.
      const shown = tab.waitForFunction(
        (wanted) =>
          document.querySelector('article')?.textContent.includes(wanted) &&
          performance.timeOrigin + performance.now(),
        mark,
        {timeout: 60_000},
      );
      const saved = performance.timeOrigin + performance.now();
      writeFileSync(file, `${text}\n${mark}\n`);
      edits.push(Number(await (await shown).jsonValue()) - saved);
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
