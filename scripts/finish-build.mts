/**
 * Last step of `npm run build`, which needs the pages of both languages.
 *
 * Lists the files for offline reading, bundles the service worker (`docusaurus-plugin-offline`), and writes the
 * host configuration for serving the site with the headers of `docusaurus-plugin-content-security` and the
 * redirects of `src/config/redirects.ts`:
 *
 *   build/_headers, build/_redirects     Cloudflare Pages, Netlify
 *   build/_deploy/nginx-http.conf        nginx: included in the http block
 *   build/_deploy/nginx-server.conf      nginx: included in the server block
 *   build/_deploy/nginx-redirects.conf   nginx: included in the server block
 *
 * The files are part of the build because the Content-Security-Policy names the inline scripts of exactly these
 * pages. nginx does not serve them.
 */
import {browserslist} from '../package.json';
import {writeHostFiles} from 'docusaurus-plugin-content-security';
import {filesOf, writeOffline} from 'docusaurus-plugin-offline';
import {siteUrl} from '../src/config/environment';
import {i18n, locales} from '../src/config/locales';
import {thirdPartyOrigins} from '../src/config/origins';
import {redirects} from '../src/config/redirects';
import {messageOf} from 'text-utils';

const folder = 'build';

try {
  const offline = await writeOffline(folder, {
    locales,
    defaultLocale: i18n.defaultLocale,
    browsers: browserslist.production,
  });
  for (const [locale, list] of Object.entries(offline)) {
    const megabytes = (list.download / 1e6).toFixed(1);
    console.log(`[offline] ${locale}: ${filesOf(list).length} files, ${megabytes} MB`);
  }
  const scripts = await writeHostFiles(folder, {
    locales,
    origins: thirdPartyOrigins(),
    redirects,
    siteUrl: siteUrl(),
  });
  console.log(`[headers] ${scripts} different inline scripts in the Content-Security-Policy`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
