/** `npm start` in a browser: pages, dialogs and the search are compiled on demand, and a saved page is updated. */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {launch} from '../../scripts/lib/browser';
import {freePort} from '../free-port';

import {withSample, type SampleSite} from './sample-site';
import {pace} from '../pace';

const minutes = 60_000 * pace;
const docusaurus = path.resolve(
  import.meta.dirname,
  '../../node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

/** Serves the sample while `use` runs. */
async function withDevServer(
  {directory, environment}: SampleSite,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const env = {...process.env, ...environment, CI: 'true', NODE_ENV: 'development'};
  const args = [docusaurus, 'start', '--no-open', '--port', String(port)];
  const server = spawn(process.execPath, args, {cwd: directory, env, stdio: 'pipe'});
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const origin = `http://localhost:${port}`;
  try {
    for (;;) {
      const response = await fetch(origin).catch(() => undefined);
      if (response?.ok) {
        break;
      }
      if (server.exitCode !== null) {
        throw new Error(output);
      }
      await pause(100);
    }
    await use(origin);
  } finally {
    server.kill();
  }
}

it(
  'the dev server shows pages, saved changes, and modules loaded on demand',
  () =>
    withSample((sample) =>
      withDevServer(sample, async (origin) => {
        const browser = await launch();
        const page = await browser.newPage();
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on(
          'console',
          (message) => message.type() === 'error' && complaints.push(message.text()),
        );
        await page.goto(`${origin}/docs/overview`);
        await page.getByRole('heading', {level: 1, name: '总览'}).waitFor();
        await page.keyboard.press('Control+k');
        await page.locator('.DocSearch-Input').waitFor();
        await page.keyboard.press('Escape');
        sample.write(
          'docs/img/dot.svg',
          '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>',
        );
        sample.write('docs/img/map.zip', 'a map');
        sample.write(
          'docs/overview.md',
          '---\ntitle: 总览\n---\n\n## 二 {#two}\n\n新的文字 ![圆点](./img/dot.svg) [地图](./img/map.zip)\n',
        );
        await page.getByText('新的文字').waitFor();
        const image = page.getByRole('img', {name: '圆点'});
        await image.waitFor();
        expect(
          await image.evaluate((it: HTMLImageElement) => it.decode().then(() => it.naturalWidth)),
        ).toBe(7);
        const file = await page.getByRole('link', {name: '地图'}).getAttribute('href');
        expect(await (await fetch(new URL(file!, origin))).text()).toBe('a map');
        await page.goto(`${origin}/changelog`);
        await page.getByRole('heading', {name: '26.10.0'}).waitFor();
        expect(complaints).toEqual([]);
        await browser.close();
      }),
    ),
  4 * minutes,
);
