import {describe, expect, test} from 'vitest';
import {nginxRedirects, redirectsFile} from '../src/redirectFiles';

const list = [{from: '/docs/old name', to: '/docs/overview#objects'}];

describe('redirects for hosts', () => {
  test('contain both languages, encoded', () => {
    expect(redirectsFile(list)).toBe(
      '/docs/old%20name /docs/overview#objects 301\n/en/docs/old%20name /en/docs/overview#objects 301\n',
    );
  });

  test('preserve the query and the anchor in nginx, with and without a trailing slash', () => {
    const lines = nginxRedirects(list).trim().split('\n');
    expect(lines[0]).toBe(
      'location = "/docs/old name" { return 301 "/docs/overview$is_args$args#objects"; }',
    );
    expect(lines.map((line) => /"(.*?)"/.exec(line)?.[1])).toEqual([
      '/docs/old name',
      '/docs/old name/',
      '/en/docs/old name',
      '/en/docs/old name/',
    ]);
  });

  test('escape special characters of nginx strings', () => {
    expect(nginxRedirects([{from: '/docs/a"$b', to: '/docs/c'}])).toContain('"/docs/a\\"\\$b"');
  });
});
