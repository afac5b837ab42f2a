import {describe, expect, test} from 'vitest';
import type {Redirect} from '../../src/config/redirects';
import {redirectProblems} from '../../src/plugins/redirects/check';
import {nginxLocations, redirectPage, redirectsFile} from '../../src/plugins/redirects/hosts';

const pages = new Map([
  ['/', new Set<string>()],
  ['/docs/overview', new Set(['objects'])],
  ['/docs/new', new Set<string>()],
]);
const languages = new Map([
  ['zh', pages],
  ['en', pages],
]);

const good: Redirect[] = [
  {from: '/docs/old', to: '/docs/new'},
  {from: '/docs/old name', to: '/docs/overview#objects'},
];

const bad: ReadonlyArray<[rule: string, list: Redirect[], says: RegExp]> = [
  ['an entry for one language', [{from: '/en/docs/old', to: '/docs/new'}], /without \/en/],
  ['an old address with an ending', [{from: '/docs/old.html', to: '/docs/new'}], /ending/],
  ['an old address with a slash at the end', [{from: '/docs/old/', to: '/docs/new'}], /slash at/],
  ['an old address with an anchor', [{from: '/docs/old#a', to: '/docs/new'}], /anchor/],
  ['an encoded address', [{from: '/docs/old%20name', to: '/docs/new'}], /%20/],
  ['a relative address', [{from: 'docs/old', to: '/docs/new'}], /from "\/"/],
  ['another host', [{from: '/docs/old', to: '//example.com/docs/new'}], /without host/],
  ['a target in one language', [{from: '/docs/old', to: '/en/docs/new'}], /\/en or query/],
  ['a loop of one', [{from: '/docs/old', to: '/docs/old'}], /leads to itself/],
  [
    'a loop of two',
    [
      {from: '/docs/a', to: '/docs/b'},
      {from: '/docs/b', to: '/docs/a'},
    ],
    /\/docs\/a -> \/docs\/b: it leads to a redirect/,
  ],
  [
    'a chain',
    [
      {from: '/docs/a', to: '/docs/b'},
      {from: '/docs/b', to: '/docs/new'},
    ],
    /\/docs\/a -> \/docs\/b: it leads to a redirect: name the last page at once \(\/docs\/new\)/,
  ],
  [
    'an address redirected twice',
    [
      {from: '/docs/a', to: '/docs/new'},
      {from: '/docs/a', to: '/docs/overview'},
    ],
    /\/docs\/a -> \/docs\/overview: this address is redirected twice/,
  ],
  ['a page that is gone', [{from: '/docs/old', to: '/docs/gone'}], /no page \/docs\/gone \(zh\)/],
  ['a heading that is gone', [{from: '/docs/old', to: '/docs/new#a'}], /no heading #a \(en\)/],
  ['an address with a page', [{from: '/docs/new', to: '/docs/overview'}], /this is a page \(zh\)/],
];

describe('redirects', () => {
  test('that lead from old addresses to pages and headings pass', () => {
    expect(redirectProblems(good, languages)).toEqual([]);
  });

  test.each(bad)('%s is found', (_rule, list, says) => {
    expect(redirectProblems(list, languages).join('\n')).toMatch(says);
  });

  test('a page that one language lacks is found', () => {
    const english = new Map([...pages].filter(([address]) => address !== '/docs/new'));
    const problems = redirectProblems(
      [{from: '/docs/old', to: '/docs/new'}],
      new Map([
        ['zh', pages],
        ['en', english],
      ]),
    );
    expect(problems).toEqual([
      '/docs/old -> /docs/new: there is no page /docs/new (en): name one that exists',
    ]);
  });

  test('hold in both languages, for every kind of host', () => {
    expect(redirectsFile(good)).toBe(
      [
        '/docs/old /docs/new 301',
        '/docs/old%20name /docs/overview#objects 301',
        '/en/docs/old /en/docs/new 301',
        '/en/docs/old%20name /en/docs/overview#objects 301',
        '',
      ].join('\n'),
    );
    expect(nginxLocations(good)).toContain(
      'location = "/en/docs/old name" { return 301 "/en/docs/overview$is_args$args#objects"; }',
    );
    expect(nginxLocations(good)).toContain('location = "/docs/old/" {');
    const html = redirectPage('/docs/a b', {siteUrl: 'https://a', language: 'en', text: '<b>'});
    expect(html).toContain('content="0; url=/docs/a%20b"');
    expect(html).toContain('<a href="/docs/a%20b">&lt;b&gt;</a>');
  });
});
