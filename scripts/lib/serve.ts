/** Serves a built site with Brotli, for browsers that scripts and tests drive themselves. */
import {createServer} from 'node:http';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * @param root Folder of the build.
 * @param headers go with every answer
 */
export async function serve(
  root: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{origin: string; close: () => void}> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const base = path.join(root, path.posix.normalize(pathname));
    const file = [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    );
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const body =
      compressed.get(file) ??
      brotliCompressSync(readFileSync(file), {params: {[constants.BROTLI_PARAM_QUALITY]: 9}});
    compressed.set(file, body);
    response.writeHead(200, {
      ...headers,
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => server.close(),
  };
}
