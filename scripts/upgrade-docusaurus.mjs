/**
 * npm run upgrade-docusaurus: installs the newest release of Docusaurus 3, all of its packages together, and
 * renames options that it has renamed. `npm run upgrade-docusaurus -- 3.10.2` installs that release.
 * CONTRIBUTING.md says what to look at afterwards.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root, run} from './lib/setup.mjs';

const configs = [
  'docusaurus.config.ts',
  'packages/docusaurus-plugin-lazy-sections/tests/site/docusaurus.config.ts',
];

/**
 * Changes to these files by the release that asks for them. From 3.10 on, the keys of a reader's storage have a
 * suffix of their own for each language; without it, both share the color mode and the closed announcement.
 */
const changes = [
  {since: [3, 10], from: /\bexperimental_faster:/, to: 'faster:'},
  {
    since: [3, 10],
    from: /^( *)future: \{/m,
    to: '$1storage: {namespace: false},\n$&',
    unless: 'storage:',
  },
];

const wanted = process.argv[2] ?? '3';
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const {dependencies, devDependencies} = readJson('package.json');
const names = Object.keys({...dependencies, ...devDependencies}).filter((name) =>
  name.startsWith('@docusaurus/'),
);
const code = await run('npm', [
  ...['install', '--save-exact', '--no-audit', '--no-fund'],
  ...names.map((name) => `${name}@${wanted}`),
]);
if (code !== 0) {
  process.exit(code);
}

const {version} = readJson('node_modules/@docusaurus/core/package.json');
const [major, minor] = version.split('.').map(Number);
for (const {since, from, to, unless} of changes) {
  if (major > since[0] || (major === since[0] && minor >= since[1])) {
    for (const file of configs.map((name) => path.join(root, name))) {
      const text = readFileSync(file, 'utf8');
      if (unless === undefined || !text.includes(unless)) {
        writeFileSync(file, text.replace(from, to));
      }
    }
  }
}
console.log(`Docusaurus ${version} is installed.`);
