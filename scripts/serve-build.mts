/**
 * Serves the built site for `npm run site` and for browser tests, with the headers that hosts send, so that
 * violations of the Content-Security-Policy fail here, too.
 *
 *   tsx scripts/serve-build.mts PORT [BUILD_DIR]
 */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {siteHandler} from './lib/serve';

const [port = '4173', root = path.join(import.meta.dirname, '../build')] = process.argv.slice(2);

/** Headers of all pages, from the host file of the build. */
const [, rule = ''] = readFileSync(path.join(root, '_headers'), 'utf8').split(/^\/\*$/m);
const headers = Object.fromEntries(
  [...(rule.split(/^$/m)[0] ?? '').matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name, value]) => [
    name!,
    value!,
  ]),
);

// Longer than Node's default of five seconds, so that a slow test finds its connection still open.
createServer({keepAliveTimeout: 120_000}, siteHandler(root, {headers})).listen(Number(port), () =>
  console.log(`Serving ${root} on port ${port}`),
);
