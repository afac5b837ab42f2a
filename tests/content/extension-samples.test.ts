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
import {typeChecker} from './lib/type-check';

/** What the compiler has to say about a project. */
const typeErrors = typeChecker({
  folder: path.join(siteDir, 'extension-sample'),
  roots: [path.join(siteDir, 'src/data/extension-api.d.ts')],
  options: {
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
  },
});

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
