/**
 * `npm run build` on the sample: the languages are built by several processes that overlap, and what
 * any of them has to say must stop the build.
 */
import {cpSync, existsSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {redirects, run, withSample, type Result, type SampleSite} from './sample-site';

const minutes = 60_000;
const root = path.resolve(import.meta.dirname, '../..');
const page = (body: string) => `---\ntitle: Page\n---\n\n${body}\n`;
const english = 'i18n/en/docusaurus-plugin-content-docs/current/overview.md';

function npmRunBuild(sample: SampleSite): Promise<Result> {
  for (const name of ['scripts', 'tsconfig.json']) {
    cpSync(path.join(root, name), path.join(sample.directory, name), {recursive: true});
  }
  return run(sample, 'scripts/build.mjs');
}

it(
  'builds both languages and completes their pages',
  () =>
    withSample(async (sample) => {
      const {exitCode, output} = await npmRunBuild(sample);
      expect(exitCode, output).toBe(0);
      if (availableParallelism() > 2) {
        // What is compiled ahead counts only where the site has the same settings.
        expect(output).toMatch(/\[compiled ahead\] en: [1-9]\d* of/);
      }
      for (const folder of ['', 'en/']) {
        const file = path.join(sample.directory, 'build', folder, 'docs/overview.html');
        expect(readFileSync(file, 'utf8')).toContain('name="search-index"');
        expect(existsSync(file.replace(/html$/, 'md'))).toBe(true);
      }
      expect(existsSync(path.join(sample.directory, 'build/_headers'))).toBe(true);
    }),
  5 * minutes,
);

it(
  'compiles a page again that has changed, and no other',
  () =>
    withSample(async (sample) => {
      const first = await npmRunBuild(sample);
      expect(first.exitCode, first.output).toBe(0);
      const source = readFileSync(path.join(sample.directory, english), 'utf8');
      sample.write(english, `${source}\nMore text.\n`);
      const second = await npmRunBuild(sample);
      expect(second.exitCode, second.output).toBe(0);
      const counts = [...second.output.matchAll(/\[compiled ahead\] (\w+): (\d+) of (\d+) pages/g)];
      const compiled = counts.map(([, language, taken, all]) => [
        language,
        Number(all) - Number(taken),
      ]);
      expect(Object.fromEntries(compiled)).toEqual({zh: 0, en: 1});
      const built = path.join(sample.directory, 'build/en/docs/overview.html');
      expect(readFileSync(built, 'utf8')).toContain('More text.');
    }),
  5 * minutes,
);

interface Fault {
  name: string;
  files: Record<string, string>;
  says: RegExp;
  doesNotSay?: RegExp;
}

it.each<Fault>([
  {
    name: 'a page of the first language',
    files: {'docs/overview.md': page('[不存在](/docs/no-such-page)')},
    says: /source page path = \/docs\/overview/,
    // It fails at its end, when English has begun.
    doesNotSay: /Generated static files/,
  },
  {
    name: 'a page of the other language',
    files: {[english]: page('[Gone](/docs/no-such-page)')},
    says: /source page path = \/en\/docs\/overview/,
  },
  {
    name: 'what is read from the built pages',
    files: {'src/config/redirects.ts': redirects([{from: '/docs/old', to: '/docs/no-page'}])},
    says: /\[zh\] src\/config\/redirects\.ts:\n.*\/docs\/old -> \/docs\/no-page: there is no page/,
  },
])(
  'is stopped by a fault in $name',
  ({files, says, doesNotSay}) =>
    withSample(async (sample) => {
      Object.entries(files).forEach(([file, text]) => sample.write(file, text));
      const {exitCode, output} = await npmRunBuild(sample);
      expect(exitCode, output).toBe(1);
      expect(output).toMatch(says);
      if (doesNotSay) {
        expect(output).not.toMatch(doesNotSay);
      }
      expect(existsSync(path.join(sample.directory, 'build/_headers'))).toBe(false);
    }),
  5 * minutes,
);
