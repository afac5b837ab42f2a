/**
 * Screenshots of a page of every kind, compared with those in `look/`. Text is hidden, so that fonts and wording
 * do not matter: compared are positions, frames, colors and drawings. After an intended change, run
 * `npm run test:look -- --update-snapshots` and review the pictures.
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
    test(`the page ${name} matches its picture, ${mode}`, {tag: '@full'}, async ({page}) => {
      test.setTimeout(120_000 * pace);
      await chooseMode(page, mode);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await visitSettled(page, address);
      await expect(page).toHaveScreenshot(`${name}-${mode}.png`, {
        stylePath: path.join(__dirname, 'look/no-text.css'),
        maxDiffPixelRatio: 0.03,
        // Without its text, a long page needs seconds for layout.
        timeout: 60_000 * pace,
      });
    });
  }
}
