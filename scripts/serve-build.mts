/**
 * Serves the built site for `npm run site` and for browser tests, with the headers that hosts send: what
 * the Content-Security-Policy forbids fails here, too.
 *
 *   tsx scripts/serve-build.mts PORT [BUILD_DIR]
 */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {siteHandler} from './lib/serve';

const [port = '4173', root = path.join(import.meta.dirname, '../build')] = process.argv.slice(2);

/** The headers of all pages, from the file for hosts that the build has written. */
const [, rule = ''] = readFileSync(path.join(root, '_headers'), 'utf8').split(/^\/\*$/m);
const headers = Object.fromEntries(
  [...(rule.split(/^$/m)[0] ?? '').matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name, value]) => [
    name!,
    value!,
  ]),
);

// A test that thinks for longer than Node's five seconds finds its connection still open.
createServer({keepAliveTimeout: 120_000}, siteHandler(root, {headers})).listen(Number(port), () =>
  console.log(`Serving ${root} on port ${port}`),
);
