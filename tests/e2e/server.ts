/**
 * Serves the built site for browser tests the way production does: clean addresses, `.html` and
 * `/index.html` answered with the page, not-found pages in the visitor's language with status 404.
 *
 * Run by playwright.config.ts: `tsx tests/e2e/server.ts PORT [BUILD_DIR]`.
 */
import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import path from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
};

function send(response: ServerResponse, status: number, file: string): void {
  response.writeHead(status, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': file.endsWith('.html') ? 'no-cache' : 'public, max-age=60',
  });
  createReadStream(file).pipe(response);
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** A server for the site built in `root`; it is not yet listening. */
export function siteServer(root: string) {
  // A test that thinks for longer than Node's five seconds finds its connection still open.
  return createServer({keepAliveTimeout: 120_000}, (request, response) => {
    let pathname: string;
    try {
      pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    } catch {
      response.writeHead(400).end('Bad request');
      return;
    }
    const base = path.join(root, path.posix.normalize(pathname));
    const page = base.replace(/\/(index\.html)?$/, '');
    const candidates = [base, `${page}.html`, path.join(page, 'index.html')];
    const found = candidates.find(isFile);
    const notFound = path.join(root, /^\/en(\/|$)/.test(pathname) ? 'en/404.html' : '404.html');
    send(response, found ? 200 : 404, found ?? notFound);
  });
}

if (require.main === module) {
  const [port = '4173', root = path.join(__dirname, '../../build')] = process.argv.slice(2);
  siteServer(root).listen(Number(port), () => console.log(`Serving ${root} on port ${port}`));
}
