/** The linters: `npm run lint`, `npm run fix`, `npm run check` and `npm test` run the same ones. */
import {runTool} from './setup.mjs';

const cached = (name) => ['--cache', `--cache-location=node_modules/.cache/lint/${name}`];

/**
 * `files` tells which files a tool is for, `all` what it is given when every file is meant.
 * Prettier is last, so that it formats what the others have corrected.
 */
export const lintChecks = [
  {
    name: 'eslint',
    files: /\.(?:[cm]?js|m?ts|tsx)$/,
    all: ['.'],
    args: ['--max-warnings=0', '--no-warn-ignored', ...cached('eslint')],
    fix: ['--fix'],
  },
  {
    name: 'stylelint',
    files: /\.css$/,
    all: ['**/*.css'],
    args: cached('stylelint'),
    fix: ['--fix'],
  },
  {name: 'markdownlint', files: /\.mdx?$/, all: [], args: [], fix: ['--fix']},
  {
    name: 'spacing',
    files: /\.(?:mdx?|json|tsx?)$/,
    all: [],
    args: [],
    fix: ['--fix'],
  },
  {
    name: 'prettier',
    files: /\.(?:[cm]?js|m?ts|tsx|css|jsonc?|ya?ml)$/,
    all: ['.'],
    args: ['--log-level=warn', '--ignore-unknown', ...cached('prettier')],
    check: ['--check'],
    fix: ['--write'],
  },
];

/**
 * Runs the linters, on all files or on some.
 * @param {{files?: readonly string[], fix?: boolean}} [options] `files`: paths from the root of the project
 * @returns {Promise<{name: string, ok: boolean}[]>} those that had something to look at
 */
export async function lint({files, fix = false} = {}) {
  const runOne = async ({name, files: own, all, args, check = [], fix: fixing}) => {
    const chosen = files?.filter((file) => own.test(file)) ?? all;
    if (files && chosen.length === 0) {
      return [];
    }
    // Its configuration names all files, which come on top of those named here.
    const only = files && name === 'markdownlint' ? ['--no-globs'] : [];
    const mode = fix ? fixing : check;
    const program = name === 'spacing' ? ['tsx', 'scripts/spacing.mts'] : [name];
    const ok =
      (await runTool(program[0], [...program.slice(1), ...args, ...mode, ...only, ...chosen])) ===
      0;
    return [{name, ok}];
  };
  if (!fix) {
    return (await Promise.all(lintChecks.map(runOne))).flat();
  }
  // Two tools that correct the same file take turns.
  const results = [];
  for (const check of lintChecks) {
    results.push(...(await runOne(check)));
  }
  return results;
}
