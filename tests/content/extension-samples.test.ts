/**
 * Type-checks every TypeScript sample of the pages about extensions against the API that the app
 * gives them (src/data/extension-api.d.ts), with the options of a generated project: strict, ES2020,
 * JSX for React. Files of one page that have a title see each other, like those of a project; a
 * project with an entry file also has to load and activate the way the app does it.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it, vi} from 'vitest';
import {codeBlocks} from './lib/markdown';
import {readPairs} from './lib/page';
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

/** Path in a project to text. */
type Files = Readonly<Record<string, string>>;

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

interface Sample {
  id: string;
  files: Files;
}

const titleOf = (meta: string) => /title="([^"]+)"/.exec(meta)?.[1];

const samples = readPairs(siteDir)
  .filter((pair) => pair.path.startsWith('viz/extensions/'))
  .flatMap(({zh, en}) => [zh, en])
  .flatMap((page): Sample[] => {
    const blocks = page
      ? codeBlocks(page.root).filter(({language}) => language === 'ts' || language === 'tsx')
      : [];
    const titled = blocks.filter(({meta}) => titleOf(meta));
    const alone = blocks
      .filter(({meta}) => !titleOf(meta))
      .map(({language, value, line}) => ({
        id: `${page?.file}:${line}`,
        files: {[`sample.${language}`]: value},
      }));
    const project = {
      id: `${page?.file} (${titled.map(({meta}) => titleOf(meta)).join(', ')})`,
      files: Object.fromEntries(titled.map(({meta, value}) => [titleOf(meta) ?? '', value])),
    };
    return titled.length > 0 ? [...alone, project] : alone;
  });

const nodeRequire = createRequire(import.meta.url);

/** Loads the entry as the app does: a CommonJS module that sees nothing but its own files and packages. */
function load(files: Files, name: string): Record<string, unknown> {
  const text = files[name] ?? '';
  const {outputText} = ts.transpileModule(text, {
    fileName: name,
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2020,
      module: ts.ModuleKind.CommonJS,
    },
  });
  const module = {exports: {} as Record<string, unknown>};
  const require = (request: string): unknown => {
    if (!request.startsWith('.')) {
      return nodeRequire(request);
    }
    const file = path.posix.join(path.posix.dirname(name), request);
    const found = [file, `${file}.ts`, `${file}.tsx`].find((candidate) => candidate in files);
    if (!found) {
      throw new Error(`${name} imports ${request}, which the page does not show`);
    }
    return load(files, found);
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- this is how the app runs it
  const run = new Function('module', 'exports', 'require', outputText) as (
    ...args: unknown[]
  ) => void;
  run(module, module.exports, require);
  return module.exports;
}

function activate(files: Files): number {
  const context = {
    mode: 'production',
    registerPanel: vi.fn(),
    registerMessageConverter: vi.fn(),
    registerTopicAliases: vi.fn(),
  };
  const entry = load(files, 'src/index.ts');
  (entry.activate as (context: unknown) => void)(context);
  return [
    context.registerPanel,
    context.registerMessageConverter,
    context.registerTopicAliases,
  ].reduce((sum, {mock}) => sum + mock.calls.length, 0);
}

describe('samples about extensions', () => {
  it('are found in both languages', () => {
    expect(samples.filter(({id}) => id.startsWith('docs/')).length).toBeGreaterThan(31);
    expect(samples.filter(({id}) => id.startsWith('i18n/en/')).length).toBeGreaterThan(31);
  });

  for (const {id, files} of samples) {
    it(`${id} type-checks`, () => {
      expect(typeErrors(files)).toEqual([]);
    });
    if ('src/index.ts' in files) {
      it(`${id} activates and registers something`, () => {
        expect(activate(files)).toBeGreaterThan(0);
      });
    }
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
    [
      'a file that the page does not show',
      {'src/index.ts': "import {Gauge} from './Gauge';\nexport const gauge = Gauge;"},
      /Cannot find module '\.\/Gauge'/,
    ],
  ];
  for (const [name, files, message] of bad) {
    it(name, () => {
      expect(typeErrors(files).join('\n')).toMatch(message);
    });
  }

  it('an entry with nothing but a default export', () => {
    const files = {'src/index.ts': 'export default {activate() {}};'};
    expect(() => activate(files)).toThrow(/activate is not a function/);
  });
});
