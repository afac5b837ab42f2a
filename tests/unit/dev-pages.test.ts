import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {rspack, type Configuration} from '@rspack/core';
import {beforeEach, describe, expect, test} from 'vitest';
import devPages from '../../src/plugins/dev-pages';
import {TestFolder} from './folder';

const folder = new TestFolder();
beforeEach(() => {
  folder.put(
    'registry.js',
    `export default {page: [() => import("@site/docs/page.md"), "page", require.resolveWeak("@site/docs/page.md")],
      part: [() => import("./part.js"), "part", require.resolveWeak("./part.js")]};`,
  );
  folder.put('part.js', 'export default 1;');
  folder.put('docs/page.md', '# A page, which is no JavaScript');
});

function configure(mode: string): Configuration {
  const plugin = devPages({siteDir: folder.root} as LoadContext);
  const bundler = {currentBundler: {name: 'rspack', instance: rspack}};
  return plugin.configureWebpack?.({mode} as never, false, bundler as never, {}) as Configuration;
}

/** Names of the modules that a dev server would compile before any page is opened. */
async function compiled(changes: Configuration): Promise<{modules: string[]; errors: number}> {
  const compiler = rspack({
    ...changes,
    resolve: {...changes.resolve, alias: {'@site': folder.root}},
    // The dev server's alone.
    devServer: undefined,
    context: folder.root,
    mode: 'development',
    entry: './registry.js',
    output: {path: path.join(folder.root, 'out')},
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const {modules = [], errors = []} = stats?.toJson({modules: true, errors: true}) ?? {};
      compiler.close(() =>
        error
          ? reject(error)
          : resolve({modules: modules.map((one) => one.name ?? ''), errors: errors.length}),
      );
    });
  });
}

describe('dev server', () => {
  test('leaves pages in Markdown for when they are opened, and nothing else', async () => {
    const {modules, errors} = await compiled(configure('development'));
    expect(modules).toContain('./part.js');
    expect(modules).not.toContain('./docs/page.md');
    expect(errors).toBe(0);
  });

  test('answers browsers that ask for a page', () => {
    const {plugins, devServer} = configure('development') as Configuration & {
      devServer: {setupMiddlewares: () => unknown[]};
    };
    rspack({context: folder.root, entry: './part.js', mode: 'development', plugins});
    expect(devServer.setupMiddlewares()).toEqual([expect.any(Function)]);
  });
});

test('builds compile all pages', () => {
  expect(configure('production')).toEqual({});
});
