/**
 * What `npm run build` does, on Node alone.
 *
 * Each language is built by a process of its own, one after the other: the bundler gives memory
 * back only at its end, so one process for both needs half as much again. Side by side they would
 * be done sooner and need twice as much. `docusaurus build` writes the same files.
 *
 * A site that is built already from the same sources is left as it is. `--force`, or
 * `npm run clear` before, builds it anyway.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {root, runTool} from './setup.mjs';

/** The languages of `src/config/locales.ts`, which Node cannot read; a test compares them. */
export const languages = ['zh', 'en'];

/** Says what the site in `build/` was made from. */
const stampFile = path.join(root, 'node_modules/.cache/site-build.json');

/** Folders that no page is made from. */
const besides = ['.github/', 'tests/'];

/** Variables that differ from one call to the next and that no step of the build reads. */
const passing = /^(?:_|COLUMNS|LINES|OLDPWD|PWD|SHLVL|TERM.*|WINDOWID|SSH_.*|npm_.*|INIT_CWD)$/;

/**
 * Hash of all that a build depends on: the files that git knows or would add, the commit (pages
 * carry dates from the history), the installed packages, Node, and the environment.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} nothing where git cannot tell the files
 */
export function sourcesHash(folder, env) {
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const hash = createHash('sha256');
    const add = (...parts) => hash.update(JSON.stringify(parts));
    add(process.version, git('rev-parse', 'HEAD'), git('rev-parse', '--is-shallow-repository'));
    for (const [name, value] of Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (!passing.test(name)) {
        add(name, value);
      }
    }
    const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
    const files = new Set(listed.split('\0').filter(Boolean));
    for (const file of [...files, 'node_modules/.package-lock.json'].sort()) {
      const full = path.join(folder, file);
      const stat = statSync(full, {throwIfNoEntry: false});
      if (stat?.isFile() && !besides.some((prefix) => file.startsWith(prefix))) {
        add(file);
        hash.update(readFileSync(full));
      }
    }
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

/**
 * Hash of names, sizes and times of all files below a folder: whoever changed, added or removed
 * one since is found out.
 *
 * @param {string} folder
 * @returns {string | undefined} nothing where there is no such folder
 */
export function filesHash(folder) {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) {
    return undefined;
  }
  const hash = createHash('sha256');
  const lines = readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const {size, mtimeMs} = statSync(file);
      return `${path.relative(folder, file)} ${size} ${mtimeMs}\n`;
    });
  lines.sort().forEach((line) => hash.update(line));
  return hash.digest('hex');
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Each thread that renders pages takes 120 MB, and a third one hardly makes a build shorter. */
function threads() {
  const name = 'DOCUSAURUS_SSG_WORKER_THREAD_COUNT';
  return name in process.env ? {} : {[name]: String(Math.min(2, availableParallelism()))};
}

/**
 * Builds both languages into `build/`.
 *
 * @param {{force?: boolean}} [options] `force`: also when nothing has changed since the last build
 * @returns {Promise<number>} 0, or the exit code of the step that failed
 */
export async function buildSite({force = false} = {}) {
  const output = path.join(root, 'build');
  const sources = sourcesHash(root, process.env);
  const stamp = readStamp();
  if (!force && sources && stamp?.sources === sources && stamp.files === filesHash(output)) {
    console.log('[build] build/ is made from these sources already; --force builds it anyway.');
    return 0;
  }
  rmSync(stampFile, {force: true});
  // The first language clears the folder of the whole site.
  for (const language of languages) {
    const code = await runTool('docusaurus', ['build', '--locale', language], {env: threads()});
    if (code !== 0) {
      return code;
    }
  }
  const code = await runTool('tsx', ['scripts/finish-build.mts']);
  if (code === 0 && sources && sources === sourcesHash(root, process.env)) {
    mkdirSync(path.dirname(stampFile), {recursive: true});
    writeFileSync(stampFile, JSON.stringify({sources, files: filesHash(output)}));
  }
  return code;
}
