/** Pieces of the code of the modules that are written. */
import path from 'node:path';
import {unexpected} from './generated';
import type {Plan} from './plan';

/** Value as code. */
export const json = (value: unknown): string => JSON.stringify(value);

/** Module of this plugin for the browser. */
export const client = (file: string): string => path.join(__dirname, 'client', file);

/** Modules by the name of their chunk, where the browser gets another than the registry says. */
export type Requests = ReadonlyMap<string, string>;

/** An `import()` of a chunk's module; a plugin's name and id are too little for a file. */
export function load(plan: Plan, name: string, requests: Requests): string {
  const request = plan.site.registry[name] ?? unexpected(`no module for chunk "${name}"`);
  if (/^@generated\/[^/]+\/[^/]+\/__plugin\.json$/.test(request)) {
    return `() => Promise.resolve({default: ${json(plan.site.read(request))}})`;
  }
  const actual = requests.get(name) ?? request;
  return `() => import(/* webpackChunkName: ${json(plan.chunk(name))} */ ${json(actual)})`;
}

/** Entries of the registry for chunks. */
export const registryEntries = (plan: Plan, names: readonly string[], requests: Requests): string =>
  names.map((name) => `${json(name)}: [${load(plan, name, requests)}]`).join(',\n');
