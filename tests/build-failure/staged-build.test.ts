/**
 * `npm run build` on the sample: the languages are built by several processes that overlap, and what
 * any of them has to say must stop the build.
 */
import {spawn} from 'node:child_process';
import {cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {redirects, withSample, type Result, type SampleSite} from './sample-site';

const minutes = 60_000;
const root = path.resolve(import.meta.dirname, '../..');
const page = (body: string) => `---\ntitle: Page\n---\n\n${body}\n`;
const english = 'i18n/en/docusaurus-plugin-content-docs/current/overview.md';

function npmRunBuild({directory}: SampleSite): Promise<Result> {
  for (const name of ['scripts', 'tsconfig.json']) {
    cpSync(path.join(root, name), path.join(directory, name), {recursive: true});
  }
  const env = {...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0'};
  // Vitest's own, which would make this a build for development.
  Reflect.deleteProperty(env, 'NODE_ENV');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/build.mjs'], {cwd: directory, env});
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({exitCode, output}));
  });
}

it(
  'builds both languages and completes their pages',
  () =>
    withSample(async (sample) => {
      const {exitCode, output} = await npmRunBuild(sample);
      expect(exitCode, output).toBe(0);
      for (const folder of ['', 'en/']) {
        const file = path.join(sample.directory, 'build', folder, 'docs/overview.html');
        expect(readFileSync(file, 'utf8')).toContain('name="search-index"');
        expect(existsSync(file.replace(/html$/, 'md'))).toBe(true);
      }
      expect(existsSync(path.join(sample.directory, 'build/_headers'))).toBe(true);
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
