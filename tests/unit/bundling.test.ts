import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {rspack} from '@rspack/core';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {follow, whenShown} from '../../src/plugins/bundler/bundling';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundling-'));
  writeFileSync(path.join(folder, 'part.js'), 'export default 1;');
});
afterEach(() => rmSync(folder, {recursive: true}));

test('the bundler tells when it is done with a change', async () => {
  const compiler = rspack({
    context: folder,
    mode: 'development',
    entry: './part.js',
    output: {path: path.join(folder, 'out')},
    plugins: [follow],
  });
  let isBundled = false;
  compiler.hooks.make.tapPromise('test', () => pause(300));
  compiler.hooks.invalid.tap('test', () => {
    isBundled = false;
  });
  compiler.hooks.done.tap('test', () => {
    isBundled = true;
  });
  const next = (hook: 'invalid' | 'done') =>
    new Promise<void>((resolve) => compiler.hooks[hook].tap('test', () => resolve()));
  const first = next('done');
  const watching = compiler.watch({}, () => undefined);
  await first;
  const change = next('invalid');
  writeFileSync(path.join(folder, 'part.js'), 'export default 2;');
  await change;
  await whenShown();
  expect(isBundled).toBe(true);
  await new Promise<void>((resolve) => watching.close(() => resolve()));
});
