/**
 * The look of a page of every kind, compared with a picture of it in `look/`. Text is left out, so that neither
 * other fonts nor other words matter: what is compared is where things stand, their frames, colors and drawings.
 * After a change that is meant: `npm run test:look -- --update-snapshots`, then look at the pictures.
 */
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {chooseMode, visitSettled} from './page';
import {pace} from '../pace';

const kinds = {
  home: '/en',
  overview: '/en/docs/overview',
  category: '/en/docs/category/collaboration',
  steps: '/en/docs/collaboration/record/create-record',
  panel: '/en/docs/viz/panel/3d-panel',
  commands: '/en/docs/developers/cocli/command-reference',
  matrix: '/en/docs/developers/concepts/permission-matrix',
  schema: '/en/docs/viz/message-schemas/point-cloud',
  tool: '/en/docs/automation/cron',
  changelog: '/en/changelog',
  download: '/en/download',
  'not-found': '/en/no-such-page',
};

for (const mode of ['light', 'dark']) {
  for (const [name, address] of Object.entries(kinds)) {
    test(`the page ${name} looks as in its picture, ${mode}`, {tag: '@full'}, async ({page}) => {
      test.setTimeout(120_000 * pace);
      await chooseMode(page, mode);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await visitSettled(page, address);
      await expect(page).toHaveScreenshot(`${name}-${mode}.png`, {
        stylePath: path.join(__dirname, 'look/no-text.css'),
        maxDiffPixelRatio: 0.03,
        // A long page takes seconds to be laid out without its text.
        timeout: 60_000 * pace,
      });
    });
  }
}
