/** The content check reports changelog errors that would stop the build. */
import {formatAll, readSite, rules} from 'content-checks';
import {expect, it} from 'vitest';
import {contentConfig} from '../../content-checks.config';

const site = await readSite(contentConfig);
const pair = site.pairs.find(({path}) => path === 'changelog.md')!;

/** Findings about the changelog with a replaced text in one language. */
async function report(language: 'zh' | 'en', from: string, to: string): Promise<string> {
  const {file, headErrors, source} = pair[language]!;
  expect(source).toContain(from);
  const changed = {file, headErrors, source: source.replace(from, to)};
  return formatAll(await rules.forms!({...site, checked: [{...pair, [language]: changed}]}));
}

it.each([
  ['zh', 'src/pages/changelog.md'],
  ['en', 'i18n/en/docusaurus-plugin-content-pages/changelog.md'],
] as const)(
  'a date that does not exist is named with file, line and remedy (%s)',
  async (language, file) => {
    const line = pair[language]!.lines.indexOf('2026-03-04') + 1;
    const says = await report(language, '2026-03-04', '2026-03-32');
    expect(says).toContain(`${file}:${line} release 26.10.0 begins with its date as YYYY-MM-DD`);
    expect(says).toContain('A changelog entry');
  },
);

it('reports a change in one language only', async () => {
  const says = await report('en', '**Added**\n\n', '**Added**\n\n- An extra change.\n');
  expect(says).toMatch(/changelog\.md:\d+ expected 26\.10\.0 .*found 26\.10\.0/);
});
