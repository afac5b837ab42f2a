import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  completeRedirectPages,
  nginxRedirects,
  redirectsFile,
} from '../../scripts/lib/redirect-files';
import {redirects} from '../../src/config/redirects';
import {TestFolder} from './folder';

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

describe('the redirects of this site', () => {
  const folder = new TestFolder();

  test('have pages without a script, which the policy would have to name', () => {
    const page = path.join('en', redirects[0]!.from, 'index.html');
    folder.put(page, '<meta http-equiv="refresh">\n<script>\n  go();\n</script>\n</html>');
    completeRedirectPages(folder.root);
    expect(folder.read(page).toString()).toBe(
      '<meta http-equiv="refresh">\n<meta name="robots" content="noindex">\n</html>',
    );
  });

  test('are written for both languages at once, and lead straight to a page', () => {
    const sources = redirects.map(({from}) => from);
    expect(new Set(sources).size).toBe(sources.length);
    for (const {from, to} of redirects) {
      expect(from).toMatch(/^\/(?!en\/)[^?#%]*[^/?#%]$/);
      expect(to).toMatch(/^\/(?!en\/)[^?]+$/);
      expect(sources).not.toContain(to.replace(/#.*/, ''));
    }
  });
});
