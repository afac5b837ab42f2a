/** Serves a built site for `npm run site`, tests and benchmarks. */
import {execFileSync} from 'node:child_process';
import {X509Certificate, createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createServer, type OutgoingHttpHeaders} from 'node:http';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {cacheControl, fileTypes, hashedFolders} from 'build-utils';

/** Common interface of HTTP/1 and HTTP/2 requests and responses. */
interface Request {
  url?: string | undefined;
}
interface Response {
  writeHead: (status: number, headers: OutgoingHttpHeaders) => {end: (body: string) => unknown};
  end: (body: Buffer) => unknown;
}

/** Temporary certificate. */
function certificate(): {key: Buffer; cert: Buffer} {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const ask =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost';
  execFileSync('openssl', [...ask.split(' '), '-keyout', key, '-out', cert], {stdio: 'ignore'});
  const pair = {key: readFileSync(key), cert: readFileSync(cert)};
  rmSync(folder, {recursive: true});
  return pair;
}

/** Chromium argument that trusts a certificate: with errors ignored instead, nothing is cached. */
function trust(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({type: 'spki', format: 'der'});
  const hash = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

interface Options {
  headers?: Readonly<Record<string, string>>;
  /** True to compress with Brotli. Not for tests that modify responses. */
  compress?: boolean;
}

const isFile = (name: string) => statSync(name, {throwIfNoEntry: false})?.isFile();

/** Responds to requests for a built site like a host: clean addresses, and not-found pages by language. */
export function siteHandler(root: string, {headers = {}, compress = false}: Options = {}) {
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    if (!compress) {
      return readFileSync(file);
    }
    const params = {[constants.BROTLI_PARAM_QUALITY]: 9};
    const body = bodies.get(file) ?? brotliCompressSync(readFileSync(file), {params});
    bodies.set(file, body);
    return body;
  };
  return (request: Request, response: Response): void => {
    let pathname: string;
    try {
      pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    } catch {
      response.writeHead(400, {}).end('Bad request');
      return;
    }
    const base = path.join(root, path.posix.normalize(pathname));
    const page = base.replace(/\/(index\.html)?$/, '');
    const found = [base, `${page}.html`, path.join(page, 'index.html')].find(isFile);
    const notFound = /^\/en(\/|$)/.test(pathname) ? 'en/404.html' : '404.html';
    const file = found ?? path.join(root, notFound);
    const body = bodyOf(file);
    const {type, text} = fileTypes[path.extname(file).slice(1)] ?? {type: '', text: false};
    const isHashed = hashedFolders.some((folder) => pathname.startsWith(`/${folder}/`));
    response.writeHead(found ? 200 : 404, {
      'content-type': text ? `${type}; charset=utf-8` : type,
      ...(compress && {'content-encoding': 'br'}),
      'content-length': body.length,
      'cache-control': isHashed ? cacheControl.hashed : cacheControl.other,
      ...(type === 'text/html' && headers),
    });
    response.end(body);
  };
}

/**
 * Serves a built site with Brotli.
 * @param root Folder of the build.
 * @param options `secure`: HTTPS and HTTP/2, like hosts; the protocol affects the first paint
 * @returns its address, and arguments of Chromium that trusts its certificate
 * @throws with `secure`, if `openssl` is missing
 */
export async function serve(
  root: string,
  {headers, secure = false}: Options & {secure?: boolean} = {},
) {
  const handler = siteHandler(root, {...(headers && {headers}), compress: true});
  const pair = secure && certificate();
  const server = pair
    ? createSecureServer({...pair, allowHTTP1: true}, handler)
    : createServer(handler);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  const origin = secure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  const args = pair ? [trust(pair.cert)] : [];
  return {origin, port, args, close: () => void server.close()};
}
