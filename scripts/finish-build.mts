/**
 * The last step of `npm run build`, which needs the pages of both languages.
 *
 * It completes the pages that redirect (`lib/redirect-files.ts`), lists the files for reading offline and
 * bundles the service worker (`lib/offline.ts`), and writes what hosts need to serve the site with the
 * headers of `src/config/headers.ts` and the redirects of `src/config/redirects.ts`:
 *
 *   build/_headers, build/_redirects     Cloudflare Pages, Netlify
 *   build/_deploy/nginx-http.conf        nginx: included in the http block
 *   build/_deploy/nginx-server.conf      nginx: included in the server block
 *   build/_deploy/nginx-redirects.conf   nginx: included in the server block
 *
 * The files lie with the pages because the Content-Security-Policy names the inline scripts of
 * exactly these pages. nginx does not serve them.
 */
import {filesOf} from '../src/offline/set';
import {messageOf} from 'text-utils';
import {writeHostFiles} from './lib/built-headers';
import {writeOffline} from './lib/offline';
import {completeRedirectPages} from './lib/redirect-files';

const folder = 'build';

try {
  completeRedirectPages(folder);
  for (const [locale, list] of Object.entries(await writeOffline(folder))) {
    const megabytes = (list.download / 1e6).toFixed(1);
    console.log(`[offline] ${locale}: ${filesOf(list).length} files, ${megabytes} MB`);
  }
  const scripts = await writeHostFiles(folder);
  console.log(`[headers] ${scripts} different inline scripts in the Content-Security-Policy`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
