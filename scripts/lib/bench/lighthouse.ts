/**
 * Lighthouse (mobile) on pages of a build. It is fetched by npx when it is needed: with what it
 * brings it weighs more than a tool of every contributor should.
 *
 * The browser is told that the site's public host is the local server, so that canonical addresses
 * are what they are in production.
 */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {median} from './table';

const version = '12.8.2';
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<(typeof categories)[number], {score: number | null}>;
  audits: Record<string, {score: number | null; title: string; scoreDisplayMode: string}>;
  runtimeError?: {message: string};
}

export interface Scores {
  /** Medians, 0 to 100, in the order of `categories`. */
  scores: number[];
  /** Audits that failed in any run, without those that only measure time. */
  failed: string[];
}

/**
 * @param chromium Path of the browser.
 * @throws When npx cannot fetch Lighthouse or a page cannot be loaded.
 */
export async function lighthouse(
  siteUrl: string,
  port: number,
  pathname: string,
  {chromium, rounds}: {chromium: string; rounds: number},
): Promise<Scores> {
  const {host} = new URL(siteUrl);
  const flags = [
    '--headless=new',
    '--disable-gpu',
    '--ignore-certificate-errors',
    `--host-resolver-rules="MAP ${host}:443 127.0.0.1:${port}"`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ].join(' ');
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const {stdout} = await promisify(execFile)(
      'npx',
      [
        ...['--yes', `lighthouse@${version}`, new URL(pathname, siteUrl).href],
        ...['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`],
        `--only-categories=${categories.join(',')}`,
      ],
      {timeout: 300_000, maxBuffer: 1 << 28, env: {...process.env, CHROME_PATH: chromium}},
    );
    const report = JSON.parse(stdout) as Report;
    if (report.runtimeError) {
      throw new Error(`Lighthouse: ${report.runtimeError.message}`);
    }
    reports.push(report);
  }
  const failed = new Set(
    reports.flatMap(({audits}) =>
      Object.entries(audits)
        .filter(([, {score, scoreDisplayMode}]) => scoreDisplayMode === 'binary' && score === 0)
        .map(([id]) => id),
    ),
  );
  return {
    scores: categories.map((name) =>
      median(reports.map((report) => 100 * (report.categories[name].score ?? 0))),
    ),
    failed: [...failed],
  };
}
