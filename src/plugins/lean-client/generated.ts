/** Reads what Docusaurus generates, and says so when it does not look as expected. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {ChunkNames, GlobalDoc} from './types';

/** A route as `routes.js` has it. */
export interface Route {
  path: string;
  /** Key of its chunk names; `undefined` for the not-found page, which has none. */
  key?: string;
  exact?: boolean;
  routes?: Route[];
  attributes: Record<string, unknown>;
}

/** Data that plugins share, as far as it is known here. */
export interface GlobalData {
  [plugin: string]: unknown;
  'docusaurus-plugin-content-docs': {
    default: {versions: {docs: GlobalDoc[]; [key: string]: unknown}[]; [key: string]: unknown};
  };
}

export interface Generated {
  routes: Route[];
  chunkNames: Record<string, ChunkNames>;
  /** Module to import, by the name of its chunk. */
  registry: Record<string, string>;
  globalData: GlobalData;
  siteMetadata: object;
  version: PropVersionMetadata;
  /** Name of the chunk that brings `version`. */
  versionChunk: string;
  /** Whether some page of Markdown says that it is not listed. */
  hasUnlisted: boolean;
  /** Content of a generated JSON module by its request (`@generated/…`). */
  read: (request: string) => unknown;
}

/** @throws Error that says how to build without this plugin. */
export function unexpected(what: string): never {
  throw new Error(
    `lean-client does not know what Docusaurus generated here: ${what}. ` +
      'Adapt src/plugins/lean-client to this version of Docusaurus.',
  );
}

interface RawRoute {
  path: string;
  component: string | undefined;
  exact?: boolean;
  routes?: RawRoute[];
  [attribute: string]: unknown;
}

function route({path: address, component: key, exact, routes, ...attributes}: RawRoute): Route {
  return {path: address, key, exact, routes: routes?.map(route), attributes};
}

/** Routes of `routes.js`: JavaScript that only calls `ComponentCreator(path, hash)`. */
export function parseRoutes(code: string): Route[] {
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'result =');
  const creator = (address: string, hash?: string) => (hash ? `${address}-${hash}` : undefined);
  try {
    const context = {ComponentCreator: creator, result: [] as RawRoute[]};
    runInNewContext(body, context);
    return context.result.map(route);
  } catch (error) {
    return unexpected(`routes.js (${(error as Error).message})`);
  }
}

/** Modules of `registry.js` by chunk name. */
export function parseRegistry(code: string): Record<string, string> {
  const entry =
    /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("(?:[^"\\]|\\.)+")\)/gm;
  const entries = [...code.matchAll(entry)].map(
    ([, name, request]) => [name!, JSON.parse(request!) as string] as const,
  );
  const expected = code.match(/^ {2}"/gm)?.length ?? 0;
  if (entries.length === 0 || entries.length !== expected) {
    unexpected(`registry.js (${entries.length} of ${expected} entries understood)`);
  }
  return Object.fromEntries(entries);
}

function readText(directory: string, file: string): string {
  try {
    return readFileSync(path.join(directory, file), 'utf8');
  } catch (error) {
    return unexpected((error as Error).message);
  }
}

/** Texts of the language by id, those of the theme included. */
export function readTexts(directory: string): Record<string, string> {
  return JSON.parse(readText(directory, 'codeTranslations.json')) as Record<string, string>;
}

/** Whether some page is marked so in what Docusaurus has written about pages. */
function hasUnlisted(directory: string): boolean {
  return ['docs', 'pages']
    .map((plugin) => path.join(directory, `docusaurus-plugin-content-${plugin}`, 'default'))
    .some((folder) =>
      readdirSync(folder).some(
        (file) => file.startsWith('site-') && readText(folder, file).includes('"unlisted": true'),
      ),
    );
}

/** @throws Error if a file is missing or does not look as expected. */
export function readGenerated(directory: string): Generated {
  const text = (file: string) => readText(directory, file);
  const read = (request: string): unknown => JSON.parse(text(request.replace(/^@generated\//, '')));
  const registry = parseRegistry(text('registry.js'));
  const versions = Object.entries(registry).flatMap(([name, request]) => {
    if (!/^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\//.test(request)) {
      return [];
    }
    const {version} = read(request) as {version?: PropVersionMetadata};
    return version?.docsSidebars ? [{name, version}] : [];
  });
  if (versions.length !== 1) {
    unexpected(`${versions.length} versions of docs instead of one`);
  }
  return {
    routes: parseRoutes(text('routes.js')),
    chunkNames: read('routesChunkNames.json') as Generated['chunkNames'],
    registry,
    globalData: read('globalData.json') as GlobalData,
    siteMetadata: read('site-metadata.json') as object,
    version: versions[0]!.version,
    versionChunk: versions[0]!.name,
    hasUnlisted: hasUnlisted(directory),
    read,
  };
}
