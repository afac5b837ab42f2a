import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface Package {
  name: string;
  directory: string;
}

/** Folder of a package as Node finds it from another folder. */
function find(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) {
      return candidate;
    }
    if (folder === path.dirname(folder)) {
      return undefined;
    }
  }
}

/**
 * A package and all that it depends on, for one that comes as its authors have bundled it.
 * @throws Error if the package is not installed
 */
export function withDependencies(wanted: string, siteDir: string): Package[] {
  const found = new Map<string, Package>();
  const add = (name: string, from: string): void => {
    const directory = find(name, from);
    if (directory === undefined || found.has(directory)) {
      return;
    }
    found.set(directory, {name, directory});
    const {dependencies = {}} = JSON.parse(
      readFileSync(path.join(directory, 'package.json'), 'utf8'),
    ) as {dependencies?: Record<string, string>};
    // Types are gone once code is bundled.
    for (const dependency of Object.keys(dependencies).filter(
      (key) => !key.startsWith('@types/'),
    )) {
      add(dependency, directory);
    }
  };
  add(wanted, siteDir);
  if (found.size === 0) {
    throw new Error(`${wanted} is not installed: run npm ci, or correct src/config/licenses.ts.`);
  }
  return [...found.values()];
}
