/** What stands in for packages in the browser, beside the packages themselves. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {keyOf} from '../../src/plugins/lean-client/client/packages/helmet';
import ours from '../../src/plugins/lean-client/client/packages/path-to-regexp';
import contextLoader from '../../src/plugins/lean-client/context-loader.mjs';

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

it("react-router makes its contexts with React, and says when that can't be told", () => {
  const file = path.resolve('node_modules/react-router/esm/react-router.js');
  expect(contextLoader(readFileSync(file, 'utf8'))).toContain(
    'var createContext = React.createContext;',
  );
  expect(() => contextLoader('React.createContext')).toThrow('react-router');
});
