import {describe, expect, it} from 'vitest';
import {filesWithWrongHeaders} from '../src/builtFiles';
import {nginxHttp, nginxServer, underscoreHeaders} from '../src/hostFiles';
import {hashOf, inlineScripts} from '../src/inlineScripts';
import {contentSecurityPolicy} from '../src/policy';
import {securityHeaders} from '../src/headers';

const none = {script: [], connect: []};
const page = (head: string, body = '<p>text') => `<!doctype html><head>${head}</head>${body}`;

it('finds the scripts of a page like a browser', () => {
  const html = page(
    [
      '<script>first()</script>',
      '<script type=module>second()</script>',
      '<SCRIPT TYPE="Text/JavaScript">third("<b>")\n</SCRIPT>',
      '<script src=/a.js></script>',
      '<script type="application/ld+json">{"a": 1}</script>',
      '<!-- <script>comment()</script> -->',
      '<title><script>title()</script></title>',
    ].join(''),
    '<textarea><script>area()</script></textarea><p title="<script>x()</script>">a<script>last()</script>',
  );
  expect(inlineScripts(html).scripts).toEqual(['first()', 'second()', 'third("<b>")\n', 'last()']);
});

it('the Content-Security-Policy requires Trusted Types unless scripts of another host are enabled', () => {
  const withScript = {script: ['https://visits.example'], connect: []};
  expect(contentSecurityPolicy(["'sha256-a'"], none).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ...['font', 'connect', 'worker'].map((kind) => `${kind}-src 'self'`),
    ...['object', 'frame', 'media'].map((kind) => `${kind}-src 'none'`),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ]);
  const policy = contentSecurityPolicy([], withScript);
  expect(policy).not.toContain('trusted-types');
  expect(policy.split('; ')).toContain("script-src 'self' https://visits.example");
});

describe('files for hosts', () => {
  it('allow caching only of files with a hash in their name', () => {
    const cached = underscoreHeaders([]).match(/^\S+(?=\n {2}Cache-Control: .*immutable)/gm);
    expect(cached).toEqual(['/assets/*', '/en/assets/*']);
    expect(underscoreHeaders([]).match(/Cache-Control/g)).toHaveLength(2);
    expect(nginxHttp([], 'https://docs.example')).toContain('default "no-cache";');
  });

  it('declare the page of each Markdown file, and exclude lists from search engines', () => {
    const http = nginxHttp([], 'https://docs.example');
    expect(http).toContain(
      String.raw`"~^(?<page>/.+)\.md$" '<https://docs.example$page>; rel="canonical"';`,
    );
    expect(http).toMatch(/llms.* "noindex";/);
    expect(nginxServer([])).toContain('add_header Link $site_link;');
    expect(underscoreHeaders([])).toContain('/*.md\n  X-Robots-Tag: noindex\n');
  });

  it('contain each security header', () => {
    const headers = securityHeaders([], none);
    const written = underscoreHeaders(headers).split('\n');
    expect(written).toEqual(
      expect.arrayContaining(headers.map(({name, value}) => `  ${name}: ${value}`)),
    );
  });

  it('reject a value that nginx would interpret', () => {
    expect(() => nginxServer([{name: 'X-A', value: 'costs $1'}])).toThrow(/costs \$1/);
  });

  it('reject a line that is too long for Cloudflare', () => {
    const scripts = Array.from({length: 40}, (_, index) => hashOf(String(index)));
    expect(() => underscoreHeaders(securityHeaders(scripts, none))).toThrow(/2000/);
  });
});

it('reports a cached file without a hash, and a file without a type', () => {
  expect(filesWithWrongHeaders(['assets/robot.svg', 'img/robot.heic'])).toEqual([
    expect.stringMatching(/^assets\/robot\.svg: cached by browsers for a year/),
    expect.stringMatching(/^img\/robot\.heic: no type for "\.heic"/),
  ]);
});
