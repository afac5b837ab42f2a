/** Sample recording on the pages: playback, scrubbing and marking, with and without WebGL. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {axeFaults} from './axe';
import {pauseRequests, setDownlink, visit, watchErrors} from './page';

const player = (page: Page) => page.getByRole('region', {name: 'Sample recording'});
const position = (page: Page) => player(page).getByRole('slider', {name: 'Position'});

async function open(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await player(page).getByRole('button', {name: 'Play the sample'}).click();
  await expect(position(page)).toBeVisible();
}

test('the sample recording retains its colors with forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, '/en/docs/viz/panel/plot-panel');
  const view = player(page).locator('[data-view="plot"]');
  await expect(view).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const dots = view.locator('label > span:first-of-type');
  const shades = await dots.evaluateAll((all) =>
    all.map((it) => getComputedStyle(it).backgroundColor),
  );
  expect(shades.length).toBeGreaterThan(1);
  expect(new Set(shades).size).toBe(shades.length);
});

test('the sample recording plays, is scrubbed by keyboard, and marks a moment', async ({page}) => {
  const errors = watchErrors(page);
  const release = await pauseRequests(page, '**/corridor.mcap');
  await visit(page, '/en/docs/viz/panel/plot-panel');
  await expect(player(page).locator('svg text').first()).toBeVisible();
  await player(page).getByRole('button', {name: 'Play the sample'}).click();
  await expect(player(page).getByText('Loading the sample recording')).toBeVisible();
  const room = await player(page).evaluate(({clientHeight}) => clientHeight);
  release();
  await expect(player(page).getByRole('button', {name: 'Pause'})).toBeFocused();
  await expect(position(page)).not.toHaveValue('0');
  expect(await player(page).evaluate(({clientHeight}) => clientHeight)).toBe(room);
  await player(page).getByRole('button', {name: 'Pause'}).click();

  await position(page).fill('9.5');
  await expect(player(page).getByRole('listitem').filter({hasText: 'Speed'})).toContainText(
    '0.35 m/s',
  );
  await position(page).press('ArrowRight');
  await expect(position(page)).toHaveAttribute('aria-valuetext', '00:09.6');

  await position(page).press('Alt+1');
  await position(page).fill('12');
  await player(page).getByRole('button', {name: 'Mark the end'}).click();
  const name = player(page).getByRole('textbox');
  await name.fill('<b>Stands still</b>');
  // The key ends a composition of an input method.
  await name.dispatchEvent('keydown', {key: 'Escape', keyCode: 229});
  await name.press('Enter');
  const moments = player(page).getByRole('list', {name: 'Moments'}).getByRole('button');
  await expect(moments).toHaveText(['Localization lost 00:08.6', '<b>Stands still</b> 00:09.6']);
  await moments.first().click();
  await expect(position(page)).toHaveAttribute('aria-valuetext', '00:08.6');

  // The plot has no list of curves of its own, which would be in English on a Chinese page too.
  await expect(player(page).locator('.u-legend')).toHaveCount(0);

  expect(await axeFaults(page, 'section[aria-label="Sample recording"]')).toEqual([]);
  await page.setViewportSize({width: 320, height: 700});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(errors).toEqual([]);
});

test('the settings fit in the frame on a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/en/docs/viz/panel/3d-panel');
  const right = (box: Locator) => box.evaluate((it) => it.getBoundingClientRect().right);
  const edge = await right(player(page));
  const fields = player(page).locator('label :is(select, input)');
  await expect(fields).not.toHaveCount(0);
  for (const field of await fields.all()) {
    expect(await right(field)).toBeLessThan(edge);
  }
});

test('a row of a table tries its setting in the sample recording', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const [address, row, control] of [
    ['3d-panel', 'Display frame odom', 'odom'],
    ['3d-panel-topics', 'Color mode Gradient (range)', 'gradient'],
    ['plot-panel', 'Series /odom.pose.pose.position.x.@derivative', 'on'],
  ] as const) {
    await visit(page, `/en/docs/viz/panel/${address}`);
    const link = page.getByRole('link', {name: `Try: ${row}`});
    // Link target without JavaScript.
    await expect(link).toHaveAttribute('href', `#${await player(page).getAttribute('id')}`);
    await link.press('Enter');
    const focused = player(page).locator(':focus');
    await expect(focused).toBeInViewport();
    await (control === 'on' ? expect(focused).toBeChecked() : expect(focused).toHaveValue(control));
    await expect(player(page).getByRole('status').last()).toHaveText(row);
    // The player moves to the row, and the page does not scroll.
    await expect(link).toBeInViewport();
    if (control === 'on') {
      const curve = player(page).getByRole('listitem').filter({hasText: '.@deriv'});
      await expect(curve).toContainText('0.');
      expect(await axeFaults(page, 'section[aria-label="Sample recording"]')).toEqual([]);
    }
    await player(page).getByRole('button', {name: 'Back to the table'}).click();
    await expect(link).toBeFocused();
  }
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('plays in view, and pauses out of view', async ({page}) => {
    await visit(page, '/en/docs/viz/panel/plot-panel');
    await player(page).getByRole('button', {name: 'Play the sample'}).tap();
    await expect(position(page)).toBeVisible();
    const moves = () =>
      position(page).evaluate(async (slider: HTMLInputElement) => {
        const before = slider.value;
        for (let frame = 0; frame < 5; frame += 1) {
          await new Promise(requestAnimationFrame);
        }
        return slider.value !== before;
      });
    await expect.poll(moves).toBe(true);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(moves).toBe(false);
    await position(page).evaluate((slider) => slider.scrollIntoView({block: 'center'}));
    await expect.poll(moves).toBe(true);
    await player(page).getByRole('button', {name: 'Pause'}).tap();
    await expect.poll(moves).toBe(false);
  });

  test('scrolling the page over the scene by touch does not change the view', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/en/docs/viz/panel/3d-panel');
    await player(page).getByRole('button', {name: 'Pause'}).tap();
    await position(page).fill('10');
    const scene = player(page).locator('canvas');
    await scene.evaluate((canvas) => canvas.scrollIntoView({block: 'center'}));
    // Textures load after the first drawing.
    let before = await scene.screenshot();
    const isStill = async () => {
      const last = before;
      before = await scene.screenshot();
      return before.equals(last);
    };
    await expect.poll(isStill).toBe(true);
    const {x, y} = (await scene.boundingBox())!;
    await scene.evaluate((canvas) =>
      canvas.addEventListener('pointercancel', () => canvas.setAttribute('data-left', '')),
    );
    const session = await page.context().newCDPSession(page);
    for (const [at, type] of ['touchStart', ...Array(8).fill('touchMove')].entries()) {
      const touchPoints = [{x: x + 150, y: y + 200 - 15 * at}];
      await session.send('Input.dispatchTouchEvent', {type, touchPoints});
    }
    await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await expect(scene).toHaveAttribute('data-left');
    await expect.poll(async () => (await scene.screenshot()).equals(before)).toBe(true);
  });
});

test('the sample recording shows the picture of the selected time', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/en');
  await player(page).getByRole('button', {name: 'Pause'}).click();
  const picture = player(page).getByRole('img', {name: 'What the front camera sees'});
  await expect(picture).toHaveJSProperty('naturalWidth', 320);
  const before = await picture.getAttribute('src');
  await position(page).fill('15');
  await expect(picture).not.toHaveAttribute('src', before!);
});

/** Counts the live WebGL contexts of a page. */
async function countContexts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const contexts = new Set<WebGL2RenderingContext>();
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...args: [kind: '2d']
    ) {
      const context: unknown = get.apply(this, args);
      if (context instanceof WebGL2RenderingContext) {
        contexts.add(context);
      }
      return context;
    } as typeof get;
    Object.assign(window, {
      contexts: () => [...contexts].filter((context) => !context.isContextLost()).length,
    });
  });
  return () => page.evaluate(() => (window as unknown as {contexts: () => number}).contexts());
}

test('the scene releases its WebGL context on each navigation', async ({page}) => {
  test.slow();
  const contexts = await countContexts(page);
  const errors = watchErrors(page);
  await visit(page, '/en/docs/viz/panel/3d-panel');
  for (let opening = 0; opening < 5; opening += 1) {
    await player(page).getByRole('button', {name: 'Play the sample'}).click();
    await expect(player(page).locator('canvas')).toBeVisible();
    await expect.poll(contexts).toBe(1);
    await page.locator('.theme-doc-sidebar-menu a[href$="/plot-panel"]').click();
    await expect(page).toHaveURL(/plot-panel/);
    await expect.poll(contexts).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/3d-panel/);
  }
  expect(errors).toEqual([]);
});

test('the scene reports a lost graphics card, and recovers', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/en/docs/viz/panel/3d-panel');
  await player(page).getByRole('button', {name: 'Pause'}).click();
  await position(page).fill('10');
  const scene = player(page).locator('canvas');
  const size = async () => (await scene.screenshot()).length;
  // An empty scene results in a picture of 2 KB.
  await expect.poll(size).toBeGreaterThan(8000);
  await scene.evaluate((canvas: HTMLCanvasElement) => {
    const loss = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    Object.assign(window, {loss});
    loss.loseContext();
  });
  const message = player(page).getByText('The graphics card is not available');
  await expect(message).toBeVisible();
  // Frame names would cover the text.
  const names = scene.locator('+ [aria-hidden]');
  await expect(names).toBeHidden();
  await page.evaluate(() =>
    (window as unknown as {loss: {restoreContext: () => void}}).loss.restoreContext(),
  );
  await expect(message).toBeHidden();
  await expect(names).toBeVisible();
  await expect.poll(size).toBeGreaterThan(8000);
});

test('the home page waits for a click on a slow connection', async ({page}) => {
  await setDownlink(page, 1.5);
  await visit(page, '/en');
  await player(page).scrollIntoViewIfNeeded();
  await expect(player(page).getByRole('button', {name: 'Play the sample'})).toBeVisible();
});

test('the button of the home page is in its row of the drawing', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/en');
    const button = player(page).getByRole('button', {name: 'Play the sample'});
    const middle = (part: Locator) =>
      part.boundingBox().then((box) => ({...box!, middle: box!.y + box!.height / 2}));
    const [own, tick, time] = await Promise.all(
      [
        button,
        player(page).locator('svg:visible').getByText('00:00', {exact: true}),
        player(page).locator('svg:visible').getByText('00:00.0 / 00:15.9'),
      ].map(middle),
    );
    expect(own!.y, `${width}`).toBeGreaterThan(tick!.y + tick!.height - 3);
    expect(Math.abs(own!.middle - time!.middle), `${width}`).toBeLessThan(4);
  }
});

test('the home page plays automatically, except with reduced motion', async ({page}) => {
  const errors = watchErrors(page);
  await setDownlink(page, 10);
  await visit(page, '/en');
  await expect(player(page).getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(position(page)).not.toHaveValue('0');
  // An empty scene results in a picture of 2 KB.
  const scene = player(page).locator('canvas').first();
  await expect.poll(async () => (await scene.screenshot()).length).toBeGreaterThan(8000);
  await expect(player(page).getByRole('button', {name: 'Pause'})).toBeVisible();
  expect(errors).toEqual([]);

  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/en');
  await player(page).getByRole('button', {name: 'Pause'}).click();
  await position(page).fill('10');
  await expect(position(page)).toHaveAttribute('aria-valuetext', '00:10.0');
  expect(await axeFaults(page, 'section[aria-label="Sample recording"]')).toEqual([]);
});

test('the sample recording reports missing WebGL, and plays the rest', async ({page}) => {
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind === 'webgl2' ? null : get.call(this, kind as '2d');
    } as typeof get;
  });
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/en');
  await expect(player(page).getByText('This browser cannot use WebGL')).toBeVisible();
  await expect(player(page).getByAltText('What the front camera sees')).toBeVisible();
});
