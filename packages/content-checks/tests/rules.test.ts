/** Content rules on their examples; `tests/content` tests those that use data of a site. */
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {cacheEntry} from '../src/lib/cache';
import {readExamples, reportOn} from '../src/lib/examples';
import {rules} from '../src/rules';
import {config} from './config';

// The first TypeScript example loads the compiler.
vi.setConfig({testTimeout: 120_000});

const examples = readExamples(path.resolve(import.meta.dirname, 'examples.yaml'));
const onSiteData = ['batch-test', 'cocli', 'code-marks', 'leftovers', 'words'];
const tested = Object.keys(rules).filter((name) => !onSiteData.includes(name));

it('each rule has an example that it accepts and one that it reports', () => {
  expect(Object.keys(examples).sort()).toEqual(tested.sort());
  for (const [name, cases] of Object.entries(examples)) {
    expect(new Set(cases.map(({says}) => says === undefined)).size, name).toBe(2);
  }
});

describe.each(tested)('the content rule %s', (name) => {
  it.each(
    (examples[name] ?? []).map((example, index) => ({
      example,
      number: index + 1,
      says: example.says ?? 'nothing',
    })),
  )('reports on example $number: $says', async ({example}) => {
    const report = await reportOn(rules[name]!, example, config);
    const says = [example.says ?? []].flat();
    says.forEach((text) => expect(report).toContain(text));
    expect(report === '').toBe(says.length === 0);
  });
});

it('returns results that cannot be cached', () => {
  expect(cacheEntry('tests/file', 'a').write(1)).toBe(1);
  // A file blocks the path of the cache folder.
  expect(cacheEntry('tests/file.json/inside', 'a').write(2)).toBe(2);
  expect(cacheEntry('tests/file.json/inside', 'a').read()).toBeUndefined();
});
