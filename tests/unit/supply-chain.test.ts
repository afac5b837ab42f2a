import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const readJson = <T>(file: string): T =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

interface LockedPackage {
  version?: string;
  inBundle?: boolean;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  /** A package of this repository. */
  link?: boolean;
}

const lock = readJson<{packages: Record<string, LockedPackage>}>('package-lock.json').packages;
interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const manifest = readJson<Manifest & {allowScripts: Record<string, boolean>}>('package.json');

describe('dependencies', () => {
  it('are locked, with the hash of the installed version', () => {
    const loose = Object.entries(lock).filter(
      ([folder, {integrity, inBundle, link}]) =>
        !/^(?:packages\/[\w-]+)?$/.test(folder) && !integrity && !inBundle && !link,
    );
    expect(loose.map(([folder]) => folder)).toEqual([]);
  });

  it('come from the registry of the user: the lock file names none', () => {
    const named = Object.values(lock).filter(({resolved}) => resolved?.includes('://'));
    expect(named).toEqual([]);
  });

  it('are pinned exactly, and the same in each package', () => {
    const manifests = [
      manifest,
      ...readdirSync(path.join(root, 'packages')).map((name) =>
        readJson<Manifest>(`packages/${name}/package.json`),
      ),
    ];
    const versions = new Map<string, string>();
    const wrong: string[] = [];
    for (const {name: owner, dependencies, devDependencies, peerDependencies} of manifests) {
      for (const [name, version] of Object.entries({
        ...dependencies,
        ...devDependencies,
        ...peerDependencies,
      })) {
        const first = versions.get(name) ?? version;
        versions.set(name, first);
        if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) || version !== first) {
          wrong.push(`${owner}: ${name} ${version}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('run an install script only if package.json permits it', () => {
    // For a name listed here: review the script, then npm install-scripts deny (or approve) NAME.
    const undecided = Object.entries(lock)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([folder]) => folder.replace(/^.*node_modules\//, ''))
      .filter((name) => !(name in manifest.allowScripts));
    expect(undecided).toEqual([]);
    const gone = Object.keys(manifest.allowScripts).filter(
      (name) => !Object.keys(lock).some((folder) => folder.endsWith(`node_modules/${name}`)),
    );
    expect(gone).toEqual([]);
  });
});

interface Workflow {
  permissions?: unknown;
  jobs: Record<string, {permissions?: unknown; uses?: string; steps?: {uses?: string}[]}>;
}
const folder = path.join(root, '.github/workflows');
const workflows = readdirSync(folder).map(
  (file) => [file, parse(readFileSync(path.join(folder, file), 'utf8')) as Workflow] as const,
);

it.each(workflows)(
  '%s grants its jobs the required permissions, and pins exact versions',
  (...row) => {
    const [, workflow] = row;
    expect(workflow.permissions).toEqual({});
    for (const [name, {permissions, uses, steps = []}] of Object.entries(workflow.jobs)) {
      expect(permissions, name).toBeTypeOf('object');
      for (const action of [uses, ...steps.map((step) => step.uses)]) {
        expect(action ?? './').toMatch(/^\.\/|@[0-9a-f]{40}$/);
      }
    }
  },
);
