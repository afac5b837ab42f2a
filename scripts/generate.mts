/**
 * Writes the reference parts of pages, from `src/data` and `@foxglove/schemas`, into `_generated`
 * folders beside the pages that import them.
 *
 *   npm run generate              writes what has changed
 *   npm run generate -- --check   fails if something would change, and prints it
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {differences, generate, readGenerated, writeFiles, type Files} from './generate/files';

/** Prints the differences as git shows them. */
function printDifferences(expected: Files, found: Files, changed: readonly string[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'generate-'));
  writeFiles(path.join(folder, 'now'), found, changed);
  writeFiles(path.join(folder, 'generated'), expected, changed);
  spawnSync('git', ['--no-pager', 'diff', '--no-index', '--no-prefix', 'now', 'generated'], {
    cwd: folder,
    stdio: 'inherit',
  });
  rmSync(folder, {recursive: true});
}

const {values} = parseArgs({options: {check: {type: 'boolean'}}});
process.chdir(path.resolve(import.meta.dirname, '..'));
try {
  const expected = await generate();
  const found = readGenerated();
  const changed = differences(expected, found);
  if (changed.length === 0) {
    console.log(`${expected.size} generated files, all up to date.`);
  } else if (values.check) {
    printDifferences(expected, found, changed);
    console.log(`\n${changed.length} generated files are out of date: run "npm run generate".`);
    process.exitCode = 1;
  } else {
    writeFiles('.', expected, changed);
    console.log(`${changed.length} of ${expected.size} generated files written.`);
  }
} catch (error) {
  console.error(`The references cannot be generated:\n${(error as Error).message}`);
  process.exitCode = 1;
}
