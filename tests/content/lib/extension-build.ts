/**
 * Builds a project as the tool of the extension authors does: `src/index.ts` and all it imports
 * become one CommonJS file for the app, after the compiler has found no fault. `config.ts` may change
 * the configuration of the bundler, which is webpack there, and Rspack, made to its pattern, here.
 */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rspack, type Configuration, type Stats} from '@rspack/core';
import ts from 'typescript';
import type {Files, Project} from './extension-samples';
import {siteDir} from './site';
import {diagnosticLines} from './type-check';

/** What `tsconfig.json` of a generated project extends. */
const sharedConfig = 'node_modules/create-coscene-extension/tsconfig/tsconfig.json';
const compilerOptions = {
  module: 'commonjs',
  target: 'es2020',
  jsx: 'react-jsx',
  strict: true,
  isolatedModules: true,
};

/** What the generator installs. */
const generated = ['@coscene/extension', 'react', 'react-dom'];

const api = path.join(siteDir, 'src/data/extension-api.d.ts');

export interface Built {
  errors: string[];
  /** Text of `dist/extension.js`; empty after an error. */
  bundle: string;
}

/** Builds in a folder of its own below `node_modules`, where the packages of this site are found. */
export async function buildProject({files, installs = []}: Omit<Project, 'id'>): Promise<Built> {
  const cache = path.join(siteDir, 'node_modules/.cache');
  mkdirSync(cache, {recursive: true});
  const folder = mkdtempSync(path.join(cache, 'extension-sample-'));
  try {
    write(folder, {...files, [sharedConfig]: JSON.stringify({compilerOptions})});
    const errors = [
      ...manifestErrors(files),
      ...packageErrors(files, installs),
      ...typeErrors(folder),
    ];
    return errors.length > 0 ? {errors, bundle: ''} : await bundle(folder, files);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function write(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

function manifestErrors(files: Files): string[] {
  const manifest = JSON.parse(files['package.json'] ?? '{}') as Record<string, unknown>;
  return ['name', 'publisher', 'version', 'main']
    .filter((field) => typeof manifest[field] !== 'string')
    .map((field) => `package.json: Missing required field "${field}"`);
}

/** Packages are there for this site, so a missing `npm install` on the page would go unnoticed. */
function packageErrors(files: Files, installs: readonly string[]): string[] {
  return Object.entries(files)
    .filter(([name]) => name.startsWith('src/'))
    .flatMap(([name, text]) =>
      ts
        .preProcessFile(text)
        .importedFiles.map(({fileName}) => fileName)
        .filter((request) => !request.startsWith('.'))
        .map((request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request)
        .filter((request) => ![...generated, ...installs].includes(request))
        .map((request) => `${name}: the page does not install "${request}"`),
    );
}

function typeErrors(folder: string): string[] {
  const name = path.join(folder, 'tsconfig.json');
  const {config} = ts.readConfigFile(name, ts.sys.readFile) as {config: unknown};
  const {options, fileNames, errors} = ts.parseJsonConfigFileContent(config, ts.sys, folder, {
    noEmit: true,
    noUnusedLocals: true,
    skipLibCheck: true,
    // Only what a project imports, not every package of this site.
    types: [],
  });
  const program = ts.createProgram(
    [api, ...fileNames.filter((file) => file.startsWith(path.join(folder, 'src')))],
    options,
  );
  return diagnosticLines(
    [...errors, ...ts.getPreEmitDiagnostics(program)],
    folder,
    'tsconfig.json',
  );
}

function configuration(folder: string, files: Files): Configuration {
  const config: Configuration = {
    context: folder,
    mode: 'production',
    target: 'web',
    entry: './src/index.ts',
    output: {
      path: path.join(folder, 'dist'),
      filename: 'extension.js',
      library: {type: 'commonjs2'},
    },
    // The app evaluates the text, so that a map has to be inside.
    devtool: 'eval-source-map',
    externals: {'@coscene/extension': 'commonjs2 @coscene/extension'},
    resolve: {extensions: ['.js', '.ts', '.jsx', '.tsx'], fallback: {fs: false}},
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2020',
              parser: {syntax: 'typescript', tsx: true},
              transform: {react: {runtime: 'automatic'}},
            },
          },
          type: 'javascript/auto',
        },
      ],
    },
    performance: false,
  };
  const own = files['config.ts'];
  if (own === undefined) {
    return config;
  }
  // It is loaded as it is, without a compiler.
  const module = {exports: {} as {webpack?: (config: Configuration) => Configuration}};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as a CommonJS module
  (new Function('module', 'exports', own) as (...args: unknown[]) => void)(module, module.exports);
  if (!module.exports.webpack) {
    throw new Error('config.ts exports no function "webpack"');
  }
  return module.exports.webpack(config);
}

async function bundle(folder: string, files: Files): Promise<Built> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    const compiler = rspack(configuration(folder, files));
    compiler.run((failure, result) => {
      compiler.close((late) => {
        const reason = failure ?? late;
        if (result && !reason) {
          resolve(result);
        } else {
          reject(reason ?? new Error('the bundler gave no result'));
        }
      });
    });
  });
  const errors = (stats.toJson({all: false, errors: true}).errors ?? []).map(
    ({moduleName = '', message}) => `${moduleName}: ${message}`,
  );
  if (errors.length > 0) {
    return {errors, bundle: ''};
  }
  const {main} = JSON.parse(files['package.json'] ?? '{}') as {main: string};
  return {errors, bundle: readFileSync(path.join(folder, main), 'utf8')};
}

/**
 * Loads a bundle as the app does, and counts what it registers.
 *
 * @throws when the bundle requires something that the app does not have, or exports no `activate`.
 */
export function activate(source: string): number {
  const module = {exports: {} as Record<string, unknown>};
  const require = (request: string): unknown => {
    throw new Error(`the bundle requires "${request}"`);
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- this is how the app runs it
  (new Function('module', 'require', source) as (...args: unknown[]) => void)(module, require);
  let registered = 0;
  const register = () => {
    registered += 1;
  };
  (module.exports.activate as (context: unknown) => void)({
    mode: 'production',
    registerPanel: register,
    registerMessageConverter: register,
    registerTopicAliases: register,
  });
  return registered;
}
