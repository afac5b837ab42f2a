import {expect, it} from 'vitest';
import {generate, readGenerated} from '../../scripts/generate/files';

it('generated parts of pages are up to date; else run "npm run generate"', async () => {
  expect(Object.fromEntries(readGenerated())).toEqual(Object.fromEntries(await generate()));
});
