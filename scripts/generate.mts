/**
 * npm run generate: writes the reference parts of pages, from `src/data` and `@foxglove/schemas`, into
 * `_generated` folders next to the pages that import them. `npm test -- content` prints the difference.
 */
import path from 'node:path';
import {generate, writeFiles} from './generate/files';

process.chdir(path.resolve(import.meta.dirname, '..'));
try {
  const files = await generate();
  console.log(`${writeFiles(files)} of ${files.size} generated files written.`);
} catch (error) {
  console.error(`The references cannot be generated:\n${(error as Error).message}`);
  process.exitCode = 1;
}
