/** Commands and hooks for contributors. */
import {spawnSync} from 'node:child_process';
import {chmodSync, cpSync} from 'node:fs';
import path from 'node:path';
import {TestFolder} from 'test-utils';
import {describe, expect, it} from 'vitest';
import {filesAt} from '../../scripts/lib/checks.mjs';

const root = path.resolve(import.meta.dirname, '../..');

describe('npm run lint -- PATH', () => {
  it('searches folders', () => {
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
  ])('rejects %s', (name, problem) => {
    expect(filesAt([name])).toEqual({problem});
  });
});

describe('npm run upgrade-docusaurus', () => {
  const folder = new TestFolder();
  const upgrade = (versions: string) => {
    cpSync(path.join(root, 'scripts'), path.join(folder.root, 'scripts'), {recursive: true});
    folder.put(
      'package.json',
      '{"dependencies": {"@docusaurus/core": "3.9.2", "react": "19.2.9"}}',
    );
    folder.put('packages/a/package.json', '{"peerDependencies": {"@docusaurus/types": "3.9.2"}}');
    for (const site of ['', 'packages/docusaurus-plugin-lazy-sections/tests/site/']) {
      folder.put(`${site}docusaurus.config.ts`, 'export default {\n  future: {v4: true},\n};\n');
    }
    folder.put('bin/npm', `#!/bin/sh\nif [ "$1" = view ]; then echo '${versions}'; fi\n`);
    chmodSync(path.join(folder.root, 'bin/npm'), 0o755);
    return spawnSync(process.execPath, [path.join(folder.root, 'scripts/upgrade-docusaurus.mjs')], {
      env: {...process.env, PATH: `${folder.root}/bin:${process.env.PATH}`},
      encoding: 'utf8',
    });
  };

  it('writes the newest release into the site and its packages, and renames options', () => {
    expect(upgrade('["3.10.2", "3.2.0", "3.9.2"]')).toMatchObject({status: 0, stderr: ''});
    expect(String(folder.read('package.json'))).toBe(
      '{"dependencies": {"@docusaurus/core": "3.10.2", "react": "19.2.9"}}',
    );
    expect(String(folder.read('packages/a/package.json'))).toContain('types": "3.10.2"');
    expect(String(folder.read('docusaurus.config.ts'))).toContain('storage: {namespace: false},');
  });

  it('changes nothing for a missing release', () => {
    const {status, stderr} = upgrade('');
    expect(status).toBe(1);
    expect(stderr).toContain('npm knows no release of Docusaurus for "3".');
    expect(String(folder.read('package.json'))).toContain('"3.9.2"');
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
  ])('rejects %j', (message, reason) => {
    const {status, stderr} = check(message);
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
  });
});
