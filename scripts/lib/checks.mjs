/** Linters of `npm run lint`, `npm run fix`, `npm run check` and `npm test`. */
import {accessSync, constants, existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {root, runTool} from './setup.mjs';

/** Reports whether results can be cached: another user may own the installed packages. */
function canCache() {
  try {
    accessSync(path.join(root, 'node_modules'), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const cached = (name) =>
  canCache() ? ['--cache', `--cache-location=node_modules/.cache/lint/${name}`] : [];

/**
 * `files` matches the files of a tool, `all` are its arguments for all files. Prettier is last, so that it
 * formats the corrections of the others.
 */
const linters = [
  {
    name: 'eslint',
    files: /\.(?:[cm]?js|m?ts|tsx)$/,
    all: ['.'],
    args: ['--max-warnings=0', '--no-warn-ignored', ...cached('eslint')],
  },
  {name: 'stylelint', files: /\.css$/, all: ['**/*.css'], args: cached('stylelint')},
  {name: 'markdownlint', files: /\.mdx?$/},
  {name: 'spacing', tool: 'tsx', files: /\.(?:mdx?|json|tsx?)$/, args: ['scripts/spacing.mts']},
  {
    name: 'prettier',
    files: /\.(?:[cm]?js|m?ts|tsx|css|jsonc?|ya?ml)$/,
    all: ['.'],
    args: ['--log-level=warn', '--ignore-unknown', ...cached('prettier')],
    check: '--check',
    fix: '--write',
  },
];

const ignored = /(?:^|[\\/])(?:node_modules|build|\.docusaurus|\.git)(?:[\\/]|$)/;

/**
 * Lists the files that paths refer to: a folder includes all files in it that a linter supports.
 * @param {readonly string[]} paths from the root of the project, or absolute
 * @returns {{files: string[]} | {problem: string}} the problem is a path that does not exist or contains no
 * supported file
 */
export function filesAt(paths) {
  const files = [];
  for (const name of paths) {
    const file = path.resolve(root, name);
    if (!existsSync(file)) {
      return {problem: `There is no file or folder "${name}".`};
    }
    const inside = statSync(file).isDirectory()
      ? readdirSync(file, {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
      : [file];
    const found = inside
      .map((one) => path.relative(root, one).split(path.sep).join('/'))
      .filter((one) => !ignored.test(one) && linters.some((linter) => linter.files.test(one)));
    if (found.length === 0) {
      return {problem: `No linter is for "${name}".`};
    }
    files.push(...found);
  }
  return {files: [...new Set(files)]};
}

/**
 * Runs the linters on all files or on some.
 * @param {{files?: readonly string[], fix?: boolean}} [options] `files`: paths from the root of the project
 * @returns {Promise<{name: string, ok: boolean}[]>} linters that had a file to check
 */
export async function lint({files, fix = false} = {}) {
  const runOne = async (linter) => {
    const {name, tool = name, all = [], args = []} = linter;
    const mode = fix ? (linter.fix ?? '--fix') : linter.check;
    // The configuration of markdownlint includes all files, in addition to the arguments.
    const only = files && name === 'markdownlint' ? ['--no-globs'] : [];
    const chosen = files?.filter((file) => linter.files.test(file)) ?? all;
    const code = await runTool(tool, [...args, ...(mode ? [mode] : []), ...only, ...chosen]);
    return {name, ok: code === 0};
  };
  const selected = linters.filter(
    (linter) => !files || files.some((file) => linter.files.test(file)),
  );
  if (!fix) {
    return Promise.all(selected.map(runOne));
  }
  // Sequential, because two tools may correct the same file.
  const results = [];
  for (const linter of selected) {
    results.push(await runOne(linter));
  }
  return results;
}
