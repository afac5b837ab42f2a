/**
 * What both commands of the README do first. Plain JavaScript on Node alone: it runs before
 * anything is installed.
 */
import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
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
 * @param {{
 *   canWait?: boolean,
 *   onMessage?: (message: string, send: (answer: string) => void) => void,
 * }} [options] `canWait`: others get the processors first; `onMessage`: gets what a program on Node
 *   says to the process that started it
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, {env = {}, timeout, signal, canWait = false, onMessage} = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {...process.env, ...env},
      stdio: ['inherit', 'inherit', 'inherit', ...(onMessage ? ['ipc'] : [])],
      timeout,
      signal,
      // npm and npx are scripts on Windows.
      shell: process.platform === 'win32',
    });
    if (canWait && child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    }
    if (onMessage) {
      child.on('message', (message) =>
        onMessage(message, (answer) => child.connected && child.send(answer)),
      );
    }
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const runNode = (args, {nodeOptions = [], ...options} = {}) =>
  run(process.execPath, [...nodeOptions, ...args], options);

/** Runs a program that the project has installed, such as `docusaurus`. */
export function runTool(name, args, options) {
  return runNode([toolPath(name), ...args], options);
}

/**
 * Runs a script in TypeScript, as CommonJS: the loader of tsx for modules takes 25 MB for a thread of its
 * own, and each `import()` of whatever the script uses is a message there and back. The program `tsx`
 * would stay beside it, with 60 MB.
 */
export function runScript(file, args, options) {
  const loader = path.join(root, 'node_modules/tsx/dist/cjs/index.cjs');
  return runNode(['--require', loader, file, ...args], options);
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

function toolPath(name) {
  return path.join(root, 'node_modules', tools[name]);
}

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
