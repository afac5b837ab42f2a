/** Serves a built site with Brotli, for browsers that scripts and tests drive themselves. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createServer, type OutgoingHttpHeaders} from 'node:http';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {cacheControl, fileTypes, hashedFolders} from '../../src/config/headers';

/** What requests and answers of HTTP/1 and of HTTP/2 have in common. */
interface Request {
  url?: string | undefined;
}
interface Response {
  writeHead: (status: number, headers: OutgoingHttpHeaders) => unknown;
  end: (body: Buffer) => unknown;
}

/** A certificate for this run alone; the browser is told not to check it. */
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

interface Options {
  /** Go with every answer. */
  headers?: Readonly<Record<string, string>>;
  /** With HTTPS and HTTP/2, as hosts serve it: the protocol decides how soon a page paints. */
  secure?: boolean;
}

/**
 * @param root Folder of the build.
 * @throws With `secure`, when there is no `openssl`.
 */
export async function serve(root: string, {headers = {}, secure = false}: Options = {}) {
  const bodies = new Map<string, Buffer>();
  const answer = (request: Request, response: Response): void => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const base = path.join(root, path.posix.normalize(pathname));
    const found = [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')].find(
      (name) => statSync(name, {throwIfNoEntry: false})?.isFile(),
    );
    const file = found ?? path.join(root, '404.html');
    const body =
      bodies.get(file) ??
      brotliCompressSync(readFileSync(file), {params: {[constants.BROTLI_PARAM_QUALITY]: 9}});
    bodies.set(file, body);
    const {type, text} = fileTypes[path.extname(file).slice(1)] ?? {type: '', text: false};
    const isHashed = hashedFolders.some((folder) => pathname.startsWith(`/${folder}/`));
    response.writeHead(found ? 200 : 404, {
      'content-type': text ? `${type}; charset=utf-8` : type,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': isHashed ? cacheControl.hashed : cacheControl.other,
      ...headers,
    });
    response.end(body);
  };
  const server = secure
    ? createSecureServer({...certificate(), allowHTTP1: true}, answer)
    : createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  const origin = secure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  return {origin, port, close: () => void server.close()};
}
