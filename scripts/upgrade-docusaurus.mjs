/**
 * npm run upgrade-docusaurus: installs the newest release of all Docusaurus 3 packages, and migrates renamed
 * options. `npm run upgrade-docusaurus -- 3.10.2` installs that release. CONTRIBUTING.md describes the checks
 * afterwards.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root, run, stop} from './lib/setup.mjs';

const configs = [
  'docusaurus.config.ts',
  'packages/docusaurus-plugin-lazy-sections/tests/site/docusaurus.config.ts',
];

/**
 * Required changes of these files, by release. From 3.10 on, storage keys have a suffix per language; without
 * it, both languages share the color mode and the closed announcement.
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

const requested = process.argv[2] ?? '3';
const response = spawnSync('npm', ['view', `@docusaurus/core@${requested}`, 'version', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
// A version range matches several releases, in no particular order.
const [version] = (response.status === 0 ? [JSON.parse(response.stdout.trim() || '[]')] : [])
  .flat()
  .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
if (!version) {
  stop(`npm knows no release of Docusaurus for "${requested}".\n${response.stderr}`);
}

// All workspaces pin the same version as the site; npm rejects a mix (ERESOLVE).
const manifests = [
  'package.json',
  ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/package.json`),
].map((name) => path.join(root, name));
for (const file of manifests.filter((name) => existsSync(name))) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/("@docusaurus\/[\w-]+": ")\d[^"]*/g, `$1${version}`));
}
const code = await run('npm', ['install', '--no-audit', '--no-fund']);
if (code !== 0) {
  process.exit(code);
}

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
