/** The example of a message schema can be edited, and is redrawn. */
import {expect, test} from '@playwright/test';
import {readdirSync} from 'node:fs';
import {visit} from './page';

const folder = '/en/docs/viz/message-schemas';
const pages = readdirSync(`build${folder}`)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.slice(0, -'.html'.length))
  .filter((name) => !['introduction', 'built-in-types'].includes(name));

test('each example opens, and each of its fields highlights a part', async ({page}) => {
  test.setTimeout(600_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  expect(pages.length).toBe(44);
  for (const name of pages) {
    await visit(page, `${folder}/${name}`);
    await page.getByRole('button', {name: 'Edit', exact: true}).click();
    const picture = page.getByRole('group', {name: /^Picture of the message/});
    await expect(picture.locator('svg'), name).toBeVisible();
    const fields = page.getByRole('group', {name: 'Show in the picture'}).getByRole('button');
    for (const field of await fields.all()) {
      await field.click();
      await expect(picture.locator('[data-lit]').first(), name).toBeAttached();
    }
    const status = await page.locator('section [role="status"]').allInnerTexts();
    expect(status.join(''), name).toBe('');
  }
  expect(errors).toEqual([]);
});

test('fields without an effect are listed in Chinese', async ({page}) => {
  await visit(page, '/docs/viz/message-schemas/image-annotations');
  await page.getByRole('button', {name: '编辑', exact: true}).click();
  await expect(page.locator('.site-tool > [tabindex="-1"]')).toContainText('timestamp、metadata');
});

test('an edit changes the picture, a field highlights its part, and the view rotates', async ({
  page,
}) => {
  await visit(page, '/en/docs/viz/message-schemas/arrow-primitive');
  await page.getByRole('button', {name: 'Edit', exact: true}).click();
  const picture = page.getByRole('group', {name: /^Picture of the message/});
  const drawing = picture.locator('svg');
  await expect(drawing).toContainText('0.6 m');

  const editor = page.getByRole('textbox', {name: 'Message (JSON)'});
  const color = await page
    .locator('.language-json .n')
    .first()
    .evaluate((number) => getComputedStyle(number).color);
  await expect(editor.getByText(/^0\.6$/).first(), 'as in code blocks').toHaveCSS('color', color);
  const write = async (text: string) => {
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  };
  const example = await editor.innerText();
  await write(example.replace('"shaft_length": 0.6', '"shaft_length": 0.9'));
  await expect(drawing).toContainText('0.9 m');

  const field = page.getByRole('button', {name: 'shaft_length', exact: true});
  await field.click();
  await expect(field).toHaveAttribute('aria-pressed', 'true');
  const opacityOf = (of: string) => expect(drawing.locator(of).first());
  await opacityOf('[data-field="shaft_length"] text').toHaveCSS('opacity', '1');
  await opacityOf('[data-field="color"] text').toHaveCSS('opacity', '0.25');
  // The sides of the shaft, and the ground.
  await opacityOf('g[opacity] path[data-lit]').toHaveCSS('opacity', '1');
  await opacityOf('path').toHaveCSS('opacity', '0.25');

  const before = await drawing.innerHTML();
  await picture.focus();
  // A shortcut of the browser.
  await page.keyboard.press('Alt+ArrowLeft');
  expect(await drawing.innerHTML()).toBe(before);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => drawing.innerHTML()).not.toBe(before);

  await write('{"pose": 1');
  await expect(page.getByText('Line 1 is not JSON')).toBeVisible();
  await expect(drawing).toContainText('0.9 m');
  await page.getByRole('button', {name: 'Restore the example'}).click();
  await expect(drawing).toContainText('0.6 m');
  await expect(page.getByText('is not JSON')).toBeHidden();

  // Closing restores the example, and returns the focus to the button that opens it.
  const tool = page.getByRole('region', {name: 'Change the example'});
  await tool.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(drawing).toBeHidden();
  await expect(page.getByRole('button', {name: 'Edit', exact: true})).toBeFocused();
});
