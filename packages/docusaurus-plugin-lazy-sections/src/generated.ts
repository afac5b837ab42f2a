/** Reads the modules that Docusaurus generates for the bundler (`.docusaurus`). */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {ChunkNames, GlobalDoc} from './types';

/** A route of `routes.js`. */
export interface Route {
  path: string;
  /** Key of the chunk names; the not-found page has none. */
  key?: string;
  exact?: boolean;
  routes?: Route[];
  /** Attributes that plugins add to a route: the docs plugin adds `sidebar`. */
  [attribute: string]: unknown;
}

/** Global data of the plugins that this package reads. */
export interface GlobalData {
  [plugin: string]: unknown;
  'docusaurus-plugin-content-docs': {
    default: {versions: {docs: GlobalDoc[]; [key: string]: unknown}[]; [key: string]: unknown};
  };
}

export interface Site {
  routes: Route[];
  /** Chunk names by the key of a route. */
  chunkNames: Record<string, ChunkNames>;
  /** Request of the module in a chunk, by the name of the chunk. */
  registry: Record<string, string>;
  globalData: GlobalData;
  /** Sidebars and docs of the only version. */
  version: PropVersionMetadata;
  /** Name of the chunk with `version`. */
  versionChunk: string;
}

/** @throws Error if the generated modules have an unexpected form. */
export function unexpected(what: string): never {
  throw new Error(
    `lazy-sections does not understand what Docusaurus generated: ${what}. ` +
      'Take its line out of `plugins` in docusaurus.config.ts to build without it.',
  );
}

/** Evaluates a generated module whose only imports are in `globals`, and returns its default export. */
function evaluate(code: string, globals: object): unknown {
  const context = {...globals, result: undefined};
  runInNewContext(code.replace(/^import .*$/gm, '').replace('export default', 'result ='), context);
  return context.result;
}

/** @param code Text of `routes.js`. */
function parseRoutes(code: string): Route[] {
  const ComponentCreator = (address: string, hash?: string) => hash && `${address}-${hash}`;
  const toRoute = ({component: key, routes, ...route}: Route & {component?: string}): Route => ({
    ...route,
    ...(key && {key}),
    ...(routes && {routes: routes.map(toRoute)}),
  });
  return (evaluate(code, {ComponentCreator}) as Route[]).map(toRoute);
}

/** @param code Text of `registry.js`. */
function parseRegistry(code: string): Record<string, string> {
  const registry = evaluate(code, {require: {resolveWeak: () => undefined}});
  return Object.fromEntries(
    Object.entries(registry as Record<string, [load: () => unknown, request: string]>).map(
      ([name, [, request]]) => [name, request],
    ),
  );
}

/**
 * @param directory `.docusaurus`
 * @throws Error if a file is missing, or if there is not exactly one version of one set of docs
 */
export function readSite(directory: string): Site {
  const text = (file: string): string => readFileSync(path.join(directory, file), 'utf8');
  const registry = parseRegistry(text('registry.js'));
  const versions = Object.entries(registry).flatMap(([chunk, request]) => {
    if (!/^@generated\/docusaurus-plugin-content-docs\/.*\.json$/.test(request)) {
      return [];
    }
    const data = JSON.parse(text(request.replace('@generated/', ''))) as object;
    return 'version' in data ? [{chunk, version: data.version as PropVersionMetadata}] : [];
  });
  const [only, ...others] = versions;
  if (!only || others.length > 0) {
    return unexpected(`${versions.length} versions of docs instead of one`);
  }
  return {
    routes: parseRoutes(text('routes.js')),
    chunkNames: JSON.parse(text('routesChunkNames.json')) as Site['chunkNames'],
    registry,
    globalData: JSON.parse(text('globalData.json')) as GlobalData,
    version: only.version,
    versionChunk: only.chunk,
  };
}
