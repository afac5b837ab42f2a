/**
 * The end of `npm run build`: completes the pages of languages whose `docusaurus build` has left that to
 * be done (`src/plugins/built-pages/job.ts`), and reads the finished site.
 *
 *   tsx scripts/finish-build.ts LANGUAGE...
 *
 * It lists the files that readers may keep on their devices and bundles the worker for that
 * (`lib/offline.ts`), and writes what hosts need to serve the site with the headers of
 * `src/config/headers.ts`:
 *
 *   build/_headers                       Cloudflare Pages, Netlify
 *   build/_deploy/nginx-http.conf        nginx: included in the http block
 *   build/_deploy/nginx-server.conf      nginx: included in the server block
 *   build/_deploy/object-storage.json    object storage and the CDN in front of it
 *
 * The files lie with the pages because the Content-Security-Policy names the inline scripts of
 * exactly these pages. nginx does not serve them.
 */
import type {Locale} from '../src/config/locales';
import {leftFound} from '../src/plugins/content-security/found';
import {messageOf} from '../src/plugins/message-of';
import {writeHostFiles} from './lib/built-headers';
import {completeLanguages} from './lib/complete';
import {writeOffline} from './lib/offline';

/** Of Node, whose compressor makes the sizes. */
const sizesFile = `node_modules/.cache/offline-sizes-${process.version}.json`;

/** Runs a step; what it throws ends the build. */
async function step(name: string, run: () => Promise<string>): Promise<void> {
  try {
    console.log(`[${name}] ${await run()}`);
  } catch (error) {
    console.error(`[${name}] ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

/** Ends the build where pages could not be completed. */
const fail = (error: unknown): never => {
  console.error(messageOf(error));
  process.exit(1);
};

async function main(): Promise<void> {
  const {rest, ended} = await completeLanguages(process.cwd(), process.argv.slice(2) as Locale[]);
  const remaining = rest.catch(fail);
  await ended;
  const offline = step('offline', async () => {
    const {lists, milliseconds} = await writeOffline('build', sizesFile);
    const sizes = lists.map(
      ({locale, files, download}) => `${locale} ${files} files, ${(download / 1e6).toFixed(1)} MB`,
    );
    return `${sizes.join('; ')}, ${milliseconds} ms`;
  });
  await step('headers', async () => {
    const {pages, scripts, milliseconds} = await writeHostFiles(
      'build',
      leftFound('.'),
      Promise.all([offline, remaining]),
    );
    return `${pages} pages with ${scripts} different inline scripts, ${milliseconds} ms`;
  });
}

// Without taking its memory apart, which takes longer.
process.once('beforeExit', () => process.exit());
main().catch(fail);
