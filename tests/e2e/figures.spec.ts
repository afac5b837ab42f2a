import {expect, test, type Locator, type Page} from '@playwright/test';
import {axeFaults} from './axe';
import {chooseMode} from './page';

declare global {
  interface Window {
    /** Number of calls of `history.back` that have not yet left an entry. */
    leaving?: number;
  }
}

/** A page with a numbered figure that has a second drawing for phones, and one with a diagram. */
const withFigure = '/docs/viz/panel/map-panel';
const phone = {width: 390, height: 844};

const drawing = (page: Page) => page.locator('figure svg[role="group"]:visible').first();
const number = (place: Locator, part: number) => place.locator(`svg [data-part="${part}"]:visible`);
const line = (place: Locator, part: number) => place.locator(`li[data-part="${part}"]`);
const isMarked = (element: Locator, wanted = true) =>
  (wanted ? expect(element).not : expect(element)).toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );

const dialogOf = (page: Page) => page.getByRole('dialog');
const stageOf = (page: Page) => dialogOf(page).getByRole('group').first();
const pictureOf = (page: Page) => stageOf(page).locator('> *');
const widthOf = (page: Page) =>
  pictureOf(page).evaluate((picture) => picture.getBoundingClientRect().width);
const opener = (page: Page) => page.locator('figure [aria-haspopup="dialog"]').first();

test('a figure follows the color mode, and its text is selectable', async ({page}) => {
  await page.goto(withFigure);
  const text = drawing(page).locator('text').first();
  const color = () => text.evaluate((it) => getComputedStyle(it).fill);
  const light = await color();
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expect.poll(color).not.toBe(light);
  await text.dblclick();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('地图');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a diagram has the font and the colors of the page', async ({page}) => {
  await page.goto('/docs/developers/concepts/workflow');
  const label = drawing(page).locator('.nodeLabel').first();
  const style = () =>
    label.evaluate((it) => ({
      face: getComputedStyle(it).fontFamily,
      color: getComputedStyle(it).color,
    }));
  const light = await style();
  expect(light.face).toContain('Geist');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect((await style()).color).not.toBe(light.color);
});

test('callouts of a figure and lines of its legend highlight each other', async ({page}) => {
  await page.goto(withFigure, {waitUntil: 'networkidle'});
  const check = async (place: Locator) => {
    await isMarked(line(place, 3), false);
    await number(place, 3).hover();
    await isMarked(line(place, 3));
    await isMarked(line(place, 2), false);
    await number(place, 2).focus();
    await isMarked(line(place, 2));
    await line(place, 5).hover();
    await expect(number(place, 5)).toHaveCSS('stroke-width', '7px');
  };
  await check(page.locator('figure').first());
  await opener(page).click();
  await check(dialogOf(page));
});

test('keys zoom and pan an enlarged picture, switch pictures, and close', async ({page}) => {
  await page.goto('/docs/viz/panel/3d-panel', {waitUntil: 'networkidle'});
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveAttribute('aria-label', /\S{4,}/);
  const before = await widthOf(page);
  for (const key of ['+', '+', '+', '+']) {
    await page.keyboard.press(key);
  }
  await expect.poll(() => widthOf(page)).toBeGreaterThan(before * 2);
  const left = () => stageOf(page).evaluate((stage) => stage.scrollLeft);
  const start = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(start);
  await page.keyboard.press('0');
  await expect.poll(async () => Math.abs((await widthOf(page)) - before)).toBeLessThan(2);
  const name = await dialogOf(page).getAttribute('aria-label');
  // A shortcut of the browser.
  await page.keyboard.press('Alt+ArrowRight');
  await expect(dialogOf(page)).toHaveAttribute('aria-label', name!);
  await page.keyboard.press('ArrowRight');
  await expect(dialogOf(page)).not.toHaveAttribute('aria-label', name!);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

for (const [width, height] of [
  [640, 360],
  [568, 320],
  [320, 256],
  [800, 360],
] as const) {
  test(`enlarged pictures start at their origin, ${width} × ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    for (const address of ['/en/docs/viz/panel/3d-panel', '/docs/device/device-collect']) {
      await page.goto(address, {waitUntil: 'networkidle'});
      for (const button of await page.locator('figure [aria-haspopup="dialog"]').all()) {
        await button.click();
        await expect(pictureOf(page)).toBeVisible();
        const place = (await stageOf(page).boundingBox())!;
        const picture = (await pictureOf(page).boundingBox())!;
        for (const [at, size] of [
          ['x', 'width'],
          ['y', 'height'],
        ] as const) {
          expect(picture[at] - place[at]).toBeGreaterThanOrEqual(-1);
          expect(picture[at] - place[at]).toBeLessThanOrEqual(
            Math.max(1, (place[size] - picture[size]) / 2 + 1),
          );
        }
        await page.keyboard.press('Escape');
        await expect(dialogOf(page)).toHaveCount(0);
      }
    }
  });
}

for (const [width, height] of [
  [320, 180],
  [640, 256],
] as const) {
  test(`half of ${width} × ${height} shows the picture, with text at 200 %`, async ({page}) => {
    await page.setViewportSize({width, height});
    for (const address of ['/docs/device/device-collect', '/docs/developers/concepts/workflow']) {
      await page.goto(address, {waitUntil: 'networkidle'});
      await page.addStyleTag({content: 'html {font-size: 200%}'});
      await opener(page).press('Enter');
      await expect(pictureOf(page)).toBeVisible();
      expect((await stageOf(page).boundingBox())!.height).toBeGreaterThan(0.48 * height);
      const bar = dialogOf(page).locator('form');
      expect(await bar.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    }
  });
}

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: phone, contextOptions: {reducedMotion: 'reduce'}});
  test('an enlarged picture is at least as large as in the page', async ({page}) => {
    for (const [address, least] of [
      [withFigure, 1],
      ['/docs/viz/panel/3d-panel', 1],
      // Diagrams are legible in the page already.
      ['/docs/developers/concepts/workflow', 1],
    ] as const) {
      await page.goto(address, {waitUntil: 'networkidle'});
      const inPage = (await drawing(page).boundingBox())!.width;
      await opener(page).tap();
      await expect(pictureOf(page)).toBeVisible();
      const enlarged = (await pictureOf(page).boundingBox())!;
      expect(enlarged.width / inPage).toBeGreaterThan(least - 0.01);
      expect(enlarged.x).toBeGreaterThanOrEqual(0);
      await expect(dialogOf(page).locator('figcaption')).toBeVisible();
      await page.goBack();
    }
  });

  test('a picture that opens while another one leaves the history stays open', async ({page}) => {
    await page.addInitScript(() => {
      const back = history.back.bind(history);
      history.back = () => {
        window.leaving = (window.leaving ?? 0) + 1;
        setTimeout(back, 500);
      };
      // The app stops the event after this listener.
      const onLeave = () => (window.leaving = (window.leaving ?? 0) - 1);
      window.addEventListener('popstate', onLeave, {capture: true});
    });
    await page.goto(withFigure, {waitUntil: 'networkidle'});
    const entries = () => page.evaluate(() => history.length);
    await opener(page).tap();
    await expect(pictureOf(page)).toBeVisible();
    const length = await entries();
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      await opener(page).tap();
      await expect(pictureOf(page)).toBeVisible();
    }
    await page.waitForFunction(() => window.leaving === 0);
    await expect(dialogOf(page)).toHaveCount(1);
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${withFigure}$`));
    expect(await entries()).toBe(length);
  });

  test('pinching zooms around the center of the fingers, and Back closes', async ({page}) => {
    await page.goto(withFigure, {waitUntil: 'networkidle'});
    await opener(page).tap();
    await expect(pictureOf(page)).toBeVisible();
    const {x, y, width, height} = (await stageOf(page).boundingBox())!;
    const at = {x: x + width * 0.3, y: y + height * 0.6};
    /** Point between the fingers, as fractions of the width and the height of the picture. */
    const between = () =>
      pictureOf(page).evaluate((picture, place) => {
        const box = picture.getBoundingClientRect();
        return [(place.x - box.x) / box.width, (place.y - box.y) / box.height] as const;
      }, at);
    const [before, parts] = [await widthOf(page), await between()];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...spread: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: spread.flatMap((far) => [
          {x: at.x - far, y: at.y, id: 0},
          {x: at.x + far, y: at.y, id: 1},
        ]),
      });
    await touch('touchStart', 20);
    for (const far of [24, 36, 48, 60]) {
      await touch('touchMove', far);
    }
    await touch('touchEnd');
    await expect.poll(async () => (await widthOf(page)) / before).toBeGreaterThan(2);
    const after = await between();
    parts.forEach((part, index) => expect(after[index]).toBeCloseTo(part, 1));
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${withFigure}$`));
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(`pictures have no accessibility violations, ${mode}`, async ({page}) => {
    await chooseMode(page, mode);
    await page.setViewportSize(phone);
    await page.goto(withFigure, {waitUntil: 'networkidle'});
    // Code blocks become focusable once the browser has measured them.
    await expect(page.locator('.theme-code-block button').first()).toBeAttached();
    expect(await axeFaults(page, '.theme-doc-markdown')).toEqual([]);
    await opener(page).click();
    await expect(pictureOf(page)).toBeVisible();
    expect(await axeFaults(page, 'dialog')).toEqual([]);
  });
}

test('letters of all cards have one legible size', async ({page}) => {
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    for (const name of ['device', 'developer', 'panel', 'use-case', 'core-concepts']) {
      await page.goto(`/en/docs/category/${name}`);
      const scales = await page
        .locator('[data-part="picture"] > div > svg')
        .evaluateAll((drawings) =>
          drawings.map((drawing) => (drawing as SVGSVGElement).getScreenCTM()!.a),
        );
      expect(scales.length).toBeGreaterThan(0);
      expect(Math.min(...scales), `${name} at ${width}`).toBeGreaterThan(0.8);
      expect(Math.max(...scales), `${name} at ${width}`).toBeLessThanOrEqual(1);
      expect(Math.max(...scales) - Math.min(...scales), `${name} at ${width}`).toBeLessThan(0.2);
    }
  }
});
