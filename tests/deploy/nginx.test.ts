/** Responses of the shipped nginx configuration to raw requests. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {siteUrl} from '../../src/config/environment';
import {startNginx, type RunningNginx} from './nginx';
import {sendBytes, sendRequest} from './requests';
import {pace} from '../pace';

let nginx: RunningNginx;
const request = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRequest(nginx.url, target, {headers, method});

/** A built file, and the largest of a kind in a folder: small ones are not compressed. */
const built = (file: string) => readFileSync(path.join(nginx.site, file));
const largest = (folder: string, ending: string) => {
  const files = readdirSync(path.join(nginx.site, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `/${folder}/${name}`);
  const size = (file: string) => statSync(path.join(nginx.site, file)).size;
  return files.sort((a, b) => size(b) - size(a))[0]!;
};

beforeAll(async () => {
  nginx = await startNginx();
}, 300_000 * pace);

afterAll(() => nginx?.stop(), 60_000 * pace);

describe('addresses', () => {
  it.each([
    ['/', 200, 'zh-CN'],
    ['/en/', 200, 'en'],
    ['/docs/overview', 200, 'zh-CN'],
    ['/en/docs/overview', 200, 'en'],
    ['//docs//%6fverview?from=mail&q=%E8%AE%B0', 200, 'zh-CN'],
    ['/no-such-page.html', 404, 'zh-CN'],
    ['/en/no-such-page/', 404, 'en'],
    ['/en/assets/js/gone.0a1b2c3d.js', 404, 'en'],
  ])(
    'responds to %s with %i and a page in %s, which is not cached',
    async (target, wanted, language) => {
      const {status, headers, body} = await request(target);
      expect(status).toBe(wanted);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toContain(`lang=${language}`);
    },
  );

  it.each([
    ['/en?a=1', '/en/?a=1'],
    ['/en/index.html', '/en/'],
    ['/docs/overview.html', '/docs/overview'],
    [
      '/docs/viz/message-schemas/built-in%20types?a=1',
      '/docs/viz/message-schemas/built-in-types?a=1',
    ],
  ])('redirects %s to %s, which exists', async (from, to) => {
    const {status, headers} = await request(from);
    expect(status).toBe(301);
    expect(headers.location).toBe(to);
    expect((await request(to)).status).toBe(200);
  });

  it.each([
    '/.git/config',
    '/_headers',
    '/_deploy/nginx-http.conf',
    '/index.html.br',
    '/docs/overview.html.gz',
    '/assets/js/',
    '/docs/viz/',
  ])('hides %s', async (target) => {
    const {status, body} = await request(target);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('Index of');
  });

  it('sends canonical headers with Markdown files, and excludes indexes from search engines', async () => {
    for (const [target, page] of [
      ['/en/docs/overview.md', '/en/docs/overview'],
      ['/changelog.md', '/changelog'],
      ['/index.md', '/'],
      ['/en/index.md', '/en/'],
    ] as const) {
      const {headers} = await request(target);
      expect(headers.link).toBe(`<${siteUrl()}${page}>; rel="canonical"`);
      expect(headers).not.toHaveProperty('x-robots-tag');
    }
    expect((await request('/en/llms-full.txt')).headers['x-robots-tag']).toBe('noindex');
    for (const target of ['/docs/overview', '/docs/no-such-page.md', '/robots.txt']) {
      const {headers} = await request(target);
      expect(headers).not.toHaveProperty('link');
      expect(headers).not.toHaveProperty('x-robots-tag');
    }
  });

  it('sends the type of each kind of file, and allows caching only of hashed files', async () => {
    const year = 'public, max-age=31536000, immutable';
    for (const [target, type, kept] of [
      [largest('assets/js', '.js'), 'text/javascript; charset=utf-8', year],
      [largest('en/assets/js', '.js'), 'text/javascript; charset=utf-8', year],
      [largest('assets/css', '.css'), 'text/css; charset=utf-8', year],
      ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
      ['/img/logo.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
      ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
      ['/changelog/atom.xml', 'application/atom+xml; charset=utf-8', 'no-cache'],
      ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ] as const) {
      const {status, headers} = await request(target);
      const found = [target, status, headers['content-type'], headers['cache-control']];
      expect(found).toEqual([target, 200, type, kept]);
    }
  });
});

describe('malicious requests', () => {
  it.each([
    '/../../etc/passwd',
    '/docs/..%2f..%2fetc/passwd',
    '/..%5c..%5cetc/passwd',
    '/docs/../../_deploy/nginx-http.conf',
    '/%zz',
    '/%00',
    '/%c0%ae%c0%ae/etc/passwd',
  ])('expose nothing outside of the site by %s', async (target) => {
    const {status, body} = await request(target);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/root:|add_header|nginx\/\d|\/srv\/|site-nginx-/);
    expect((await request('/')).status).toBe(200);
  });

  it('rejects addresses and headers that are too long', async () => {
    expect((await request(`/${'a/'.repeat(3000)}`)).status).toBe(404);
    expect((await request(`/?q=${'a'.repeat(20_000)}`)).status).toBe(414);
    expect((await request('/', {cookie: 'a'.repeat(40_000)})).status).toBe(400);
  });

  it.each(['POST', 'DELETE', 'OPTIONS', 'PROPFIND'])('rejects %s', async (method) => {
    const {status, headers} = await request('/', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it.each([
    '//evil.example/index.html',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/en?%0d%0aX-Planted:1',
    '/docs%0d%0aX-Planted:1.html',
  ])('neither redirects away nor injects a header for %s', async (target) => {
    const {status, headers} = await request(target);
    expect([301, 404]).toContain(status);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])[^\r\n]*$/);
    expect(String(headers.location)).not.toContain('evil');
    expect(headers).not.toHaveProperty('x-planted');
  });

  it('ignores a forged host, and survives invalid bytes', async () => {
    for (const name of ['host', 'x-forwarded-host']) {
      const response = await request('/docs/overview/', {[name]: 'evil.example'});
      expect(JSON.stringify(response.headers)).not.toContain('evil');
    }
    expect(await sendBytes(nginx.url, 'GET / HTTP/1.1\r\n\r\n')).toContain('400 Bad Request');
    expect(await sendBytes(nginx.url, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n')).toContain(
      '400',
    );
    expect((await request('/')).headers.server).toBe('nginx');
  });
});

describe('compression', () => {
  const page = '/docs/overview';

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['nonsense', undefined],
  ])('responds to "%s" with %s', async (accepted, encoding) => {
    const {headers, body} = await request(page, {'accept-encoding': accepted});
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    const unpack = {br: brotliDecompressSync, gzip: gunzipSync, none: (data: Buffer) => data};
    const content = unpack[(encoding ?? 'none') as keyof typeof unpack](body);
    expect(content.equals(built('docs/overview.html'))).toBe(true);
  });

  it('sends precompressed files, also for an unknown address', async () => {
    for (const target of [largest('assets/js', '.js'), largest('assets/search', '.json')]) {
      const {headers, body} = await request(target, {'accept-encoding': 'br'});
      expect([target, headers['content-encoding']]).toEqual([target, 'br']);
      expect(body.equals(built(`.${target}.br`)), target).toBe(true);
    }
    const {status, headers} = await request('/en/nope', {'accept-encoding': 'br'});
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
  });
});

it.each(['/docs/overview', '/no-such-page', '/docs/overview/'])(
  'the response to HEAD of %s is that to GET, without the body',
  async (target) => {
    const [get, head] = [await request(target), await request(target, {}, 'HEAD')];
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect({...head.headers, date: ''}).toEqual({...get.headers, date: ''});
  },
);

describe('security headers', () => {
  it.each(['/', '/en/docs/overview', '/no-such-page', '/%zz', '/img/logo.svg', '/sitemap.xml'])(
    'are sent with %s, which a browser can open as a page',
    async (target) => {
      expect((await request(target)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringMatching(/^default-src 'self'; /) as string,
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'x-frame-options': 'DENY',
      });
    },
  );

  it('require encryption only over HTTPS, and appear once each', async () => {
    const name = 'strict-transport-security';
    expect((await request('/')).headers).not.toHaveProperty(name);
    const text = await sendBytes(
      nginx.url,
      'GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n',
    );
    const lines = text.split('\r\n\r\n')[0]!.split('\r\n').slice(1);
    const names = lines.map((line) => line.split(':')[0]!.toLowerCase());
    expect(names).toContain(name);
    expect(names.filter((one, index) => names.indexOf(one) !== index)).toEqual([]);
  });
});
