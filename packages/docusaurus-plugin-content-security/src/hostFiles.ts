/** Header, cache and type rules in the syntax of the hosts. */
import {cacheControl, fileTypes, hashedFolders, namedFileTypes} from 'build-utils';
import type {Header} from './headers';

const generated =
  '# Written by each build (docusaurus-plugin-content-security): change its options or its source.\n';

/** Quoted string for nginx, without backslash, quote or variable. */
function quote(value: string): string {
  if (/[\\"$\n]/.test(value)) {
    throw new Error(
      `headers.ts: nginx would interpret this value; remove backslashes, quotes and $: ${value}`,
    );
  }
  return `"${value}"`;
}

const variable = ({name}: Header) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** Block of nginx with one line per entry. */
const block = (head: string, entries: readonly (readonly [string, string])[]) =>
  `${head} {\n${entries.map(([name, value]) => `    ${name} ${value};\n`).join('')}}\n`;

/** Conditions of a header: nginx variable and pattern. */
const conditions: Record<NonNullable<Header['only']>, readonly [string, string]> = {
  documents: ['$sent_http_content_type', '"~^(?:text/html|image/svg|application/.*xml)"'],
  // A proxy that terminates TLS sets this header.
  https: ['"$scheme $http_x_forwarded_proto"', '"~https"'],
};

/** For the `http` block: values that depend on the response. */
export function nginxHttp(headers: readonly Header[], siteUrl: string): string {
  const cached = hashedFolders.map(
    (folder) => [`"~^/${folder}/"`, quote(cacheControl.hashed)] as const,
  );
  const conditional = headers.flatMap((header) => {
    const [of, pattern] = header.only ? conditions[header.only] : [];
    return of && pattern
      ? [block(`map ${of} ${variable(header)}`, [[pattern, quote(header.value)]])]
      : [];
  });
  return [
    generated,
    block('map $uri $site_not_found', [
      ['default', '/404.html'],
      ['"~^/en(?:/|$)"', '/en/404.html'],
    ]),
    block('map $status $site_allow', [['405', '"GET, HEAD"']]),
    block('map $uri $site_cache', [['default', quote(cacheControl.other)], ...cached]),
    // Search engines treat the Markdown of a page as that page, and skip lists of addresses.
    block(
      'map $uri $site_link',
      ['(?<home>/(?:en/)?)index', '(?<page>/.+)'].map((name) => [
        `"~^${name}\\.md$"`,
        `'<${siteUrl}$${/\w+/.exec(name)![0]}>; rel="canonical"'`,
      ]),
    ),
    block('map $uri $site_robots', [['"~/llms[^/]*\\.txt$"', quote('noindex')]]),
    ...conditional,
  ].join('\n');
}

/** For the `server` block: types and headers. */
export function nginxServer(headers: readonly Header[]): string {
  // text/html is always among the lists of nginx.
  const types = [...Object.values(fileTypes), ...Object.values(namedFileTypes)].filter(
    ({type}) => type !== 'text/html',
  );
  const list = (listed: typeof types) => `\n    ${listed.map(({type}) => type).join('\n    ')};\n`;
  const sent = headers.map(
    (header) =>
      `add_header ${header.name} ${header.only ? variable(header) : quote(header.value)} always;\n`,
  );
  return [
    generated,
    block(
      'types',
      Object.entries(fileTypes).map(([ending, {type}]) => [type, ending]),
    ),
    `charset utf-8;\ncharset_types${list(types.filter(({text}) => text))}`,
    `gzip_types${list(types.filter(({text}) => text))}`,
    `add_header Cache-Control $site_cache always;\nadd_header Link $site_link;\nadd_header X-Robots-Tag $site_robots;\n${sent.join('')}`,
    ...Object.entries(namedFileTypes).map(
      ([name, {type}]) =>
        `location ~ "/${name.replaceAll('.', '\\.')}$" {\n    types {}\n    default_type ${type};\n}\n`,
    ),
  ].join('\n');
}

/**
 * `_headers` of Cloudflare Pages and Netlify. Where two rules fit an address, both hosts join the values of
 * the same header, so no header is in two of them. Pages have the default `Cache-Control` of both hosts:
 * `public, max-age=0, must-revalidate`.
 */
export function underscoreHeaders(headers: readonly Header[]): string {
  const cached = {name: 'Cache-Control', value: cacheControl.hashed};
  const rule = (address: string, lines: readonly Header[]) =>
    `${address}\n${lines.map(({name, value}) => `  ${name}: ${value}\n`).join('')}`;
  // These hosts support no header with a part of the address, such as the canonical page.
  const unlisted = {name: 'X-Robots-Tag', value: 'noindex'};
  const rules = [
    rule('/*', headers),
    ...hashedFolders.map((name) => rule(`/${name}/*`, [cached])),
    ...['/*.md', '/llms.txt', '/llms-full.txt', '/en/llms.txt', '/en/llms-full.txt'].map(
      (address) => rule(address, [unlisted]),
    ),
  ];
  const text = [generated, ...rules].join('\n');
  const tooLong = text.split('\n').find(({length}) => length > 2000);
  if (tooLong) {
    throw new Error(
      `_headers: a line has ${tooLong.length} characters, and Cloudflare Pages accepts 2000: shorten the policy: ${tooLong.slice(0, 80)}…`,
    );
  }
  return text;
}
