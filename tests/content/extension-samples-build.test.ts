/**
 * Builds the project of each page about extensions with a bundler, from the files that the page and
 * the one on local development show, and activates the result the way the app does it.
 */
import {describe, expect, it} from 'vitest';
import {activate, buildProject} from './lib/extension-build';
import {projects, type Files} from './lib/extension-samples';

describe('projects on pages about extensions', () => {
  it('are found in both languages, one for each guide', () => {
    for (const folder of ['docs', 'i18n/en/docusaurus-plugin-content-docs/current']) {
      const ids = projects.map(({id}) => id);
      for (const guide of [
        'guides/create-custom-panel',
        'guides/create-message-converter',
        'guides/create-topic-aliases',
        'guides/optimize-extension-performance',
        'best-practices/custom-panel',
        'best-practices/using-message-converters-to-display-3d-markers-in-3d-panel',
      ]) {
        expect(ids).toContain(`${folder}/viz/extensions/${guide}.md`);
      }
    }
  });

  for (const project of projects) {
    it(`${project.id} builds, activates and registers something`, async () => {
      const {errors, bundle} = await buildProject(project);
      expect(errors).toEqual([]);
      expect(activate(bundle)).toBeGreaterThan(0);
    });

    if ('config.ts' in project.files) {
      it(`${project.id} shows a configuration that makes the file smaller`, async () => {
        const files = Object.fromEntries(
          Object.entries(project.files).filter(([name]) => name !== 'config.ts'),
        );
        const [own, usual] = await Promise.all([
          buildProject(project),
          buildProject({...project, files}),
        ]);
        expect(usual.bundle).toContain('sourceMappingURL');
        expect(own.bundle).not.toContain('sourceMappingURL');
        expect(own.bundle.length).toBeLessThan(usual.bundle.length);
      });
    }
  }
});

describe('a planted mistake stops the build', () => {
  const base = {
    'package.json': JSON.stringify({
      name: 'label-panel',
      publisher: 'amrfleet',
      version: '1.0.0',
      main: './dist/extension.js',
    }),
    'tsconfig.json': '{"extends": "create-coscene-extension/tsconfig/tsconfig.json"}',
    'src/index.ts': `import type {ExtensionContext} from '@coscene/extension';
import {label} from './label';
export function activate(context: ExtensionContext): void {
  context.registerPanel({name: 'label', initPanel: ({panelElement}) => panelElement.append(label)});
}`,
    'src/label.ts': "export const label = 'AMR-07';",
  };

  it('but a correct project passes', async () => {
    const {errors, bundle} = await buildProject({files: base, installs: []});
    expect(errors).toEqual([]);
    expect(activate(bundle)).toBe(1);
  });

  const entry = (from: string, to: string) => ({
    'src/index.ts': base['src/index.ts'].replace(from, to),
  });
  const bad: [name: string, change: Files, message: RegExp][] = [
    ['a type error', entry("'label',", '7,'), /src\/index\.ts:4 Type 'number' is not assignable/],
    [
      'an import that leads nowhere',
      entry('./label', './labels'),
      /Cannot find module '\.\/labels'/,
    ],
    [
      'a package that the page does not install',
      {'src/label.ts': "import dayjs from 'dayjs';\nexport const label = dayjs().format();"},
      /src\/label\.ts: the page does not install "dayjs"/,
    ],
    [
      'a manifest without a publisher',
      {'package.json': '{}'},
      /Missing required field "publisher"/,
    ],
    [
      'a compiler configuration that does not exist',
      {'tsconfig.json': '{"extends": "create-coscene-extension/tsconfig.json"}'},
      /File 'create-coscene-extension\/tsconfig\.json' not found/,
    ],
    [
      'a bundler configuration that asks for the wrong entry',
      {
        'config.ts':
          "module.exports = {webpack: (config) => ({...config, entry: './src/main.ts'})};",
      },
      /Can't resolve '\.\/src\/main\.ts'/,
    ],
  ];
  for (const [name, change, message] of bad) {
    it(name, async () => {
      const {errors} = await buildProject({files: {...base, ...change}, installs: []});
      expect(errors.join('\n')).toMatch(message);
    });
  }

  it('a bundler configuration that is not CommonJS', async () => {
    const files = {...base, 'config.ts': 'export default {};'};
    await expect(buildProject({files, installs: []})).rejects.toThrow(/export/);
  });

  it('a value of the package that holds only types', async () => {
    const files = {
      ...base,
      'src/label.ts':
        "import * as api from '@coscene/extension';\nexport const label = Object.keys(api).join();",
    };
    const {bundle} = await buildProject({files, installs: []});
    expect(() => activate(bundle)).toThrow(/the bundle requires "@coscene\/extension"/);
  });

  it('an entry with nothing but a default export', async () => {
    const files = {...base, 'src/index.ts': 'export default {activate() {}};'};
    const {bundle} = await buildProject({files, installs: []});
    expect(() => activate(bundle)).toThrow(/activate is not a function/);
  });
});
