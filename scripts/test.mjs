/**
 * npm test: every check that a pull request needs; requires only Node and npm.
 *
 *   npm test                    everything a pull request needs
 *   npm test -- unit content    some suites
 *   npm run test:full           the same, and the checks that are too slow for each change: tests tagged `@full`, Lighthouse
 *
 * Repeats failures at the end. The last line is the total; the exit code is 0 only if nothing failed.
 */
import {closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {lint} from './lib/checks.mjs';
import {findChromium} from './lib/chromium.mjs';
import {playwrightOutcome, vitestOutcome, withOutsideErrors} from './lib/failures.mjs';
import {measurePace} from './lib/pace.mjs';
import {installWithApt, outputFile, prepare, root, run, runTool, stop} from './lib/setup.mjs';

/** @typedef {import('./lib/failures.mjs').Outcome} Outcome */

const selected = process.argv.slice(2).filter((argument) => argument !== '--full');
const isFull = process.argv.includes('--full');

/** @returns {Outcome} */
const failure = (text) => ({passed: 0, failed: 1, skipped: 0, failures: [text]});

/** Programs that report only an exit code; each counts as one test. */
const outcomeOf = (results) => ({
  passed: results.filter(({ok}) => ok).length,
  failed: results.filter(({ok}) => !ok).length,
  skipped: 0,
  failures: results.filter(({ok}) => !ok).map(({name}) => name),
});

const TEST_PACE = String(measurePace());

/** Runs a test runner; a missing report, no tests, or an error outside of any test is a failure, too. */
async function runner(name, tool, args, env, read) {
  const file = path.join(root, 'test-results', `${name}.json`);
  const errorFile = path.join(root, 'test-results', `${name}.errors.json`);
  [file, errorFile].forEach((old) => rmSync(old, {force: true}));
  const exitCode = await runTool(tool, args(file), {
    env: {...env, TEST_PACE, OUTSIDE_ERRORS: errorFile, ...(isFull && {TEST_FULL: '1'})},
  });
  if (!existsSync(file)) {
    return failure('no report was written');
  }
  const errors = existsSync(errorFile) ? JSON.parse(readFileSync(errorFile, 'utf8')) : [];
  return withOutsideErrors(read(JSON.parse(readFileSync(file, 'utf8'))), exitCode, errors);
}

const vitest = (name, env, folders = [`tests/${name}/`]) =>
  runner(
    name,
    'vitest',
    (file) => [
      'run',
      '--config=tests/vitest.config.ts',
      ...folders,
      '--reporter=default',
      '--reporter=json',
      '--reporter=scripts/lib/outside-errors.mjs',
      `--outputFile.json=${file}`,
    ],
    env,
    vitestOutcome,
  );

const playwright = (env) =>
  runner(
    'e2e',
    'playwright',
    () => ['test', '--config=tests/e2e/playwright.config.ts', '--reporter=list,json'],
    {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(root, 'test-results/e2e.json')},
    playwrightOutcome,
  );

const isBuilt = () =>
  ['build/index.html', 'build/en/index.html'].every((file) => existsSync(path.join(root, file)));

/** @type {Outcome | undefined} */
let built;

async function build() {
  rmSync(path.join(root, 'build'), {recursive: true, force: true});
  const ok = (await run('npm', ['run', 'build'])) === 0 && isBuilt();
  built = outcomeOf([{name: 'the site could not be built', ok}]);
  return built;
}

/** Runs a suite on the built site, after building it if necessary. */
async function onSite(runSuite) {
  if (!built && !isBuilt()) {
    await build();
  }
  return built?.failed ? failure('not run: the site could not be built') : runSuite();
}

let browser;

/** Runs a suite that needs a browser, and sets its path in the environment. */
async function withBrowser(runSuite) {
  browser ??= findChromium();
  const {path: CHROMIUM_PATH, problem} = await browser;
  return problem ? failure(problem) : runSuite({CHROMIUM_PATH});
}

const nginxFiles = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];

/** @type {Record<string, () => Promise<Outcome>>} */
const suites = {
  typecheck: async () => outcomeOf([{name: 'tsc', ok: (await runTool('tsc', ['--noEmit'])) === 0}]),
  lint: async () => outcomeOf(await lint()),
  unit: () => vitest('unit', {}, ['tests/unit/', 'packages/']),
  content: () => vitest('content'),
  build,
  site: () => onSite(() => vitest('site')),
  'lazy-sections': () => withBrowser((env) => vitest('lazy-sections', env)),
  'build-failure': () => withBrowser((env) => vitest('build-failure', env)),
  deploy: () =>
    onSite(async () => {
      if (!nginxFiles.every((file) => existsSync(file))) {
        await installWithApt(['nginx-light', 'libnginx-mod-http-brotli-static']);
      }
      return vitest('deploy');
    }),
  e2e: () => withBrowser((env) => onSite(() => playwright(env))),
  lighthouse: () =>
    onSite(async () =>
      outcomeOf([
        {
          name: 'scores of Lighthouse below 100, listed above',
          ok: (await runTool('tsx', ['scripts/bench.mts', 'scores'])) === 0,
        },
      ]),
    ),
};

const unknown = selected.find((name) => !(name in suites));
if (unknown !== undefined) {
  stop(`There is no suite "${unknown}": choose from ${Object.keys(suites).join(', ')}.`);
}

/** Suites that run in parallel on two cores; the browser tests follow, because they use both. */
const stages = [
  [
    ['typecheck', 'lint', 'unit', 'content', 'lazy-sections', 'build-failure'],
    ['build', 'site', 'deploy'],
  ],
  [['e2e', ...(isFull ? ['lighthouse'] : [])]],
];

/** @type {Map<string, Outcome & {seconds: number}>} */
const outcomes = new Map();

/** Runs a suite; during parallel runs, its output is printed at its end. */
async function runAndShow(name, isAlone) {
  const start = Date.now();
  console.log(`\n━━ ${name}${isAlone ? '' : ' …'}`);
  const file = path.join(root, 'test-results', `${name}.log`);
  const output = isAlone ? undefined : openSync(file, 'w');
  const outcome = await outputFile.run(output, suites[name]);
  const seconds = Math.round((Date.now() - start) / 1000);
  outcomes.set(name, {...outcome, seconds});
  if (output !== undefined) {
    closeSync(output);
    console.log(`\n━━ ${name}, after ${seconds} s\n${readFileSync(file, 'utf8')}`);
  }
}

await prepare();
console.log(`Time limits are multiplied by ${TEST_PACE}.`);
mkdirSync(path.join(root, 'test-results'), {recursive: true});
for (const stage of stages) {
  const lanes = stage
    .map((lane) => lane.filter((name) => selected.length === 0 || selected.includes(name)))
    .filter((lane) => lane.length > 0);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) {
        await runAndShow(name, lanes.length === 1);
      }
    }),
  );
}

const all = [...outcomes];
const failures = all.flatMap(([name, {failures: texts}]) =>
  texts.map((text) => `${name}: ${text}\n`),
);
const sum = (count) => all.reduce((total, [, outcome]) => total + outcome[count], 0);
const lines = all.map(([name, {passed, failed, skipped, seconds}]) => {
  const also = skipped > 0 ? `, ${skipped} skipped` : '';
  const counts = `${passed} passed, ${failed} failed${also}`;
  return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${counts} (${seconds} s)`;
});
const notes = all.flatMap(([name, {notes: texts = []}]) =>
  texts.map((text) => `${name}: ${text}\n`),
);
if (notes.length > 0) {
  console.log(`\n━━ time-outs of the runner, which fail no test\n\n${notes.join('\n')}`);
}
if (failures.length > 0) {
  console.log(`\n━━ failures\n\n${failures.join('\n')}`);
}
console.log(`\n${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
