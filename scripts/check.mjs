/**
 * npm run check: what a commit can get wrong, looked for in what has changed since the last one.
 * `npm run hooks:on` has git run it before each commit.
 */
import {execFileSync} from 'node:child_process';
import {lint} from './lib/checks.mjs';
import {root, runTool} from './lib/setup.mjs';

const git = (...args) =>
  execFileSync('git', [...args, '-z'], {cwd: root, encoding: 'utf8'})
    .split('\0')
    .filter(Boolean);

const present = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const gone = git('diff', '--name-only', '--diff-filter=D', '--no-renames', 'HEAD');
const changed = [...present, ...gone];
const pages =
  /^(?:docs|src\/pages|i18n\/\w+\/docusaurus-plugin-content-(?:docs|pages))\/(?!.*\/_).*\.mdx?$/;
/** What content rules read beside pages. Each page changes the lock, which says nothing of others. */
const facts =
  /^(?:src\/|i18n\/(?!translation\.lock)|sidebars\.ts|tests\/(?:content|search-queries)\/)/;
const isCode = (file) => /\.(?:[cm]?js|m?tsx?)$/.test(file);
const tsc = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsbuildinfo'];

const isFact = (file) => facts.test(file) && !pages.test(file);

/** What a deleted page leaves behind is in others: then, as for facts, all pages are looked at. */
function contentPaths() {
  if (gone.some((file) => pages.test(file)) || changed.some(isFact)) {
    return [];
  }
  const changedPages = present.filter((file) => pages.test(file));
  return changedPages.length > 0 ? changedPages : undefined;
}

/** Whether something has changed in a place. */
const touches = (place) => changed.some((file) => file.startsWith(place));

/** What unit tests are asked about. They import what reads colors, icons and figures, not the files. */
const related = [
  ...present.filter((file) => isCode(file) || file.endsWith('.json')),
  ...(touches('src/css/tokens.css') || touches('static/') ? ['src/config/tokens.ts'] : []),
  ...(touches('src/figures/') ? ['src/figures/load.ts'] : []),
  // These read the files that they are about.
  ...(present.some((file) => /^src\/.*\.tsx?$/.test(file)) ? ['tests/unit/imports.test.ts'] : []),
  ...(changed.some((file) => /^src\/data\/|^scripts\/generate\/|\/_generated\//.test(file))
    ? ['tests/content/generated.test.ts']
    : []),
];

const steps = [
  {name: 'lint', when: present.length > 0, run: () => lint({files: present})},
  {name: 'types', when: changed.some(isCode), run: () => runTool('tsc', tsc)},
  {
    name: 'content',
    when: contentPaths() !== undefined,
    run: () => runTool('tsx', ['scripts/check-content.mts', ...(contentPaths() ?? [])]),
  },
  {
    name: 'related unit tests',
    when: related.length > 0,
    run: () =>
      runTool('vitest', [
        'related',
        '--run',
        '--config=tests/vitest.config.ts',
        // What needs a build, or looks at all pages, is not for a commit.
        '--exclude=tests/{build-failure,lazy-sections,site,deploy}/**',
        '--exclude=tests/content/{pages,samples}.test.ts',
        '--passWithNoTests',
        '--reporter=dot',
        ...related,
      ]),
  },
];

if (changed.length === 0) {
  console.log('Nothing has changed since the last commit.');
}
const failed = [];
for (const {name, run} of steps.filter(({when}) => when)) {
  console.log(`── ${name}`);
  const result = await run();
  const bad = Array.isArray(result) ? result.filter(({ok}) => !ok).map((one) => one.name) : [];
  if (bad.length > 0 || (!Array.isArray(result) && result !== 0)) {
    failed.push(bad.length > 0 ? `${name} (${bad.join(', ')})` : name);
  }
}
console.log(
  failed.length > 0
    ? `\nTo correct: ${failed.join(', ')}. "npm run fix -- PATH" corrects what a tool can.`
    : `\nAll is well in ${changed.length} files.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
