/** What the shipped nginx configuration answers, asked with raw requests. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startNginx, type RunningNginx} from '../../scripts/lib/nginx';
import {ask as askSite, send} from './ask';

let nginx: RunningNginx;
const ask = (target: string, options: Parameters<typeof askSite>[2] = {}) =>
  askSite(nginx.url, target, options);

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
}, 300_000);

afterAll(() => nginx?.stop(), 60_000);

const languages = {zh: 'lang=zh-CN', en: 'lang=en'};

describe('addresses', () => {
  it.each([
    ['/', 'zh'],
    ['/en/', 'en'],
    ['/docs/overview', 'zh'],
    ['/en/docs/overview', 'en'],
    ['/changelog', 'zh'],
    ['/docs/category/record', 'zh'],
    ['//docs//overview', 'zh'],
    ['/docs/%6fverview', 'zh'],
    ['/docs/overview?from=mail&q=%E8%AE%B0', 'zh'],
  ] as const)('answers %s with the page, %s', async (target, language) => {
    const {status, headers, body} = await ask(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain(languages[language]);
  });

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index/', '/'],
    ['/en/index/', '/en/'],
    ['/en', '/en/'],
    ['/en?a=1', '/en/?a=1'],
    ['/en/index.html', '/en/'],
    ['/docs/overview.html', '/docs/overview'],
    ['/docs/overview/', '/docs/overview'],
    ['/docs/overview/index.html?from=mail', '/docs/overview?from=mail'],
    ['/en/changelog/', '/en/changelog'],
    ['/docs/category/record/', '/docs/category/record'],
    [
      '/docs/viz/message-schemas/built-in%20types?from=mail',
      '/docs/viz/message-schemas/built-in-types?from=mail',
    ],
    [
      '/en/docs/viz/message-schemas/built-in%20types/',
      '/en/docs/viz/message-schemas/built-in-types',
    ],
  ])('leads %s to %s, which is there', async (from, to) => {
    const {status, headers} = await ask(from);
    expect(status).toBe(301);
    expect(headers.location).toBe(to);
    expect((await ask(to)).status).toBe(200);
  });

  it.each([
    ['/no-such-page', 'zh'],
    ['/en/no-such-page', 'en'],
    ['/no-such-page.html', 'zh'],
    ['/en/no-such-page/', 'en'],
    ['/english', 'zh'],
    ['/docs', 'zh'],
    ['/docs/', 'zh'],
    ['/en/docs/', 'en'],
    ['/docs/%E8%AE%B0%E5%BD%95', 'zh'],
    ['/en/%E8%AE%B0%E5%BD%95/', 'en'],
    ['/404', 'zh'],
    ['/404.html', 'zh'],
    ['/404/', 'zh'],
    ['/404/index.html', 'zh'],
    ['/en/404/', 'en'],
    ['/en/404', 'en'],
    ['/en/404.html', 'en'],
    ['/assets/js/gone.0a1b2c3d.js', 'zh'],
    ['/en/assets/js/gone.0a1b2c3d.js', 'en'],
  ] as const)('answers %s with 404, %s', async (target, language) => {
    const {status, headers, body} = await ask(target);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain(languages[language]);
  });

  it.each([
    '/.git/config',
    '/.env',
    '/en/.hidden',
    '/docs/.DS_Store',
    '/_headers',
    '/_deploy/nginx-http.conf',
    '/_deploy/',
    '/index.html.br',
    '/docs/overview.html.gz',
  ])('hides %s', async (target) => {
    expect((await ask(target)).status).toBe(404);
  });

  it.each(['/assets/', '/assets/js/', '/figures/', '/img/', '/docs/viz/'])(
    'lists no directory for %s',
    async (target) => {
      const {status, body} = await ask(target);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain('Index of');
    },
  );

  it('serves security.txt', async () => {
    const {status, headers, body} = await ask('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.toString()).toContain('Contact:');
  });

  it('sends each kind of file with its type', async () => {
    const expected = {
      [largest('assets/js', '.js')]: 'text/javascript; charset=utf-8',
      [largest('assets/css', '.css')]: 'text/css; charset=utf-8',
      [largest('assets/search', '.json')]: 'application/json; charset=utf-8',
      [largest('figures', '.svg')]: 'image/svg+xml; charset=utf-8',
      '/sitemap.xml': 'application/xml; charset=utf-8',
      '/changelog/atom.xml': 'application/atom+xml; charset=utf-8',
      '/en/changelog/rss.xml': 'application/rss+xml; charset=utf-8',
    };
    for (const [target, type] of Object.entries(expected)) {
      const {status, headers} = await ask(target);
      expect([target, status, headers['content-type']]).toEqual([target, 200, type]);
    }
  });
});

describe('requests that mean no good', () => {
  it.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/docs/..%2f..%2fetc/passwd',
    '/assets/..%252f..%252fetc/passwd',
    '/..%5c..%5cetc/passwd',
    '/assets../index.html',
    '/docs/../../_deploy/nginx-http.conf',
  ])('gives nothing outside of the site for %s', async (target) => {
    const {status, body} = await ask(target);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/root:|add_header/);
  });

  it.each(['/%zz', '/%', '/%00', '/docs/overview%00.html', '/%c0%ae%c0%ae/etc/passwd', '/%ff'])(
    'answers the malformed %s without failing',
    async (target) => {
      expect([400, 404]).toContain((await ask(target)).status);
      expect((await ask('/')).status).toBe(200);
    },
  );

  it('answers addresses that are too long, by their part or in all', async () => {
    expect((await ask(`/${'a'.repeat(300)}`)).status).toBe(404);
    expect((await ask(`/${'a/'.repeat(3000)}`)).status).toBe(404);
    expect((await ask(`/${'a'.repeat(20_000)}`)).status).toBe(414);
    expect((await ask(`/?q=${'a'.repeat(20_000)}`)).status).toBe(414);
    expect((await ask('/', {headers: {cookie: 'a'.repeat(40_000)}})).status).toBe(400);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    'refuses %s',
    async (method) => {
      const {status, headers} = await ask('/', {method});
      expect(status).toBe(405);
      // nginx refuses TRACE before it reads its configuration.
      if (method !== 'TRACE') {
        expect(headers.allow).toBe('GET, HEAD');
      }
    },
  );

  it.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/index.html',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '//evil.example/..;/docs/overview/',
    '/https://evil.example/',
    '//evil.example/%2e%2e/docs/overview/',
    '/en//evil.example/',
  ])('is not led away by %s', async (target) => {
    const {status, headers} = await ask(target);
    expect([301, 404]).toContain(status);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(String(headers.location)).not.toContain('evil');
  });

  it('puts no line of a request into an answer', async () => {
    for (const target of [
      '/%0d%0aX-Planted:1/',
      '/docs%0d%0aX-Planted:1.html',
      '/en?%0d%0aX-Planted:1',
    ]) {
      const {headers} = await ask(target);
      expect(headers).not.toHaveProperty('x-planted');
      expect(String(headers.location)).not.toMatch(/[\r\n]/);
    }
  });

  it('leads nowhere else for a forged Host header', async () => {
    const forged: Record<string, string>[] = [
      {host: 'evil.example'},
      {host: 'evil.example:99999'},
      {'x-forwarded-host': 'evil.example'},
    ];
    for (const headers of forged) {
      const answer = await ask('/docs/overview/', {headers});
      expect([301, 400]).toContain(answer.status);
      expect(JSON.stringify(answer.headers)).not.toContain('evil');
    }
  });

  it('survives bytes that are no request', async () => {
    expect(await send(nginx.url, 'GET / HTTP/1.1\r\n\r\n')).toContain('400 Bad Request');
    expect(await send(nginx.url, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n')).toContain('400');
    expect(
      await send(nginx.url, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
    ).toContain('400 Bad Request');
    expect((await ask('/')).status).toBe(200);
  });

  it('says neither its version nor where its files are', async () => {
    for (const target of ['/', '/%zz', '/no-such-page']) {
      const {headers, body} = await ask(target);
      expect(headers.server).toBe('nginx');
      expect(body.toString()).not.toMatch(/nginx\/\d|\/srv\/|site-nginx-/);
    }
  });
});

describe('compression', () => {
  const page = '/docs/overview';
  const file = 'docs/overview.html';

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
    ['nonsense', undefined],
  ])('to "%s" answers %s', async (accepted, encoding) => {
    const {headers, body} = await ask(page, {headers: {'accept-encoding': accepted}});
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['content-length'])).toBe(body.length);
    const unpacked =
      encoding === 'br'
        ? brotliDecompressSync(body)
        : encoding === 'gzip'
          ? gunzipSync(body)
          : body;
    expect(unpacked.equals(built(file))).toBe(true);
  });

  it('sends what was compressed before, for every kind of text', async () => {
    for (const target of [
      largest('assets/js', '.js'),
      largest('assets/css', '.css'),
      largest('assets/search', '.bin'),
      '/sitemap.xml',
      '/changelog/atom.xml',
    ]) {
      for (const [encoding, ending] of [
        ['br', 'br'],
        ['gzip', 'gz'],
      ] as const) {
        const {headers, body} = await ask(target, {headers: {'accept-encoding': encoding}});
        expect([target, headers['content-encoding']]).toEqual([target, encoding]);
        expect(body.equals(built(`.${target}.${ending}`)), target).toBe(true);
      }
    }
  });

  it('answers an unknown address compressed as well', async () => {
    const {status, headers, body} = await ask('/en/nope', {headers: {'accept-encoding': 'br'}});
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(body).toString()).toContain(languages.en);
  });
});

describe('caching', () => {
  it('lets browsers keep every file below the hashed folders, and nothing else', async () => {
    for (const target of [
      largest('assets/js', '.js'),
      largest('en/assets/js', '.js'),
      largest('assets/css', '.css'),
      largest('assets/search', '.bin'),
      largest('figures', '.svg'),
    ]) {
      const {headers} = await ask(target);
      expect(headers['cache-control'], target).toBe('public, max-age=31536000, immutable');
    }
    for (const target of [
      '/',
      '/en/',
      '/docs/overview',
      '/sitemap.xml',
      '/img/logo.svg',
      '/favicon.ico',
      '/en',
    ]) {
      const {headers} = await ask(target);
      expect(headers['cache-control'], target).toBe('no-cache');
    }
  });

  it.each(['br', 'gzip', 'identity'])(
    'answers 304 to a browser that has the page, %s',
    async (encoding) => {
      const accepted = {'accept-encoding': encoding};
      const {headers} = await ask('/docs/overview', {headers: accepted});
      const etag = String(headers.etag);
      expect(etag).toMatch(/^"[^"]+"$/);
      const known: Record<string, string>[] = [
        {'if-none-match': etag},
        {'if-none-match': `"other", W/${etag}`},
        {'if-none-match': '*'},
        {'if-modified-since': String(headers['last-modified'])},
      ];
      for (const condition of known) {
        const again = await ask('/docs/overview', {headers: {...accepted, ...condition}});
        expect([condition, again.status, again.body.length]).toEqual([condition, 304, 0]);
        expect(again.headers.vary).toBe('Accept-Encoding');
        expect(again.headers['cache-control']).toBe('no-cache');
      }
      const changed = await ask('/docs/overview', {
        headers: {...accepted, 'if-none-match': '"old"'},
      });
      expect(changed.status).toBe(200);
    },
  );

  it('gives each compressed form an ETag of its own', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) =>
          (await ask('/docs/overview', {headers: {'accept-encoding': encoding}})).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });
});

describe('ranges and HEAD', () => {
  it('sends a part of a file, of the end, and nothing beyond it', async () => {
    const target = '/sitemap.xml';
    const whole = built('sitemap.xml');
    const part = (range: string) => ask(target, {headers: {range}});
    const middle = await part('bytes=10-19');
    expect(middle.status).toBe(206);
    expect(middle.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
    expect(middle.body.equals(whole.subarray(10, 20))).toBe(true);
    expect((await part('bytes=-5')).body.equals(whole.subarray(-5))).toBe(true);
    expect((await part(`bytes=${whole.length}-`)).status).toBe(416);
    expect((await part('bytes=nonsense')).status).toBe(416);
    expect((await part('lines=1-2')).status).toBe(200);
  });

  it('sends the whole file when it has changed in between', async () => {
    const headers = {range: 'bytes=0-9', 'if-range': '"old"'};
    expect((await ask('/sitemap.xml', {headers})).status).toBe(200);
  });

  it.each(['/', '/docs/overview', '/sitemap.xml', '/no-such-page', '/docs/overview/'])(
    'answers HEAD of %s as GET, without the body',
    async (target) => {
      const get = await ask(target, {headers: {'accept-encoding': 'br'}});
      const head = await ask(target, {method: 'HEAD', headers: {'accept-encoding': 'br'}});
      expect(head.status).toBe(get.status);
      expect(head.body.length).toBe(0);
      const steady = (headers: typeof get.headers) => ({...headers, date: ''});
      expect(steady(head.headers)).toEqual(steady(get.headers));
    },
  );
});

describe('guarding headers', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  const ofPages = {
    ...everywhere,
    'content-security-policy': expect.stringMatching(/^default-src 'none'; /) as string,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()') as string,
    'x-frame-options': 'DENY',
  };

  it.each(['/', '/en/docs/overview', '/no-such-page', '/%zz', '/img/logo.svg', '/sitemap.xml'])(
    'go with %s, which a browser can open as a page',
    async (target) => {
      expect((await ask(target)).headers).toMatchObject(ofPages);
    },
  );

  it('go with scripts, without those that only pages need', async () => {
    const {headers} = await ask(largest('assets/js', '.js'));
    expect(headers).toMatchObject(everywhere);
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('ask for encryption only where there is some', async () => {
    const name = 'strict-transport-security';
    expect((await ask('/')).headers).not.toHaveProperty(name);
    const {headers} = await ask('/', {headers: {'x-forwarded-proto': 'https'}});
    expect(headers[name]).toBe('max-age=63072000; includeSubDomains');
  });

  it('appear once each', async () => {
    const text = await send(
      nginx.url,
      'GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n',
    );
    const names = text
      .split('\r\n\r\n')[0]!
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(':')[0]!.toLowerCase());
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('how nginx runs', () => {
  it('as somebody who cannot change the site', () => {
    expect(statSync(path.join(nginx.site, 'index.html')).mode & 0o222).toBe(0);
    expect(nginx.user).not.toBe(0);
  });
});
