/** Each content rule on its examples, and on the phrases beside each word to avoid. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {wordRules} from '../../src/data/words';
import {siteOf, type Example} from '../content/lib/examples';
import {formatAll} from '../content/lib/finding';
import {rules} from '../content/rules';

// The first example in TypeScript and the first diagram load a compiler and Mermaid.
vi.setConfig({testTimeout: 120_000});

const file = path.resolve(import.meta.dirname, '../content/examples.yaml');
const examples = parse(readFileSync(file, 'utf8')) as Record<string, Example[]>;
const phrases = (['zh', 'en'] as const).flatMap((language) =>
  wordRules[language].flatMap(({bad, good, instead}): Example[] =>
    bad === undefined ? [] : [{[language]: good}, {[language]: bad, says: `Write: ${instead}`}],
  ),
);

it('each content rule has an example that it accepts and one that it reports', () => {
  expect(Object.keys(examples).sort()).toEqual(rules.map(({name}) => name).sort());
  for (const [name, cases] of Object.entries(examples)) {
    expect(new Set(cases.map(({says}) => says === undefined)).size, name).toBe(2);
  }
});

describe.each(rules.map((rule) => ({...rule})))('the content rule $name', ({name, check}) => {
  const cases = [...(examples[name] ?? []), ...(name === 'words' ? phrases : [])];
  it.each(
    cases.map((example, index) => ({example, number: index + 1, says: example.says ?? 'nothing'})),
  )('says of example $number: $says', async ({example}) => {
    const report = formatAll(await check(siteOf(example)));
    const says = [example.says ?? []].flat();
    says.forEach((text) => expect(report).toContain(text));
    expect(report === '').toBe(says.length === 0);
  });
});
