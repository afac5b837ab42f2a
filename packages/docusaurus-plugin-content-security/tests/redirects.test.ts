import {describe, expect, test} from 'vitest';
import {nginxRedirects, redirectsFile} from '../src/redirectFiles';

const list = [{from: '/docs/old name', to: '/docs/overview#objects'}];

describe('redirects for hosts', () => {
  test('name both languages, encoded', () => {
    expect(redirectsFile(list)).toBe(
      '/docs/old%20name /docs/overview#objects 301\n/en/docs/old%20name /en/docs/overview#objects 301\n',
    );
  });

  test('keep the query and the anchor in nginx, with and without a slash at the end', () => {
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

  test('escape what means something in a string of nginx', () => {
    expect(nginxRedirects([{from: '/docs/a"$b', to: '/docs/c'}])).toContain('"/docs/a\\"\\$b"');
  });
});
