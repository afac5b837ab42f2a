/**
 * npm run test:without: shows that the site works without a package.
 *
 *   npm run test:without -- docusaurus-plugin-inline-translations                  one package
 *   npm run test:without -- docusaurus-plugin-inline-translations typecheck build  some suites only
 *   npm run test:without -- --all                                                  each package that can be removed
 *
 * In a work tree of the last commit it deletes the package, and what the field `removal` of its package.json
 * names: `lines`, by file, are the lines that contain one of the texts; `files` belong to the package alone.
 */
import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root, run, stop} from './lib/setup.mjs';

const defaultSuites = ['typecheck', 'unit', 'content', 'build', 'site'];

const removalOf = (name) =>
  JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8')).removal;

const removable = readdirSync(path.join(root, 'packages')).filter((name) => removalOf(name));
const [first, ...suites] = process.argv.slice(2);
if (first !== '--all' && !removable.includes(first)) {
  stop(`Name a package with a field "removal" in its package.json: ${removable.join(', ')}.`);
}

/** Links the installed packages into a work tree; those of the repository lead to its own folders. */
function linkDependencies(directory, without) {
  const own = readdirSync(path.join(root, 'packages'));
  const target = path.join(directory, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '.bin' || !name.startsWith('.')) {
      const source = path.join(
        own.includes(name) ? directory : root,
        own.includes(name) ? 'packages' : 'node_modules',
        name,
      );
      if (name !== without) {
        symlinkSync(source, path.join(target, name));
      }
    }
  }
  const list = 'node_modules/.package-lock.json';
  copyFileSync(path.join(root, list), path.join(directory, list));
}

/** Deletes a package from a work tree. */
function remove(directory, name) {
  const {lines = {}, files = []} = removalOf(name);
  [`packages/${name}`, ...files].forEach((file) =>
    rmSync(path.join(directory, file), {recursive: true}),
  );
  for (const [file, texts] of Object.entries(lines)) {
    const before = readFileSync(path.join(directory, file), 'utf8').split('\n');
    const missing = texts.find((text) => !before.some((line) => line.includes(text)));
    if (missing !== undefined) {
      throw new Error(`packages/${name}/package.json: no line of ${file} contains "${missing}".`);
    }
    const after = before.filter((line) => !texts.some((text) => line.includes(text)));
    writeFileSync(path.join(directory, file), after.join('\n'));
  }
}

const failed = [];
for (const name of first === '--all' ? removable : [first]) {
  const directory = path.join(mkdtempSync(path.join(tmpdir(), 'without-')), 'site');
  execFileSync('git', ['worktree', 'add', '--detach', directory], {cwd: root, stdio: 'ignore'});
  try {
    console.log(`\n━━━━ without ${name}`);
    remove(directory, name);
    linkDependencies(directory, name);
    const script = path.join(directory, 'scripts/test.mjs');
    const wanted = suites.length > 0 ? suites : defaultSuites;
    if ((await run(process.execPath, [script, ...wanted], {cwd: directory})) !== 0) {
      failed.push(name);
    }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', directory], {cwd: root});
    rmSync(path.dirname(directory), {recursive: true});
  }
}
console.log(
  failed.length === 0 ? '\nThe site works without them.' : `\nNot without: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
