/** The example of a message schema can be changed, and is drawn anew. */
import {expect, test} from '@playwright/test';
import {visit} from './page';

test('an edit changes the picture, a field lights its part, and space turns', async ({page}) => {
  await visit(page, '/en/docs/viz/message-schemas/arrow-primitive');
  await page.getByRole('button', {name: 'Edit', exact: true}).click();
  const picture = page.getByRole('group', {name: /^Picture of the message/});
  const drawing = picture.locator('svg');
  await expect(drawing).toContainText('0.6 m');

  const editor = page.getByRole('textbox', {name: 'Message (JSON)'});
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
  const label = drawing.locator('g[data-field="shaft_length"]').last();
  const other = drawing.locator('g[data-field="color"]').last();
  await expect(label).toHaveCSS('opacity', '1');
  await expect(other).toHaveCSS('opacity', '0.3');

  const before = await drawing.innerHTML();
  await picture.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => drawing.innerHTML()).not.toBe(before);

  await write('{"pose": 1');
  await expect(page.getByText('Line 1 is not JSON')).toBeVisible();
  await expect(drawing).toContainText('0.9 m');
  await page.getByRole('button', {name: 'Restore the example'}).click();
  await expect(drawing).toContainText('0.6 m');
  await expect(page.getByText('is not JSON')).toBeHidden();
});
