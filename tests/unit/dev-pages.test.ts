import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {rspack, type Configuration} from '@rspack/core';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import devPages from '../../src/plugins/dev-pages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dev-pages-'));
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(
    path.join(folder, 'registry.js'),
    `export default {page: [() => import("@site/docs/page.md"), "page", require.resolveWeak("@site/docs/page.md")],
      part: [() => import("./part.js"), "part", require.resolveWeak("./part.js")]};`,
  );
  writeFileSync(path.join(folder, 'part.js'), 'export default 1;');
  writeFileSync(path.join(folder, 'docs/page.md'), '# A page, which is no JavaScript');
});
afterEach(() => rmSync(folder, {recursive: true}));

function configure(mode: string): Configuration {
  const plugin = devPages({siteDir: folder} as LoadContext);
  const bundler = {currentBundler: {name: 'rspack', instance: rspack}};
  return plugin.configureWebpack?.({mode} as never, false, bundler as never, {}) as Configuration;
}

/** Names of the modules that a dev server would compile before any page is opened. */
async function compiled(changes: Configuration): Promise<{modules: string[]; errors: number}> {
  const compiler = rspack({
    ...changes,
    resolve: {...changes.resolve, alias: {'@site': folder}},
    // The dev server's alone.
    devServer: undefined,
    context: folder,
    mode: 'development',
    entry: './registry.js',
    output: {path: path.join(folder, 'out')},
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

  test('would compile them at its start', async () => {
    const {modules, errors} = await compiled({});
    expect(modules).toContain('./docs/page.md');
    expect(errors).toBe(1);
  });

  test('answers browsers that ask for a page', () => {
    const {plugins, devServer} = configure('development') as Configuration & {
      devServer: {setupMiddlewares: () => unknown[]};
    };
    rspack({context: folder, entry: './part.js', mode: 'development', plugins});
    expect(devServer.setupMiddlewares()).toEqual([expect.any(Function)]);
  });
});

test('builds compile all pages', () => {
  expect(configure('production')).toEqual({});
});
