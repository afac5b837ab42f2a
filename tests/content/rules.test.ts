/** Content rules that check against data of this site: their examples, and their fixed phrases. */
import path from 'node:path';
import {readExamples, reportOn, rules, type Example} from 'content-checks';
import {describe, expect, it} from 'vitest';
import {contentConfig} from '../../content-checks.config';
import {wordRules} from '../../src/data/words';

const examples = readExamples(path.resolve(import.meta.dirname, 'examples.yaml'));
const phrases = (['zh', 'en'] as const).flatMap((language) =>
  wordRules[language].flatMap(({bad, good, instead}): Example[] =>
    bad === undefined ? [] : [{[language]: good}, {[language]: bad, says: `Write: ${instead}`}],
  ),
);

describe.each(Object.keys(examples))('the content rule %s', (name) => {
  const cases = [...(examples[name] ?? []), ...(name === 'words' ? phrases : [])];
  it.each(
    cases.map((example, index) => ({example, number: index + 1, says: example.says ?? 'nothing'})),
  )('reports on example $number: $says', async ({example}) => {
    const report = await reportOn(rules[name]!, example, contentConfig);
    const says = [example.says ?? []].flat();
    says.forEach((text) => expect(report).toContain(text));
    expect(report === '').toBe(says.length === 0);
  });
});
