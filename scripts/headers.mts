/**
 * The last step of `npm run build`: reads the finished pages and writes what hosts need to serve
 * them with the headers of `src/config/headers.ts`.
 *
 *   build/_headers                       Cloudflare Pages, Netlify
 *   build/_deploy/nginx-http.conf        nginx: included in the http block
 *   build/_deploy/nginx-server.conf      nginx: included in the server block
 *   build/_deploy/object-storage.json    object storage and the CDN in front of it
 *
 * The files lie with the pages because the Content-Security-Policy names the inline scripts of
 * exactly these pages. nginx does not serve them.
 */
import {writeHostFiles} from './lib/built-headers';

try {
  const {pages, scripts, milliseconds} = await writeHostFiles('build');
  console.log(
    `[headers] ${pages} pages with ${scripts} different inline scripts, ${milliseconds} ms`,
  );
} catch (error) {
  console.error(`[headers] ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
