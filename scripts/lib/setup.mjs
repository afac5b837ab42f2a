/**
 * What the commands for contributors share. Plain JavaScript on Node alone, because it also runs before
 * anything is installed.
 */
import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import path from 'node:path';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What Vitest needs. */
const leastNode = [20, 19];

/** Ends the program with one sentence instead of a stack trace. */
export function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/**
 * Runs a program in the project, its output on this terminal.
 * @param {{env?: Record<string, string>, timeout?: number}} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, {env = {}, timeout} = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {...process.env, ...env},
      stdio: 'inherit',
      timeout,
      // npm and npx are scripts on Windows.
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const tools = {
  docusaurus: '@docusaurus/core/bin/docusaurus.mjs',
  eslint: 'eslint/bin/eslint.js',
  markdownlint: 'markdownlint-cli2/markdownlint-cli2-bin.mjs',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  stylelint: 'stylelint/bin/stylelint.mjs',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vitest: 'vitest/vitest.mjs',
};

/** Runs a program that the project has installed, such as `docusaurus`. */
export const runTool = (name, args, options) =>
  run(process.execPath, [path.join(root, 'node_modules', tools[name]), ...args], options);

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/**
 * The first package that is not there as the lock file has it. Compared by version: the time of a
 * file changes with each checkout.
 * @returns {string | undefined}
 */
function stalePackage() {
  // npm writes this file at the end of each installation.
  const {packages: installed} = readJson('node_modules/.package-lock.json');
  return Object.entries(readJson('package-lock.json').packages)
    .filter(([name, {optional, link}]) => name !== '' && !optional && !link)
    .find(([name, {version}]) => installed[name]?.version !== version)?.[0];
}

/**
 * Checks Node, and installs the dependencies when some are missing or of another version. Packages
 * that are there stay: something else, such as `npm start`, may be using them.
 */
export async function prepare() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1])) {
    stop(`Install Node.js ${leastNode.join('.')} or newer: this is ${process.versions.node}.`);
  }
  const isNew = !existsSync(path.join(root, 'node_modules/.package-lock.json'));
  const stale = isNew ? undefined : stalePackage();
  if (!isNew && stale === undefined) {
    return;
  }
  console.log(
    isNew
      ? 'Installing dependencies (npm ci) …'
      : `Installing what differs from package-lock.json, ${stale} first (npm install) …`,
  );
  const code = await run('npm', [
    isNew ? 'ci' : 'install',
    '--include=dev',
    '--no-audit',
    '--no-fund',
  ]);
  if (code !== 0) {
    stop('The dependencies could not be installed: see the messages of npm above.');
  }
}
