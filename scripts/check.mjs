/**
 * npm run check: runs the checks that the changes since the last commit need. `npm run hooks:on` makes Git run
 * it before each commit.
 */
import {execFileSync} from 'node:child_process';
import {lint} from './lib/checks.mjs';
import {root, runTool, stop} from './lib/setup.mjs';

function git(...args) {
  try {
    const options = {cwd: root, encoding: 'utf8', stdio: 'pipe'};
    return execFileSync('git', [...args, '-z'], options)
      .split('\0')
      .filter(Boolean);
  } catch (error) {
    const [reason = error.message] = String(error.stderr ?? '').split('\n');
    return stop(
      `Git does not list what has changed (${reason}): run "npm run lint", "npm run typecheck" and "npm run check:content" instead.`,
    );
  }
}

// Runs before `git diff`, because only `git ls-files` reports "dubious ownership".
const added = git('ls-files', '--others', '--exclude-standard');
const present = [...git('diff', '--name-only', '--diff-filter=d', 'HEAD'), ...added];
const gone = git('diff', '--name-only', '--diff-filter=D', '--no-renames', 'HEAD');
const changed = [...present, ...gone];
/** Input of the content rules: pages, and the facts that they are compared with. */
const content =
  /^(?:docs\/|i18n\/|src\/|packages\/|sidebars\.ts|content-checks\.config\.ts|tests\/(?:content|search-queries)\/)/;
/** Written by `npm run i18n:mark`; changes with each page, and no test imports it. */
const lockFile = 'i18n/translation.lock.json';
const isCode = (file) => /\.(?:[cm]?js|m?tsx?)$/.test(file);
const tsc = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsbuildinfo'];

/** Reports whether a file in one of these places has changed. */
const touches = (...places) =>
  changed.some((file) => places.some((place) => file.startsWith(place)));

/** Changed pages, if no other input of the content rules has changed: then the other pages need no check. */
const contentFiles = changed.filter((file) => content.test(file) && file !== lockFile);
const isPage = (file) => /^(?:docs|i18n\/en\/[\w-]+)\/.*\.mdx?$/.test(file) && !file.includes('/_');
const onlyPages = contentFiles.every((file) => isPage(file) && present.includes(file));

/**
 * Files for `vitest related`. Tests import the modules that read colors, icons and figures instead of the files
 * themselves, so the module replaces them.
 */
const related = [
  ...present.filter((file) => isCode(file) || (file.endsWith('.json') && file !== lockFile)),
  ...(touches('src/css/tokens.css', 'static/') ? ['src/config/tokens.ts'] : []),
  ...(touches('src/data/figures/') ? ['src/config/figures.ts'] : []),
  ...(touches('src/data/diagrams/') ? ['src/config/diagrams.ts'] : []),
  ...(touches('src/data/', 'scripts/generate/') || changed.some((it) => it.includes('/_generated/'))
    ? ['tests/content/generated.test.ts']
    : []),
];

/** Checks, with their names in `failed`, and whether the changes need them. */
const steps = [
  {name: 'lint', when: present.length > 0},
  {name: 'types', when: changed.some(isCode), tool: 'tsc', args: tsc},
  {
    name: 'content',
    when: contentFiles.length > 0,
    tool: 'tsx',
    args: ['scripts/check-content.mts', ...(onlyPages ? contentFiles : [])],
  },
  {
    name: 'related unit tests',
    when: related.length > 0,
    tool: 'vitest',
    args: [
      'related',
      '--run',
      '--config=tests/vitest.config.ts',
      // Tests that need a build or read all pages are too slow for a commit.
      '--exclude=tests/{build-failure,lazy-sections,site,deploy}/**',
      '--exclude=tests/content/{pages,samples}.test.ts',
      '--passWithNoTests',
      '--reporter=dot',
      ...related,
    ],
  },
];

if (changed.length === 0) {
  console.log('Nothing has changed since the last commit.');
}
const failed = [];
for (const {name, tool, args} of steps.filter(({when}) => when)) {
  console.log(`── ${name}`);
  const results = tool
    ? [{name, ok: (await runTool(tool, args)) === 0}]
    : await lint({files: present});
  failed.push(...results.filter(({ok}) => !ok).map((result) => result.name));
}
console.log(
  failed.length > 0
    ? `\nTo correct: ${failed.join(', ')}. "npm run fix -- PATH" corrects what a tool can.`
    : `\nAll is well in ${changed.length} files.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
