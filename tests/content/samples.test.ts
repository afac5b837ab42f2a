/**
 * Type-checks the TypeScript samples of the pages against what the app gives them, with the app's
 * options: extensions against src/data/extension-api.d.ts, user scripts against
 * src/data/user-script-env.d.ts.
 */
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {extensionSamples, userScripts} from './lib/samples';
import {siteDir} from './lib/site';
import {typeChecker} from './lib/type-check';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  module: ts.ModuleKind.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  skipLibCheck: true,
};

const extensionErrors = typeChecker({
  folder: path.join(siteDir, 'extension-sample'),
  roots: [path.join(siteDir, 'src/data/extension-api.d.ts')],
  options: {
    ...options,
    noUnusedLocals: true,
    isolatedModules: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2020,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    moduleDetection: ts.ModuleDetectionKind.Force,
  },
});

const checkScript = typeChecker({
  folder: path.join(siteDir, 'user-script-sample'),
  roots: [path.join(siteDir, 'src/data/user-script-env.d.ts')],
  options: {
    ...options,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
  },
});

/** The modules that a script finds beside itself, and `log`, which it has without an import. */
const modules = ['types', 'time', 'vectors', 'quaternions', 'pointClouds', 'markers'];
const surroundings = {
  ...Object.fromEntries(
    modules.map((name) => [`${name}.ts`, `export * from 'user-script/${name}';`]),
  ),
  'globals.d.ts': "declare const log: (typeof import('user-script/globals'))['log'];",
};

/** What the app finds in the text of a script before it compiles it, and what its compiler says. */
function scriptErrors(code: string): string[] {
  const contract = {
    'inputs is no array of string literals': /^export const inputs = \["[^"]+"(?:, "[^"]+")*\];$/m,
    'output is no string literal below /studio_script/':
      /^export const output = "\/studio_script\/[^"]+";$/m,
    'there is no default export': /^export default function /m,
  };
  return [
    ...Object.entries(contract).flatMap(([error, wanted]) => (wanted.test(code) ? [] : error)),
    ...checkScript({...surroundings, 'script.ts': code}),
  ];
}

describe('samples of the pages', () => {
  const extensions = extensionSamples();
  const scripts = userScripts();

  it('about extensions type-check', () => {
    // All of them at once: a program for each takes a minute.
    const files = Object.fromEntries(
      extensions.flatMap((sample) =>
        Object.entries(sample.files).map(([name, text]) => [`${sample.id}/${name}`, text]),
      ),
    );
    expect(extensionErrors(files)).toEqual([]);
  });

  it.each(scripts)('$id type-checks and keeps the contract', ({code}) => {
    expect(scriptErrors(code)).toEqual([]);
  });
});
