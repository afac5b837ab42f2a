/**
 * npm run test:without: tests that the site works without a package.
 *
 *   npm run test:without -- docusaurus-plugin-glossary                  one package
 *   npm run test:without -- docusaurus-plugin-glossary typecheck build  some suites only
 *   npm run test:without -- --all                                       each package that can be removed
 *   npm run test:without -- docusaurus-plugin-glossary --here           removes it from this working tree, without tests
 *
 * In a worktree of the last commit it deletes the package and everything in the field `removal` of its
 * package.json, whose references tests/unit/removal.test.ts verifies:
 *
 * - `with`: packages that need this one, and are removed with it
 * - `files`: files and folders that belong to the package alone
 * - `lines`, by file or folder: lines that contain a text; `[first, last]` means the line that contains
 *   `first` up to the next line `last`
 * - `texts`, by file: a text, and its replacement
 */
import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {prepare, root, run, stop} from './lib/setup.mjs';

/**
 * Tests that assume all packages: some packages reduce bytes, and the fields `removal` of the others name files of
 * the removed one.
 */
const testsOfAll = ['tests/site/budgets.test.ts', 'tests/unit/removal.test.ts'];

const packages = readdirSync(path.join(root, 'packages'));
const removals = new Map(
  packages.map((name) => {
    const file = path.join(root, 'packages', name, 'package.json');
    return [name, JSON.parse(readFileSync(file, 'utf8')).removal];
  }),
);
const removable = packages.filter((name) => removals.get(name));

/** Package and its dependents, which are removed first. */
const withDependents = (name) => [...(removals.get(name).with ?? []).flatMap(withDependents), name];

/** Links the installed packages into a worktree; workspace packages link to its own folders. */
function linkDependencies(directory, without) {
  const target = path.join(directory, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!without.includes(name) && (name === '.bin' || !name.startsWith('.'))) {
      const source = packages.includes(name)
        ? path.join(directory, 'packages', name)
        : path.join(root, 'node_modules', name);
      symlinkSync(source, path.join(target, name));
    }
  }
  // Prevents an installation into the linked folders: `prepare` has compared the installed versions here.
  const [lock, installed] = ['package-lock.json', 'node_modules/.package-lock.json'];
  copyFileSync(path.join(directory, lock), path.join(directory, installed));
  const cards = 'node_modules/.cache/social-cards';
  if (existsSync(path.join(root, cards))) {
    cpSync(path.join(root, cards), path.join(directory, cards), {recursive: true});
  }
}

/** Removes the lines that match a text or a pair `[first, last]`. */
function withoutLines(text, matches) {
  const lines = text.split('\n');
  const gone = new Set();
  for (const [first, last] of matches.map((one) => [one].flat())) {
    lines.forEach((line, index) => {
      if (line.includes(first)) {
        const end = last === undefined ? index : lines.indexOf(last, index + 1);
        for (let place = index; place <= end; place += 1) {
          gone.add(place);
        }
      }
    });
  }
  return lines.filter((_, index) => !gone.has(index)).join('\n');
}

/** Changes a file, or all files of a folder; the removal of another package may have deleted it. */
function edit(file, change) {
  if (!existsSync(file)) {
    return;
  }
  if (statSync(file).isDirectory()) {
    readdirSync(file).forEach((name) => edit(path.join(file, name), change));
    return;
  }
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) {
    writeFileSync(file, changed);
  }
}

/** Deletes a package and its dependents from a worktree; returns all names. */
function remove(directory, name) {
  const all = [...new Set(withDependents(name))];
  for (const one of all) {
    const {lines = {}, texts = {}, files = []} = removals.get(one);
    for (const file of [`packages/${one}`, ...files]) {
      rmSync(path.join(directory, file), {recursive: true, force: true});
    }
    for (const [place, matches] of Object.entries(lines)) {
      edit(path.join(directory, place), (text) => withoutLines(text, matches));
    }
    for (const [place, replacements] of Object.entries(texts)) {
      for (const [before, after] of Object.entries(replacements)) {
        edit(path.join(directory, place), (text) => text.replaceAll(before, () => after));
      }
    }
  }
  return all;
}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {all: {type: 'boolean'}, here: {type: 'boolean'}},
});
const names = values.all ? removable : positionals.slice(0, 1);
const suites = positionals.slice(values.all ? 0 : 1);
const chosenSuites = suites.length > 0 ? suites : ['typecheck', 'unit', 'build', 'site'];
if (!removable.includes(names[0])) {
  stop(`Name a package with a field "removal" in its package.json: ${removable.join(', ')}.`);
}
if (values.here) {
  if (execFileSync('git', ['status', '--porcelain'], {cwd: root}).length > 0) {
    stop('Commit your changes first, so that `git diff` shows the removal alone.');
  }
  const removed = remove(root, names[0]).join(', ');
  console.log(
    `Removed ${removed}. Next: npm install, npm run check, and the pages that still mention it.`,
  );
  process.exit();
}

await prepare();
const failed = [];
for (const name of names) {
  const directory = path.join(mkdtempSync(path.join(tmpdir(), 'without-')), 'site');
  execFileSync('git', ['worktree', 'add', '--detach', directory], {cwd: root, stdio: 'ignore'});
  try {
    console.log(`\n━━━━ without ${name}`);
    const all = remove(directory, name);
    testsOfAll.forEach((file) => rmSync(path.join(directory, file)));
    linkDependencies(directory, all);
    const script = path.join(directory, 'scripts/test.mjs');
    if ((await run(process.execPath, [script, ...chosenSuites], {cwd: directory})) !== 0) {
      failed.push(name);
    }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', directory], {cwd: root});
    rmSync(path.dirname(directory), {recursive: true});
  }
}
console.log(
  failed.length === 0
    ? `\nPassed without them: ${chosenSuites.join(', ')}. No other suite was run.`
    : `\nNot without: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
