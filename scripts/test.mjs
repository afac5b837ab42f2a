/**
 * npm test: every check and test, in sequence, from nothing but Node and npm.
 *
 *   npm test                    everything
 *   npm test -- unit content    some suites
 *
 * What failed is repeated at the end. The last line is the total; the exit code is 0 only if nothing failed.
 */
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {lintChecks} from './lib/checks.mjs';
import {findChromium} from './lib/chromium.mjs';
import {playwrightFailures, repeatedTests, vitestFailures} from './lib/failures.mjs';
import {installNginx} from './lib/nginx-binary.mjs';
import {prepare, root, run, runTool, stop} from './lib/setup.mjs';

const reports = path.join(root, 'test-results');

/** @typedef {{passed: number, failed: number, skipped?: number, note?: string, failures?: string[]}} Outcome */

const failure = (note) => ({passed: 0, failed: 1, note});

/** A program whose exit code is the only answer counts as one test. */
async function one(tool, args) {
  const ok = (await runTool(tool, args)) === 0;
  return {passed: ok ? 1 : 0, failed: ok ? 0 : 1};
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** No report, no tests, or an error outside of any test: each is a failure of its own. */
function judge(exitCode, counts) {
  if (!counts) {
    return failure('no report was written');
  }
  if (counts.passed + counts.failed === 0) {
    return {...counts, failed: 1, note: 'no test ran'};
  }
  if (exitCode !== 0 && counts.failed === 0) {
    return {...counts, failed: 1, note: 'an error outside of the tests'};
  }
  return counts;
}

const secondTry = (count) => (count > 0 ? `${count} needed a second try` : undefined);

/** @param env of suites with a browser: in CI their tests are repeated once, as those of Playwright are. */
async function vitest(name, folder, env) {
  const file = path.join(reports, `${name}.json`);
  rmSync(file, {force: true});
  const exitCode = await runTool(
    'vitest',
    [
      'run',
      '--config=tests/vitest.config.ts',
      folder,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(env && process.env.CI ? ['--retry=1'] : []),
    ],
    {env},
  );
  const report = readReport(file);
  return judge(
    exitCode,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      note: secondTry(repeatedTests(report).length),
      failures: vitestFailures(report),
    },
  );
}

const isBuilt = () =>
  ['build/index.html', 'build/en/index.html'].every((file) => existsSync(path.join(root, file)));

let buildFailed = false;

async function build() {
  rmSync(path.join(root, 'build'), {recursive: true, force: true});
  const ok = (await run('npm', ['run', 'build'])) === 0;
  buildFailed = !ok || !isBuilt();
  if (!buildFailed) {
    return {passed: 1, failed: 0};
  }
  return failure(ok ? 'a language is missing' : undefined);
}

/** Runs a suite on the built site: what has not been built is built first. */
async function onSite(runSuite) {
  if (!buildFailed && !isBuilt()) {
    await build();
  }
  return buildFailed ? failure('not run: the site could not be built') : runSuite();
}

/** Runs a suite that needs a browser, which it gets as a variable of its tests. */
async function withBrowser(runSuite) {
  const {path: CHROMIUM_PATH, problem} = await findChromium();
  return problem ? failure(problem) : runSuite({CHROMIUM_PATH});
}

/** Runs a suite on the built site in a browser. */
const inBrowser = (runSuite) => withBrowser((env) => onSite(() => runSuite(env)));

async function deploy(env) {
  await installNginx();
  return vitest('deploy', 'tests/deploy', env);
}

async function e2e(env) {
  console.log(`Browser: ${env.CHROMIUM_PATH}`);
  const file = path.join(reports, 'e2e.json');
  rmSync(file, {force: true});
  const exitCode = await runTool(
    'playwright',
    ['test', '--config=tests/e2e/playwright.config.ts', '--reporter=list,json'],
    {env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file}},
  );
  const report = readReport(file);
  const stats = report?.stats;
  return judge(
    exitCode,
    stats && {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      note: secondTry(stats.flaky),
      failures: playwrightFailures(report),
    },
  );
}

async function lint() {
  const total = {passed: 0, failed: 0, failures: []};
  for (const {name, tool, args, check = []} of lintChecks) {
    console.log(`── ${name}`);
    const {passed, failed} = await one(tool, [...args, ...check]);
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...(failed > 0 ? [name] : []));
  }
  return total;
}

/** @type {Record<string, () => Promise<Outcome>>} */
const suites = {
  typecheck: () => one('tsc', ['--noEmit']),
  lint,
  unit: () => vitest('unit', 'tests/unit'),
  content: () => vitest('content', 'tests/content'),
  build,
  site: () => onSite(() => vitest('site', 'tests/site')),
  'build-failure': () => withBrowser((env) => vitest('build-failure', 'tests/build-failure', env)),
  deploy: () => inBrowser(deploy),
  e2e: () => inBrowser(e2e),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in suites));
if (unknown !== undefined) {
  stop(`There is no suite "${unknown}": choose from ${Object.keys(suites).join(', ')}.`);
}

await prepare();
const lines = [];
const failures = [];
let passed = 0;
let failed = 0;
for (const [name, runSuite] of Object.entries(suites)) {
  if (wanted.length > 0 && !wanted.includes(name)) {
    continue;
  }
  console.log(`\n━━ ${name}`);
  const start = Date.now();
  const outcome = await runSuite();
  passed += outcome.passed;
  failed += outcome.failed;
  failures.push(...(outcome.failures ?? []).map((text) => `${name}: ${text}\n`));
  const seconds = Math.round((Date.now() - start) / 1000);
  lines.push(
    [
      `${outcome.failed === 0 ? '✓' : '✗'} ${name.padEnd(14)}`,
      `${outcome.passed} passed, ${outcome.failed} failed`,
      outcome.skipped ? `, ${outcome.skipped} skipped` : '',
      ` (${seconds} s)`,
      outcome.note ? `: ${outcome.note}` : '',
    ].join(''),
  );
}
if (failures.length > 0) {
  console.log(`\n━━ what failed\n\n${failures.join('\n')}`);
}
console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
