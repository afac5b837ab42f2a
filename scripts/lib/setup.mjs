/**
 * Functions shared by the commands for contributors. Plain JavaScript without dependencies, because it also
 * runs before the installation.
 */
import {AsyncLocalStorage} from 'node:async_hooks';
import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import path from 'node:path';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Exits with a message instead of a stack trace. */
export function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** File for the output of programs that run in parallel. */
export const outputFile = new AsyncLocalStorage();

/**
 * Runs a program in the project, with output to the terminal or `outputFile`.
 * @param {{env?: Record<string, string>, timeout?: number, cwd?: string}} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, {env = {}, timeout, cwd = root} = {}) {
  return new Promise((resolve) => {
    const output = outputFile.getStore() ?? 'inherit';
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['inherit', output, output],
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

/** Runs an installed program of the project, such as `docusaurus`. */
export const runTool = (name, args, options) =>
  run(process.execPath, [path.join(root, 'node_modules', tools[name]), ...args], options);

/**
 * Checks the version of Node, and installs the dependencies if one differs from the lock file. Compares
 * versions, because each checkout changes the modification times.
 */
export async function prepare() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Install Node.js 20.19 or newer: this is ${process.versions.node}.`);
  }
  const packages = (file) =>
    existsSync(path.join(root, file))
      ? JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages
      : {};
  // npm writes this file at the end of each installation.
  const installed = packages('node_modules/.package-lock.json');
  const stale = Object.entries(packages('package-lock.json'))
    .filter(([name, {optional, link}]) => name !== '' && !optional && !link)
    .find(([name, {version}]) => installed[name]?.version !== version);
  if (stale) {
    console.log(
      existsSync(path.join(root, 'node_modules'))
        ? `Installing dependencies: ${stale[0]} is not as in package-lock.json …`
        : 'Installing dependencies, which takes a few minutes …',
    );
    if ((await run('npm', ['install', '--include=dev', '--no-audit', '--no-fund'])) !== 0) {
      stop('The dependencies could not be installed: see the messages of npm above.');
    }
  }
}

let installing = Promise.resolve();

/**
 * Installs Debian packages if possible: as root, with apt-get. Calls are sequential, because apt-get locks its
 * files.
 * @param {readonly string[]} packages
 */
export function installWithApt(packages) {
  installing = installing.then(() => install(packages));
  return installing;
}

async function install(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return;
  }
  console.log(`Installing ${packages.join(', ')} (apt-get) …`);
  // The system may be running an automatic update.
  const apt = ['-q', '-o', 'DPkg::Lock::Timeout=120'];
  const options = {env: {DEBIAN_FRONTEND: 'noninteractive'}, timeout: 15 * 60_000};
  await run('apt-get', [...apt, 'update'], options);
  await run('apt-get', [...apt, 'install', '-y', '--no-install-recommends', ...packages], options);
}
