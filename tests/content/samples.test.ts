/**
 * Type-checks the TypeScript samples of the pages against the interfaces of the app, with its compiler options:
 * extensions against src/data/extension-api.d.ts, user scripts against src/data/user-script-env.d.ts.
 */
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {codeBlocks, pagesOf, readPairs} from 'content-checks';
import {contentConfig} from '../../content-checks.config';

const {siteDir} = contentConfig;

/** Path in a project to text. */
type Files = Readonly<Record<string, string>>;

/**
 * Runs the TypeScript compiler on source texts of the pages, which exist in no file.
 * @param declarations file of `src/data` that belongs to every program
 * @returns the diagnostics, `name:line message` per line; empty if there are none
 */
function typeErrors(files: Files, declarations: string, own: ts.CompilerOptions): string[] {
  const folder = path.join(siteDir, 'samples');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    skipLibCheck: true,
    ...own,
  };
  const texts = new Map(
    Object.entries(files).map(([name, text]) => [path.join(folder, name), text]),
  );
  const folders = new Set([...texts.keys()].map((file) => path.dirname(file)));
  const host = ts.createCompilerHost(options, true);
  const {fileExists, readFile, directoryExists} = host;
  host.fileExists = (file) => texts.has(path.normalize(file)) || fileExists(file);
  host.readFile = (file) => texts.get(path.normalize(file)) ?? readFile(file);
  host.directoryExists = (name) =>
    folders.has(path.normalize(name)) || (directoryExists?.(name) ?? true);
  const roots = [path.join(siteDir, 'src/data', declarations), ...texts.keys()];
  const program = ts.createProgram(roots, options, host);
  return ts.getPreEmitDiagnostics(program).map(({file, start = 0, messageText}) => {
    const {line} = file?.getLineAndCharacterOfPosition(start) ?? {line: 0};
    const place = `${path.relative(folder, file?.fileName ?? folder)}:${line + 1}`;
    return `${place} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** TypeScript samples of the pages below a folder, with their positions. */
const samplesBelow = (folder: string) =>
  pagesOf(readPairs(contentConfig, (name) => name.startsWith(folder))).map(({file, root}) =>
    codeBlocks(root)
      .filter(({language}) => /^(?:ts|tsx|typescript)$/.test(language ?? ''))
      .map(({language, meta, value, line}) => {
        const title = /title="([^"]+)"/.exec(meta)?.[1] ?? '';
        return {page: file, id: `${file}:${line}`, title, language, code: value};
      }),
  );

describe('samples of the pages', () => {
  it('about extensions type-check: a file each, or a project of those titled src/…', () => {
    const files = samplesBelow('viz/extensions/').flatMap((samples) => {
      const hasProject = samples.some(({title}) => title === 'src/index.ts');
      return samples
        .filter(({title}) => title !== 'config.ts')
        .map(({page, id, title, language, code}) =>
          hasProject && title.startsWith('src/')
            ? [`${page}/${title}`, code]
            : [`${id}/sample.${language}`, code],
        );
    });
    // In one program: a program for each takes a minute.
    const errors = typeErrors(Object.fromEntries(files) as Files, 'extension-api.d.ts', {
      noUnusedLocals: true,
      isolatedModules: true,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2020,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      moduleDetection: ts.ModuleDetectionKind.Force,
    });
    expect(files.length).toBeGreaterThan(10);
    expect(errors).toEqual([]);
  });

  const scripts = samplesBelow('viz/panel/user-scripts').flat();

  it.each(scripts)('the user script $id meets the requirements of the app', ({code}) => {
    expect(code).toMatch(/^export const inputs = \["[^"]+"(?:, "[^"]+")*\];$/m);
    expect(code).toMatch(/^export const output = "\/studio_script\/[^"]+";$/m);
    expect(code).toMatch(/^export default function /m);
  });

  it('about user scripts type-check', () => {
    /** Modules available to a script, and `log`, which needs no import. */
    const modules = ['types', 'time', 'vectors', 'quaternions', 'pointClouds', 'markers'];
    const surroundings = modules.map((name) => [
      `${name}.ts`,
      `export * from 'user-script/${name}';`,
    ]);
    const files = scripts.flatMap(({id, code}) =>
      [...surroundings, ['script.ts', code]].map(([name, text]) => [`${id}/${name}`, text]),
    );
    const log = "declare const log: (typeof import('user-script/globals'))['log'];";
    const all = {...Object.fromEntries(files), 'globals.d.ts': log} as Files;
    const errors = typeErrors(all, 'user-script-env.d.ts', {
      allowImportingTsExtensions: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
    });
    expect(scripts.length).toBeGreaterThan(3);
    expect(errors).toEqual([]);
  });
});
