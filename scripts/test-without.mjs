/**
 * npm run test:without: tests that the site works without a package.
 *
 *   npm run test:without -- docusaurus-plugin-glossary                  one package
 *   npm run test:without -- docusaurus-plugin-glossary typecheck build  some suites only
 *   npm run test:without -- docusaurus-plugin-glossary,docusaurus-plugin-code  both at once
 *   npm run test:without -- --all                                       each package that can be removed
 *   npm run test:without -- --all --from docusaurus-plugin-offline      the same, starting with this one
 *   npm run test:without -- docusaurus-plugin-glossary --here           removes it from this working tree, without tests
 *
 * `--locale en` builds only this language, and skips the tests of the built site, which need both.
 *
 * In a worktree of the last commit it deletes the package and everything in the field `removal` of its
 * package.json:
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
import {prepare, root, run, runTool, stop} from './lib/setup.mjs';

/**
 * Tests that assume all packages: some packages reduce bytes, and the fields `removal` of the others name files of
 * the removed one.
 */
const testsOfAll = ['tests/site/budgets.test.ts', 'tests/unit/removal.test.ts'];

const removalOf = (name) =>
  JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8')).removal;

const removable = readdirSync(path.join(root, 'packages')).filter((name) => removalOf(name));

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    all: {type: 'boolean'},
    from: {type: 'string'},
    here: {type: 'boolean'},
    locale: {type: 'string'},
  },
});
const [first, ...others] = positionals;
const suites = values.all ? positionals : others;
const names = values.all
  ? removable.slice(removable.indexOf(values.from ?? removable[0]))
  : [first];
const unknown = [...names.join().split(','), values.from ?? removable[0]].find(
  (name) => !removable.includes(name),
);
if (unknown !== undefined || !names[0]) {
  stop(`Name a package with a field "removal" in its package.json: ${removable.join(', ')}.`);
}

/** Package and its dependents. */
const withDependents = (name) => [...(removalOf(name).with ?? []).flatMap(withDependents), name];

/** Links the installed packages into a worktree; workspace packages link to its own folders. */
function linkDependencies(directory, without) {
  const own = readdirSync(path.join(root, 'packages'));
  const target = path.join(directory, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!without.includes(name) && (name === '.bin' || !name.startsWith('.'))) {
      const source = own.includes(name)
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

/** Indices of the lines that match a text or a pair `[first, last]`. */
function linesAt(lines, text) {
  const [first, last] = [text].flat();
  return lines.flatMap((line, index) => {
    if (!line.includes(first)) {
      return [];
    }
    const end = last === undefined ? index : lines.indexOf(last, index + 1);
    return Array.from({length: end - index + 1}, (_, place) => index + place);
  });
}

/**
 * Deletes a package from a worktree.
 * @param changed files and folders changed by the removal of previous packages, which contain fewer of the
 * texts
 */
function remove(directory, name, changed) {
  const {lines = {}, texts = {}, files = []} = removalOf(name);
  const inTree = (file) => path.join(directory, file);
  const missing = (file, text) => {
    if (changed.has(file) || changed.has(text)) {
      return;
    }
    throw new Error(`packages/${name}/package.json: ${file} has no ${JSON.stringify(text)}.`);
  };
  rmSync(inTree(`packages/${name}`), {recursive: true});
  for (const file of files) {
    if (!existsSync(path.join(root, file))) {
      missing('the repository', file);
    }
    rmSync(inTree(file), {recursive: true, force: true});
  }
  const exists = ([file]) => {
    if (!existsSync(inTree(file))) {
      missing('the repository', file);
    }
    return existsSync(inTree(file));
  };
  for (const [place, wanted] of Object.entries(lines).filter(exists)) {
    const found = new Set();
    const inside = statSync(inTree(place)).isDirectory()
      ? readdirSync(inTree(place), {recursive: true, encoding: 'utf8'})
          .map((file) => path.join(place, file))
          .filter((file) => statSync(inTree(file)).isFile())
      : [place];
    for (const file of inside) {
      const before = readFileSync(inTree(file), 'utf8').split('\n');
      const gone = new Set();
      for (const text of wanted) {
        const indices = linesAt(before, text);
        indices.forEach((index) => gone.add(index));
        if (indices.length > 0) {
          found.add(text);
        }
      }
      if (gone.size > 0) {
        writeFileSync(inTree(file), before.filter((_, index) => !gone.has(index)).join('\n'));
      }
    }
    const left = wanted.find((text) => !found.has(text));
    if (left !== undefined) {
      missing(place, left);
    }
  }
  for (const [file, replacements] of Object.entries(texts).filter(exists)) {
    let text = readFileSync(inTree(file), 'utf8');
    for (const [before, after] of Object.entries(replacements)) {
      if (!text.includes(before)) {
        missing(file, before);
      }
      text = text.replaceAll(before, () => after);
    }
    writeFileSync(inTree(file), text);
  }
  [...files, ...Object.keys(lines), ...Object.keys(texts)].forEach((file) => changed.add(file));
}

/** Deletes packages, specified as a comma-separated list, and their dependents; returns all names. */
function removeAll(directory, name) {
  const all = [...new Set(name.split(',').flatMap(withDependents))];
  const changed = new Set();
  all.forEach((one) => remove(directory, one, changed));
  return all;
}

if (values.here) {
  if (execFileSync('git', ['status', '--porcelain'], {cwd: root}).length > 0) {
    stop('Commit your changes first, so that `git diff` shows the removal alone.');
  }
  const removed = removeAll(root, names.join()).join(', ');
  console.log(
    `Removed ${removed}. Next: npm install, npm run check, and the pages that still mention it.`,
  );
  process.exit();
}

const wanted = suites.length > 0 ? suites : ['typecheck', 'unit', 'build', 'site'];

/** Runs the suites in a worktree. */
async function test(directory) {
  const {locale} = values;
  const ofAll = wanted.filter((suite) => !locale || (suite !== 'build' && suite !== 'site'));
  const script = path.join(directory, 'scripts/test.mjs');
  const ran =
    ofAll.length === 0 || (await run(process.execPath, [script, ...ofAll], {cwd: directory})) === 0;
  const builds = locale && wanted.includes('build');
  return (
    (!builds ||
      (await runTool('docusaurus', ['build', '--locale', locale], {cwd: directory})) === 0) &&
    ran
  );
}

await prepare();
const failed = [];
for (const name of names) {
  const directory = path.join(mkdtempSync(path.join(tmpdir(), 'without-')), 'site');
  execFileSync('git', ['worktree', 'add', '--detach', directory], {cwd: root, stdio: 'ignore'});
  try {
    console.log(`\n━━━━ without ${name}`);
    const all = removeAll(directory, name);
    testsOfAll.forEach((file) => rmSync(path.join(directory, file)));
    linkDependencies(directory, all);
    if (!(await test(directory))) {
      failed.push(name);
    }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', directory], {cwd: root});
    rmSync(path.dirname(directory), {recursive: true});
  }
}
console.log(
  failed.length === 0
    ? `\nPassed without them: ${wanted.join(', ')}. No other suite was run.`
    : `\nNot without: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
