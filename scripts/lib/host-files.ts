/** Writes the rules of `src/config/headers.ts` in the languages of the hosts. */
import {
  cacheControl,
  fileTypes,
  hashedFolders,
  namedFileTypes,
  type FileType,
  type Header,
} from '../../src/config/headers';

const generated = 'Written by each build from src/config/headers.ts: change that file.';

/** A string for nginx, where a backslash, a quote and a variable would mean something. */
function quote(value: string): string {
  if (/[\\"$\n]/.test(value)) {
    throw new Error(`src/config/headers.ts: nginx cannot take this value as it is: ${value}`);
  }
  return `"${value}"`;
}

const variable = ({name}: Header) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** When a header goes with an answer, as a `map` of nginx. */
const conditions: Record<NonNullable<Header['only']>, {of: string; matches: string}> = {
  documents: {
    of: '$sent_http_content_type',
    matches: '"~^(?:text/html|image/svg|application/.*xml)"',
  },
  // A proxy in front of nginx that ends the encryption says so.
  https: {of: '"$scheme $http_x_forwarded_proto"', matches: '"~https"'},
};

/** For the `http` block: values that depend on the answer. */
export function nginxHttp(headers: readonly Header[]): string {
  const folders = hashedFolders.map(
    (folder) => `    "~^/${folder}/" ${quote(cacheControl.hashed)};`,
  );
  const maps = headers.flatMap((header) => {
    if (!header.only) {
      return [];
    }
    const {of, matches} = conditions[header.only];
    return [`map ${of} ${variable(header)} {\n    ${matches} ${quote(header.value)};\n}`];
  });
  return [
    `# ${generated}`,
    'map $uri $site_not_found {\n    default /404.html;\n    "~^/en(?:/|$)" /en/404.html;\n}',
    'map $status $site_allow {\n    405 "GET, HEAD";\n}',
    ['map $uri $site_cache {', `    default ${quote(cacheControl.other)};`, ...folders, '}'].join(
      '\n',
    ),
    ...maps,
    '',
  ].join('\n\n');
}

/** For the `server` block: types and headers. */
export function nginxServer(headers: readonly Header[]): string {
  const types = Object.entries(fileTypes).map(([ending, {type}]) => `    ${type} ${ending};`);
  const all = [...Object.values(fileTypes), ...Object.values(namedFileTypes)];
  // text/html is always among both lists of nginx.
  const list = (wanted: (type: FileType) => boolean | undefined) =>
    `${all
      .filter((type) => wanted(type) && type.type !== 'text/html')
      .map(({type}) => `    ${type}`)
      .join('\n')};`;
  const named = Object.entries(namedFileTypes).map(
    ([name, {type}]) =>
      `location ~ "/${name.replaceAll('.', '\\.')}$" {\n    types {}\n    default_type ${type};\n}`,
  );
  return [
    `# ${generated}`,
    ['types {', ...types, '}'].join('\n'),
    ['charset utf-8;', 'charset_types', list(({text}) => text)].join('\n'),
    ['gzip_types', list(({text, compressible}) => text || compressible)].join('\n'),
    [
      'add_header Cache-Control $site_cache always;',
      ...headers.map(
        (header) =>
          `add_header ${header.name} ${header.only ? variable(header) : quote(header.value)} always;`,
      ),
    ].join('\n'),
    named.join('\n'),
    '',
  ].join('\n\n');
}

/** Longest line that Cloudflare Pages takes. */
const longestLine = 2000;

/**
 * `_headers` of Cloudflare Pages and Netlify. Where two rules fit an address, both hosts join the
 * values of the same header, so no header stands in two of them. Pages keep the `Cache-Control`
 * that both hosts send by themselves: `public, max-age=0, must-revalidate`.
 */
export function underscoreHeaders(headers: readonly Header[]): string {
  const rule = (address: string, lines: readonly Header[]) =>
    [address, ...lines.map(({name, value}) => `  ${name}: ${value}`)].join('\n');
  const text = [
    `# ${generated}`,
    rule('/*', headers),
    ...hashedFolders.map((folder) =>
      rule(`/${folder}/*`, [{name: 'Cache-Control', value: cacheControl.hashed}]),
    ),
    '',
  ].join('\n\n');
  const tooLong = text.split('\n').find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `_headers: a line has ${tooLong.length} characters, and Cloudflare Pages takes ${longestLine}: ${tooLong.slice(0, 80)}…`,
    );
  }
  return text;
}
