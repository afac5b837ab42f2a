/**
 * Serves a build on loopback as a host does: HTTP/2, Brotli, clean addresses, hashed files cached
 * for good. The certificate is made for the moment; the browser is told not to check it.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

const quality = 9;

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const compressedAlready = new Set(['.jpg', '.png', '.webp', '.woff2']);

export interface Server {
  port: number;
  close: () => Promise<void>;
}

function certificate(): {key: Buffer; cert: Buffer} {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
      ],
      {stdio: 'ignore'},
    );
    return {key: readFileSync(key), cert: readFileSync(cert)};
  } catch (error) {
    throw new Error('No certificate could be made: install openssl.', {cause: error});
  } finally {
    rmSync(folder, {recursive: true});
  }
}

export async function serveBuild(folder: string): Promise<Server> {
  const root = path.resolve(folder);
  const bodies = new Map<string, Buffer>();

  const find = (pathname: string): string | undefined => {
    const plain = path.posix.normalize(decodeURIComponent(pathname));
    return [plain, `${plain.replace(/\/$/, '')}.html`, path.posix.join(plain, 'index.html')]
      .map((name) => path.join(root, name))
      .find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
  };
  const bodyOf = (file: string): Buffer => {
    let body = bodies.get(file);
    if (!body) {
      const bytes = readFileSync(file);
      body = compressedAlready.has(path.extname(file))
        ? bytes
        : brotliCompressSync(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            },
          });
      bodies.set(file, body);
    }
    return body;
  };

  const server = createSecureServer({...certificate(), allowHTTP1: true}, (request, response) => {
    const pathname = request.url.split('?')[0]!;
    const found = find(pathname);
    const file = found ?? find('/404.html');
    if (!file) {
      response.writeHead(404);
      response.end();
      return;
    }
    const type = path.extname(file);
    const body = bodyOf(file);
    response.writeHead(found ? 200 : 404, {
      'content-type': types[type] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': pathname.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ...(compressedAlready.has(type) ? {} : {'content-encoding': 'br'}),
    });
    response.end(request.method === 'HEAD' ? '' : body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Connections that a browser keeps open do not hold it.
        setTimeout(resolve, 500).unref();
      }),
  };
}
