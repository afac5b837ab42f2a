import {existsSync, readdirSync} from 'node:fs';
import {request} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startNginx} from './nginx';

const build = path.join(__dirname, '../../build');

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

describe('the built site behind nginx', () => {
  let url = '';
  let stop = async () => {};

  /** A raw request: no redirects followed, no path corrected. */
  const ask = (target: string, {method = 'GET', headers = {}} = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const {hostname, port} = new URL(url);
      const call = request({hostname, port, path: target, method, headers}, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      });
      call.on('error', reject);
      call.end();
    });

  beforeAll(async () => {
    if (!existsSync(path.join(build, 'en/index.html'))) {
      throw new Error('There is no build: run "npm run build" first.');
    }
    ({url, stop} = await startNginx(build));
  }, 300_000);

  afterAll(() => stop());

  it.each([
    '/',
    '/en/',
    '/docs/overview',
    '/en/docs/overview',
    '/changelog',
    '/docs/category/record',
  ])('answers %s with the page', async (target) => {
    const {status, headers, body} = await ask(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain(target.startsWith('/en') ? 'lang=en' : 'lang=zh-CN');
  });

  it.each([
    ['/index.html', '/'],
    ['/en', '/en/'],
    ['/en/index.html', '/en/'],
    ['/docs/overview.html', '/docs/overview'],
    ['/docs/overview/', '/docs/overview'],
    ['/docs/overview/index.html?from=mail', '/docs/overview?from=mail'],
  ])('leads %s to %s', async (from, to) => {
    const {status, headers} = await ask(from);
    expect(status).toBe(301);
    expect(headers.location).toBe(to);
  });

  it.each([
    ['/no-such-page', 'lang=zh-CN'],
    ['/en/no-such-page', 'lang=en'],
    ['/docs', 'lang=zh-CN'],
    ['/.git/config', 'lang=zh-CN'],
  ])('answers %s with 404 in its language', async (target, language) => {
    const {status, body} = await ask(target);
    expect(status).toBe(404);
    expect(body).toContain(language);
  });

  it('lets browsers keep only what carries a hash', async () => {
    const script = readdirSync(path.join(build, 'assets/js')).find((name) => name.endsWith('.js'));
    const figure = readdirSync(path.join(build, 'figures'))[0];
    for (const target of [`/assets/js/${script}`, `/figures/${figure}`]) {
      expect((await ask(target)).headers['cache-control'], target).toContain('immutable');
    }
    for (const target of [
      '/',
      '/docs/overview',
      '/sitemap.xml',
      '/img/logo.svg',
      '/no-such-page',
    ]) {
      expect((await ask(target)).headers['cache-control'], target).toBe('no-cache');
    }
  });

  it('answers 304 to a browser that has the page, and compresses', async () => {
    const {headers} = await ask('/docs/overview');
    const again = await ask('/docs/overview', {headers: {'if-none-match': String(headers.etag)}});
    expect(again.status).toBe(304);
    const packed = await ask('/docs/overview', {headers: {'accept-encoding': 'gzip'}});
    expect(packed.headers['content-encoding']).toBe('gzip');
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    expect((await ask('/', {method})).status).toBe(405);
  });

  it.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/docs/..%2f..%2fetc/passwd'])(
    'gives nothing outside of the site for %s',
    async (target) => {
      const {status, body} = await ask(target);
      expect([400, 404]).toContain(status);
      expect(body).not.toContain('root:');
    },
  );

  it('serves security.txt and the guarding headers', async () => {
    const {status, headers, body} = await ask('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(body).toContain('Contact:');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('answers a malformed address and a very long one without failing', async () => {
    expect((await ask('/%zz')).status).toBe(400);
    expect([404, 414]).toContain((await ask(`/${'a'.repeat(6000)}`)).status);
    expect((await ask('/')).status).toBe(200);
  });
});
