import {cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {hasHan} from '../content/lib/markdown';
import {needsChinese} from '../content/rules/ui-strings';
import {docusaurus, withSample, type SampleSite} from './sample-site';

const root = path.resolve(import.meta.dirname, '../..');
const minutes = 60_000;

type Messages = Record<string, {message: string}>;

function messages({directory}: SampleSite, language: 'zh' | 'en'): Messages {
  const file = path.join(directory, `i18n/${language}/code.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {};
}

/**
 * Texts in the source that a language has no translation for: Docusaurus adds what is missing
 * with the text of the source, or with the theme's own translation where it has one.
 */
async function untranslated(sample: SampleSite, language: 'zh' | 'en'): Promise<string[]> {
  const before = messages(sample, language);
  const {exitCode, output} = await docusaurus(sample, 'write-translations', '--locale', language);
  expect(exitCode, output).toBe(0);
  return Object.entries(messages(sample, language))
    .filter(([key]) => !(key in before))
    .filter(([, {message}]) =>
      language === 'zh' ? !hasHan(message) && needsChinese(message) : hasHan(message),
    )
    .map(([key, {message}]) => `${key}: ${message}`);
}

const newComponent = `import {translate} from '@docusaurus/Translate';
export const zh = () => translate({id: 'sample.english', message: 'Read more'});
export const en = () => translate({id: 'sample.chinese', message: '阅读更多'});
`;

describe('texts of the interface', () => {
  it(
    'are all translated',
    () =>
      withSample(async (sample) => {
        cpSync(path.join(root, 'src/pages'), path.join(sample.directory, 'src/pages'), {
          recursive: true,
        });
        expect(await untranslated(sample, 'zh')).toEqual([]);
        expect(await untranslated(sample, 'en')).toEqual([]);
      }),
    4 * minutes,
  );

  it(
    'are found when one is not',
    () =>
      withSample(async (sample) => {
        sample.write('src/components/Sample.tsx', newComponent);
        expect(await untranslated(sample, 'zh')).toEqual(['sample.english: Read more']);
        expect(await untranslated(sample, 'en')).toEqual(['sample.chinese: 阅读更多']);
      }),
    4 * minutes,
  );
});
