/** Serves a build as a host does, with HTTPS, HTTP/2 and brotli: the protocol decides how soon a page paints. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {fileTypes} from '../../../src/config/headers';

/** A certificate for this run alone; the browser is told not to check it. */
function certificate(): {key: Buffer; cert: Buffer} {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const ask = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  try {
    execFileSync(
      'openssl',
      [...ask.split(' '), '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
      {stdio: 'ignore'},
    );
    return {key: readFileSync(key), cert: readFileSync(cert)};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * @param root Folder of the build.
 * @throws When there is no `openssl`.
 */
export async function serveSecurely(root: string): Promise<{port: number; close: () => void}> {
  const bodies = new Map<string, Buffer>();
  const compress = (file: string): Buffer => {
    const body =
      bodies.get(file) ??
      brotliCompressSync(readFileSync(file), {params: {[constants.BROTLI_PARAM_QUALITY]: 9}});
    bodies.set(file, body);
    return body;
  };
  const server = createSecureServer({...certificate(), allowHTTP1: true}, (request, response) => {
    const {pathname} = new URL(request.url, 'https://site');
    const base = path.join(root, path.posix.normalize(decodeURIComponent(pathname)));
    const found = [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')].find(
      (file) => statSync(file, {throwIfNoEntry: false})?.isFile(),
    );
    const file = found ?? path.join(root, '404.html');
    const {type, text} = fileTypes[path.extname(file).slice(1)] ?? {
      type: 'application/octet-stream',
    };
    const body = compress(file);
    response.writeHead(found ? 200 : 404, {
      'content-type': text ? `${type}; charset=utf-8` : type,
      'content-length': body.length,
      'content-encoding': 'br',
      'cache-control': pathname.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    });
    response.end(request.method === 'HEAD' ? '' : body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {port: (server.address() as AddressInfo).port, close: () => server.close()};
}
