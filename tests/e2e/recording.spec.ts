import {appendFileSync, mkdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {contentSecurityPolicy} from 'docusaurus-plugin-content-security';
// eslint-disable-next-line import-x/no-relative-packages -- builds recordings byte by byte, for tests only
import * as recordings from '../../packages/recording-reader/tests/recording-files';
import {axeFaults} from './axe';
import {changeResponses, clipboardOf, visit} from './page';

const address = '/en/docs/viz/inspect-recording';
const sample = readFileSync('static/samples/corridor.mcap');

/** Serves everything, including the script of the worker, with the policy of the site. */
async function withPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  // Hashes of inline scripts are covered by other tests.
  const policy = contentSecurityPolicy(["'unsafe-inline'"], {script: [], connect: []});
  await changeResponses(page, '**/*', (response) => ({
    headers: {...response.headers(), 'content-security-policy': policy},
  }));
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  page.on('pageerror', ({message}) => violations.push(message));
  return violations;
}

const topic = (page: Page, name: string) =>
  page.getByRole('rowheader').getByRole('button', {name: new RegExp(`^${name} `)});

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/octet-stream';
  await page.locator('input[type="file"]').setInputFiles({name, mimeType, buffer});
}

test('the recording inspector opens the sample under the policy of the site', async ({page}) => {
  const copied = await clipboardOf(page);
  const violations = await withPolicy(page);
  // Address of a link that opens the sample immediately.
  await visit(page, `${address}#sample`);
  await expect(page.getByRole('rowheader')).toHaveCount(11);
  await expect(page.getByText('no longer on this page')).toHaveCount(0);
  await expect(page.locator('dl').first()).toContainText('15.9 s');

  await topic(page, '/camera/front/compressed').click();
  await page.getByRole('spinbutton').fill('20');
  const picture = page.getByRole('table').getByAltText('The image in this message');
  await expect(picture).toHaveJSProperty('naturalWidth', 320);
  await expect(page.getByText('camera_optical')).toBeVisible();
  await topic(page, '/odom').click();
  await page.getByRole('spinbutton').fill('2');
  await page.getByRole('button', {name: 'Message path', exact: true}).click();
  const pathField = page.getByRole('textbox', {name: 'Message path', exact: true});
  await expect(pathField).toHaveText('/odom');
  await pathField.fill('/odom.pose.pose.position.x');
  await expect(page.getByText('Result: 1 value')).toBeVisible();
  await expect(page.locator('.cm-emphasis')).toBeVisible();
  await page.getByRole('button', {name: 'Rule', exact: true}).click();
  await expect(page.getByText(/^Messages: \d+\. Matches: \d+\. Records: 1\.$/)).toBeVisible();
  await topic(page, '/camera/front/compressed').click();
  await page.getByRole('button', {name: 'Definition'}).click();
  await expect(page.getByText('uint8[] data')).toBeVisible();
  expect(await axeFaults(page, 'section[aria-labelledby$="-name"]')).toEqual([]);

  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  const report = await copied();
  expect(report).toContain('| /scan (sensor\\_msgs/msg/LaserScan) | 159 |');

  await page.getByRole('button', {name: 'Check every byte'}).click();
  await expect(page.getByText('no damage was found')).toBeVisible();
  const region = page.getByRole('region', {name: 'corridor.mcap'});
  await expect(region).toBeFocused();
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('button', {name: 'Open another file'}).click();
  await expect(page.getByRole('button', {name: 'Choose a file'})).toBeFocused();
  await expect.poll(() => page.workers()).toHaveLength(0);
  await page.getByRole('button', {name: /Open the sample/}).click();
  await expect(page.getByRole('rowheader')).toHaveCount(11);
  await expect(region).toBeFocused();
  expect(page.workers()).toHaveLength(1);
  await page.locator('.pagination-nav__link--next').click();
  await expect.poll(() => page.workers()).toHaveLength(0);
  expect(violations).toEqual([]);
});

test('the recording inspector reports the faults of a file', async ({page}) => {
  await visit(page, address);
  await choose(page, "robot 7's.mcap", sample.subarray(0, 400_000));
  await expect(page.getByRole('alert')).toContainText('The file is cut off here');
  await expect(page.getByRole('rowheader')).toHaveCount(11);
  await expect(
    page.getByText(`cocli record upload "$record" './robot 7'\\''s.mcap'`),
  ).toBeVisible();

  await page.getByRole('button', {name: 'Open another file'}).click();
  await choose(page, 'rosbag2.db3', Buffer.from('SQLite format 3\0'));
  await expect(page.getByRole('alert')).toContainText('ros2 bag convert');
  await expect(page.getByRole('table', {name: 'Topics'})).toHaveCount(0);
});

test('a reader that fails to load is not reported as damage', async ({page}) => {
  await visit(page, address);
  // The script of the worker has no resource type of its own.
  await page
    .context()
    .route('**/assets/js/**', (route) =>
      route.request().resourceType() === 'other' ? route.abort() : route.continue(),
    );
  await choose(page, 'corridor.mcap', sample);
  await expect(page.getByRole('alert')).toHaveText(
    'The tool could not be loaded. Check the network and try again.',
  );
});

test('a file chosen while the sample loads stays open', async ({page}) => {
  await visit(page, address);
  let respond: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/samples/corridor.mcap', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.getByRole('button', {name: /Open the sample/}).click();
  await choose(page, 'own.db3', Buffer.from('SQLite format 3\0'));
  await expect(page.getByRole('region', {name: 'own.db3'})).toBeVisible();
  respond();
  // Ends after the response that the tool waits for.
  await page.evaluate(async () => (await fetch('/en/samples/corridor.mcap')).arrayBuffer());
  await expect(page.getByRole('region', {name: 'own.db3'})).toBeVisible();
  await expect(page.getByRole('region', {name: 'corridor.mcap'})).toHaveCount(0);
});

test('each of several files is opened by its button', async ({page}) => {
  await visit(page, address);
  const mimeType = 'application/octet-stream';
  await page.locator('input[type="file"]').setInputFiles([
    {name: 'first.mcap', mimeType, buffer: sample},
    {name: 'second.db3', mimeType, buffer: Buffer.from('SQLite format 3\0')},
  ]);
  await expect(page.getByRole('region', {name: 'first.mcap'})).toBeVisible();
  await page.getByRole('button', {name: 'second.db3'}).click();
  await expect(page.getByRole('region', {name: 'second.db3'})).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('ros2 bag convert');
  await page.getByRole('button', {name: 'first.mcap'}).click();
  await expect(page.getByRole('rowheader')).toHaveCount(11);
});

const numbers = new TextEncoder().encode('{"value": 1}');

/** A recording with a topic that pauses for two seconds, and one with scans. */
const withGap = () =>
  recordings.mcapOf([
    {
      topic: '/pausing',
      schemaName: 'demo.Value',
      schemaEncoding: 'jsonschema',
      messageEncoding: 'json',
      schema: '{"type":"object"}',
      messages: Array.from({length: 40}, (_, at) => [at / 10 + (at < 20 ? 0 : 2), numbers]),
    },
    {
      topic: '/scan',
      schemaName: 'foxglove.LaserScan',
      schemaEncoding: 'jsonschema',
      messageEncoding: 'json',
      schema: '',
      messages: [0, 6].map((time) => [
        time,
        new TextEncoder().encode('{"start_angle": 0, "end_angle": 3, "ranges": [1, 2, 3]}'),
      ]),
    },
  ]);

test('the timeline leads to a gap, and shares its time with the messages', async ({page}) => {
  await visit(page, address);
  await choose(page, 'gap.mcap', Buffer.from(await withGap()));
  const timeline = page.getByRole('region', {name: 'Topics over time'});
  const number = page.getByRole('spinbutton', {name: 'Message number'});
  await timeline.getByRole('button', {name: '/pausing 2.1 s at +1.9 s'}).click();
  await expect(number).toHaveValue('20');
  await expect(timeline).toContainText('+1.9 s');
  await expect(number.locator('xpath=ancestor::td/div')).toBeFocused();

  // Keys of the cursor move the message, and steps of messages move the cursor.
  const cursor = timeline.getByRole('slider', {name: 'Time in the recording'});
  await cursor.press('End');
  await expect(number).toHaveValue('40');
  await page.getByRole('button', {name: 'Previous'}).click();
  await expect(cursor).toHaveAttribute('aria-valuetext', /^5\.8 s, /);

  // The list also has the position of each longest gap.
  await page.getByRole('row', {name: /scan/}).getByRole('button', {name: '6 s at +0 s'}).click();
  // Above the list, and in the row's message.
  const scans = page.getByRole('img', {name: 'Laser scan from above, points: 3.'});
  await expect(scans).toHaveCount(2);
  await expect(number).toHaveValue('1');
  await page.getByRole('button', {name: 'Definition'}).click();
  await expect(page.getByText('The definition of this type in the file is empty.')).toBeVisible();
  expect(await axeFaults(page, 'section[aria-labelledby$="-name"]')).toEqual([]);
});

test('an incomplete file is reported as still being written', async ({page}, info) => {
  const file = info.outputPath('growing.mcap');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, sample);
  await visit(page, address);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('rowheader')).toHaveCount(11);
  appendFileSync(file, sample);
  utimesSync(file, 1, 1);
  await topic(page, '/odom').click();
  await expect(page.getByText('The file changed after it was opened')).toBeVisible();
  await page.getByRole('button', {name: 'Check every byte'}).click();
  await expect(page.getByRole('alert')).toContainText('The file changed after it was opened');
});

test('a file dropped outside the tool does not replace the page', async ({page}) => {
  await visit(page, address);
  const isPrevented = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'a.mcap'));
    const drop = new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true});
    document.querySelector('footer')!.dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  expect(isPrevented).toBe(true);
});

test('a malicious bag executes nothing, and its faults are reported', async ({page}) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const markup = '<img src=x onerror=alert(1)>';
  const topic = (name: string, schema: string): recordings.TestTopic => ({
    topic: name,
    schemaName: `demo/${markup}`,
    schemaEncoding: 'ros1msg',
    messageEncoding: 'ros1',
    schema,
    messages: [[1, new Uint8Array(8).fill(255)]],
  });
  const cycle = 'demo/A a\n===\nMSG: demo/A\ndemo/A a';
  const topics = [topic(`/${markup}`, cycle), topic('/huge', `uint8[] ${markup}`)];
  const bag = recordings.bagOf(topics, {isIndexed: false});
  // Chunks with huge declared sizes.
  const tail = bag.subarray(bag.length - 200);
  const bomb = recordings.recordOf(5, {compression: 'lz4', size: 2 ** 29}, tail);
  await visit(page, address);
  await choose(page, `${markup}.bag`, Buffer.concat([bag, ...Array(50).fill(bomb)]));
  await expect(page.getByRole('alert')).toContainText('The file has no index');
  await expect(page.getByRole('alert')).toContainText('and 45 more like it');
  for (const name of [markup, '/huge']) {
    await page.getByRole('rowheader').getByRole('button', {name}).first().click();
    await expect(page.getByText('Cannot be read').last()).toBeVisible();
  }
  await page.getByRole('button', {name: 'Definition'}).last().click();
  await expect(page.getByText(`uint8[] ${markup}`)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('cancels reading, and opens another file immediately', async ({page}) => {
  await visit(page, address);
  // Repeated chunks without an index, so the whole file must be read.
  await page.locator('#sample').evaluate(async (element) => {
    const bytes = new Uint8Array(await (await fetch('/en/samples/corridor.mcap')).arrayBuffer());
    const data = bytes.subarray(8, -100_000);
    const file = new File([bytes.subarray(0, 8), ...Array<BlobPart>(150).fill(data)], 'long.mcap');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    element.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
  });
  await expect(page.getByRole('progressbar')).not.toHaveJSProperty('value', 0);
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect.poll(() => page.workers()).toHaveLength(0);
  await page.getByRole('button', {name: /Open the sample/}).click();
  await expect(page.getByRole('rowheader')).toHaveCount(11);
});
