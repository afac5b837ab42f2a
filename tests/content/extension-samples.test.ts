/**
 * Type-checks every lone TypeScript sample of the pages about extensions against the API that the app
 * gives them (src/data/extension-api.d.ts), with the options of a generated project: strict, ES2020,
 * JSX for React. Projects of several files are built in extension-samples-build.test.ts.
 */
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {loneSamples, type Files} from './lib/extension-samples';
import {siteDir} from './lib/site';

const api = path.join(siteDir, 'src/data/extension-api.d.ts');
const folder = path.join(siteDir, 'extension-sample');

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  noUnusedLocals: true,
  isolatedModules: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2020,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: [],
  skipLibCheck: true,
};

/** Libraries and the API are the same for every sample, and parsed once. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What the compiler has to say about a project. */
function typeErrors(files: Files): string[] {
  const host = ts.createCompilerHost(options, true);
  const {getSourceFile, fileExists, readFile, directoryExists} = host;
  const texts = new Map(
    Object.entries(files).map(([name, text]) => [path.join(folder, name), text]),
  );
  host.fileExists = (file) => texts.has(path.normalize(file)) || fileExists(file);
  host.readFile = (file) => texts.get(path.normalize(file)) ?? readFile(file);
  host.directoryExists = (name) =>
    path.normalize(name).startsWith(folder) || (directoryExists?.(name) ?? true);
  host.getSourceFile = (file, target, ...rest) => {
    const text = texts.get(path.normalize(file));
    if (text !== undefined) {
      return ts.createSourceFile(file, text, target, true);
    }
    if (!parsed.has(file)) {
      parsed.set(file, getSourceFile(file, target, ...rest));
    }
    return parsed.get(file);
  };
  const program = ts.createProgram([api, ...texts.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({file, start, messageText}) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : -1;
    const name = file ? path.relative(folder, file.fileName) : 'options';
    return `${name}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

describe('samples about extensions', () => {
  it('are found in both languages', () => {
    expect(loneSamples.filter(({id}) => id.startsWith('docs/')).length).toBeGreaterThan(30);
    expect(loneSamples.filter(({id}) => id.startsWith('i18n/en/')).length).toBeGreaterThan(30);
  });

  for (const {id, files} of loneSamples) {
    it(`${id} type-checks`, () => {
      expect(typeErrors(files)).toEqual([]);
    });
  }
});

describe('a planted mistake is caught', () => {
  const sample = (body: string) => ({
    'sample.ts': `import type {PanelExtensionContext} from '@coscene/extension';
export function initPanel(context: PanelExtensionContext): void {
  ${body}
}`,
  });

  it('but a correct sample passes', () => {
    expect(typeErrors(sample("context.subscribe([{topic: '/odom'}]);"))).toEqual([]);
  });

  const bad: [name: string, files: Files, message: RegExp][] = [
    [
      'a subscription as text',
      sample("context.subscribe(['/odom']);"),
      /sample\.ts:3 Type 'string' is not assignable to type 'Subscription'/,
    ],
    [
      'a field that the render state does not have',
      sample("context.watch('services');"),
      /'"services"' is not assignable/,
    ],
    [
      'a member that live sources only have, used without a test',
      sample("context.publish('/cmd_vel', {});"),
      /Cannot invoke an object which is possibly 'undefined'/,
    ],
    [
      'a change of shared data',
      sample('context.onRender = (state) => { state.didSeek = false; };'),
      /read-only property/,
    ],
    [
      'a type that the API does not have',
      {'sample.ts': "import type {Panel} from '@coscene/extension';\nexport type Mine = Panel;"},
      /has no exported member 'Panel'/,
    ],
  ];
  for (const [name, files, message] of bad) {
    it(name, () => {
      expect(typeErrors(files).join('\n')).toMatch(message);
    });
  }
});
