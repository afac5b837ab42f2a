/**
 * npm run generate: writes the reference parts of pages, from `src/data` and `@foxglove/schemas`, into
 * `_generated` folders beside the pages that import them. `npm test -- content` prints what would change.
 */
import path from 'node:path';
import {differences, generate, readGenerated, writeFiles} from './generate/files';

process.chdir(path.resolve(import.meta.dirname, '..'));
try {
  const files = await generate();
  const changed = differences(files, readGenerated());
  writeFiles(files, changed);
  console.log(`${changed.length} of ${files.size} generated files written.`);
} catch (error) {
  console.error(`The references cannot be generated:\n${(error as Error).message}`);
  process.exitCode = 1;
}
