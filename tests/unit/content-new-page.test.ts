import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readPairs, rules, siteOf} from 'content-checks';
import {TestFolder} from 'test-utils';
import {contentConfig} from '../../content-checks.config';

const repository = path.resolve(import.meta.dirname, '../..');
const folder = new TestFolder();

function newPage(...args: string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      path.join(repository, 'node_modules/tsx/dist/cli.mjs'),
      path.join(repository, 'scripts/new-page.mts'),
      ...args,
    ],
    {cwd: folder.root, encoding: 'utf8'},
  );
  return {status, output: stdout + stderr};
}

describe('npm run new-page', () => {
  it('writes both languages, with only the TODO marks left to replace', async () => {
    const {status, output} = newPage('docs/device/pair-device', '配对设备', 'Pair a device');
    expect(status).toBe(0);
    expect(output).toContain("'device/pair-device',");
    // Pages linked from the new one.
    const linked = ['docs/overview.md', 'docs/get-started/quick-start.md'];
    const site = siteOf({pages: linked.map((at) => ({at, both: ''}))}, contentConfig);
    const pairs = [...readPairs({...contentConfig, siteDir: folder.root}), ...site.pairs];
    const found = new Set<string>();
    for (const [name, check] of Object.entries(rules)) {
      for (const {file} of await check({...site, pairs})) {
        if (file.includes('pair-device')) {
          found.add(name);
        }
      }
    }
    expect([...found].sort()).toEqual(['in-step', 'leftovers', 'sidebar']);
  });

  it.each([
    [[], /Three things are needed/],
    [['device/x', '一', 'b'], /does not begin with docs\//],
    [['docs/Device_X', '一', 'b'], /must be of small letters/],
    [['docs/../x', '一', 'b'], /must be of small letters/],
    [['docs/devic/x', '一', 'b'], /no folder docs\/devic, but docs\/device/],
    [['docs/x', 'a', 'b'], /contains no Chinese/],
    [['docs/x', '一', '二'], /contains Chinese: the English title comes second/],
  ])('rejects %j', (args, message) => {
    folder.put('docs/device/device.md', '');
    const {status, output} = newPage(...args);
    expect(status).toBe(1);
    expect(output).toMatch(message);
    expect(output).toContain('Usage: npm run new-page');
  });
});
