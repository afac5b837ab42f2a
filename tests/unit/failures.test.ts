/** What `npm test` repeats at the end of its log, from reports of the real runners. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {playwrightFailures, repeatedTests, vitestFailures} from '../../scripts/lib/failures.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'failures-'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Runs a tool of the project in the folder, and gives the report that it wrote. */
function reportOf<Report>(tool: string, args: string[], env: Record<string, string> = {}): Report {
  const report = path.join(folder, 'report.json');
  rmSync(report, {force: true});
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [path.resolve('node_modules', tool), ...args],
    {cwd: folder, encoding: 'utf8', env: {...process.env, ...env}},
  );
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    throw new Error(stdout + stderr);
  }
}

it('names tests and files of Vitest that failed, with the beginning of the message', () => {
  const lines = Array.from({length: 30}, (_, line) => `line ${line}`).join('\\n');
  writeFileSync(
    path.join(folder, 'tests.test.js'),
    `import {describe, it} from 'vitest';
describe('a group', () => {
  it('passes', () => {});
  let tries = 0;
  it('needs a second try', () => { if (++tries === 1) throw new Error('slow'); });
  it('fails', () => { throw new Error('planted\\n${lines}'); });
});`,
  );
  writeFileSync(path.join(folder, 'broken.test.js'), `throw new Error('no test was reached');`);
  const report = reportOf<Parameters<typeof vitestFailures>[0]>('vitest/vitest.mjs', [
    'run',
    '--retry=1',
    '--reporter=json',
    '--outputFile=report.json',
  ]);
  const failures = vitestFailures(report).sort();
  expect(failures).toHaveLength(3);
  expect(failures[0]).toMatch(/broken\.test\.js\n {4}.*no test was reached/);
  expect(failures[1]).toMatch(/^a group fails\n {4}Error: planted\n {4}line 0\n[^]*\n {4}…$/);
  expect(failures[1]).not.toContain('line 29');
  expect(failures.join('\n')).not.toContain('node_modules');
  expect(failures[2]).toMatch(
    /^a group needs a second try \(passed when repeated\)\n {4}Error: slow/,
  );
  expect(repeatedTests(report).map(({fullName}) => fullName)).toEqual([
    'a group needs a second try',
  ]);
});

it('names tests of Playwright that failed or had to be repeated', () => {
  writeFileSync(
    path.join(folder, 'tests.spec.js'),
    `const {test} = require('@playwright/test');
test('passes', () => {});
test.describe('a group', () => {
  test('fails', () => { throw new Error('planted'); });
  test('needs a second try', ({}, {retry}) => { if (retry === 0) throw new Error('slow'); });
});`,
  );
  const failures = playwrightFailures(
    reportOf<Parameters<typeof playwrightFailures>[0]>(
      '@playwright/test/cli.js',
      ['test', 'tests.spec.js', '--retries=1', '--reporter=json'],
      {PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, 'report.json')},
    ),
  );
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatch(/^tests\.spec\.js:4 fails\n {4}Error: planted/);
  expect(failures[1]).toMatch(
    /^tests\.spec\.js:5 needs a second try \(passed when repeated\)\n {4}Error: slow/,
  );
});
