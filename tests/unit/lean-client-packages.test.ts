/** What stands in for packages in the browser, beside the packages themselves. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {dateFormat, dateOfChange} from '../../src/plugins/lean-client/client/dates';
import {keyOf} from '../../src/plugins/lean-client/client/packages/helmet';
import ours from '../../src/plugins/lean-client/client/packages/path-to-regexp';
import {replaced} from '../../src/plugins/lean-client/replacing-loader.mjs';
import {contextRule, orderRule} from '../../src/plugins/lean-client/rules';

const require = createRequire(path.resolve('node_modules/react-router/package.json'));
const theirs = require('path-to-regexp') as typeof ours;

describe('addresses of routes', () => {
  const addresses = [
    '/',
    '/docs',
    '/docs/',
    '/docs/viz',
    '/Docs',
    '/docs.x',
    '/docsx',
    '/a.b',
    '/axb',
    '/a*b',
  ];

  it.each([{}, {end: false}, {strict: true}, {end: false, strict: true}, {sensitive: true}])(
    'match as with the package: %o',
    (options) => {
      const links = ['\\/', '\\/docs', '\\/docs\\/', '\\/a\\.b', '\\/a\\*b'];
      for (const route of ['/', '/docs', '/docs/', '/a.b', '*', ...links]) {
        for (const address of addresses) {
          const [own, others] = [ours, theirs].map((make) =>
            make(route, [], options).exec(address),
          );
          expect(own?.[0], `${route} ${address}`).toBe(others?.[0]);
        }
      }
    },
  );

  it('have no parameters', () => {
    expect(() => ours('/docs/:name', [], {})).toThrow('/docs/:name');
  });
});

describe('tags in the head', () => {
  const key = (name: string, attributes: Record<string, string>, content = '') =>
    keyOf({name, attributes, content});

  it('replace each other when they say the same', () => {
    expect(key('meta', {name: 'description', content: 'a'})).toBe(
      key('meta', {content: 'b', name: 'Description'}),
    );
    expect(key('link', {rel: 'canonical', href: '/a'})).toBe(
      key('link', {rel: 'canonical', href: '/b'}),
    );
  });

  it('stay beside each other when they do not', () => {
    expect(key('meta', {name: 'description'})).not.toBe(key('meta', {property: 'description'}));
    expect(key('link', {rel: 'alternate', href: '/a'})).not.toBe(
      key('link', {rel: 'alternate', href: '/b'}),
    );
    expect(key('script', {type: 'application/ld+json'}, '{"a":1}')).not.toBe(
      key('script', {type: 'application/ld+json'}, '{"a":2}'),
    );
  });
});

describe('expressions in packages', () => {
  it.each([
    ['node_modules/react-router/esm/react-router.js', contextRule],
    ['node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js', orderRule],
  ])('of %s are replaced, or the build says that they are gone', (file, {test, use}) => {
    const {find, put} = use[0]!.options;
    expect(path.resolve(file)).toMatch(test);
    const text = replaced(readFileSync(file, 'utf8'), {find, put});
    expect(text).toContain(put);
    expect(text).not.toContain(find);
    expect(() => replaced(text, {find, put})).toThrow('is not here any more');
  });
});

describe('dates of pages', () => {
  it.each(['zh', 'en'])('are written as by the browser: %s', (language) => {
    const intl = new Intl.DateTimeFormat(language, {calendar: 'gregory', ...dateOfChange});
    const own = dateFormat(language, dateOfChange);
    for (let month = 0; month < 24; month += 1) {
      for (const [day, hour] of [
        [1, 0],
        [9, 12],
        [28, 23],
      ] as const) {
        const date = new Date(Date.UTC(2025, month, day, hour, 59));
        expect(own.format(date)).toBe(intl.format(date));
        expect(own.format(date.getTime())).toBe(intl.format(date));
      }
    }
  });

  it('of another form, or in another language, are left to the browser', () => {
    const long = {month: 'long', timeZone: 'UTC'} as const;
    expect(dateFormat('en', long).format(0)).toBe('January');
    expect(dateFormat('fr', dateOfChange).format(0)).toBe('1 janv. 1970');
  });
});
