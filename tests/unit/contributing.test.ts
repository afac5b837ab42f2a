/** Commands and hooks for contributors. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {TestFolder} from 'test-utils';
import {describe, expect, it} from 'vitest';
import {filesAt} from '../../scripts/lib/checks.mjs';

const root = path.resolve(import.meta.dirname, '../..');

describe('npm run lint -- PATH', () => {
  it('looks into folders', () => {
    const {files} = filesAt(['docs/device', 'src/css/tokens.css']) as {files: string[]};
    expect(files).toContain('docs/device/device.md');
    expect(files).toContain('src/css/tokens.css');
    expect(files.every((file) => /^(?:docs\/device\/|src\/css\/tokens\.css$)/.test(file))).toBe(
      true,
    );
  });

  it.each([
    ['docs/no-such-page.md', 'There is no file or folder "docs/no-such-page.md".'],
    ['LICENSE', 'No linter is for "LICENSE".'],
  ])('stops at %s', (name, problem) => {
    expect(filesAt([name])).toEqual({problem});
  });
});

describe('the commit-msg hook', () => {
  const folder = new TestFolder();
  const check = (message: string) => {
    folder.put('MESSAGE', message);
    const hook = path.join(root, '.githooks/commit-msg');
    return spawnSync('sh', [hook, path.join(folder.root, 'MESSAGE')], {encoding: 'utf8'});
  };

  it.each([
    'Add a page',
    'Pass the locale',
    'Merge branch x',
    '# a comment\nEmbed the font\n\nBody.',
  ])('accepts %j', (message) => {
    expect(check(message)).toMatchObject({status: 0, stderr: ''});
  });

  it.each([
    ['Added a page', 'begins with "Added"'],
    ['Adds a page', 'begins with "Adds"'],
    ['Adding a page', 'begins with "Adding"'],
    ['add a page', 'begins with "add"'],
    [`Add ${'x'.repeat(70)}`, 'longer than 72 characters'],
  ])('refuses %j', (message, reason) => {
    const {status, stderr} = check(message);
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
  });
});
