/** What finds routes where pages are rendered, beside the packages in whose place it stands. */
import React from 'react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter, matchPath as theirMatch} from 'react-router-dom';
import {
  matchRoutes as theirRoutes,
  renderRoutes as theirElement,
} from 'react-router-config/esm/react-router-config.js';
import type {RouteConfig, RouteConfigComponentProps} from 'react-router-config';
import {describe, expect, it} from 'vitest';
import {matchRoutes, renderRoutes} from '../../src/plugins/lean-client/server/react-router-config';
import {matchPath} from '../../src/plugins/lean-client/server/router';

const leaf = (path: string): RouteConfig => ({
  path,
  exact: true,
  component: ({match}: RouteConfigComponentProps) => <p>{`${path} at ${match.url}`}</p>,
});

/** With the rendering under test: both have to give the same. */
const routesWith = (render: typeof renderRoutes): RouteConfig[] => [
  leaf('/about'),
  leaf('/about'),
  {
    path: '/docs',
    component: ({route}: RouteConfigComponentProps) => <main>{render(route?.routes)}</main>,
    routes: [
      leaf('/docs/a'),
      leaf('/docs/ab'),
      {path: '/docs/deep', component: () => <b>deep</b>},
      leaf('/docs/deep/hidden'),
      leaf('/docs/:any(x|y)'),
      leaf('/docs/end/'),
    ],
  },
  leaf('/'),
  {path: '*', component: () => <p>Not found</p>},
];

const addresses = [
  '/',
  '/about',
  '/about/',
  '/ABOUT',
  '/about.html',
  '/docs',
  '/docs/a',
  '/docs/a/',
  '/docs/A',
  '/docs/ab',
  '/docs/abc',
  '/docs/deep/hidden',
  '/docs/x',
  '/docs/end',
  '/docs/end/',
  '/docs/none',
  '/none',
];

describe.each(addresses)('%s', (address) => {
  const shown = (element: React.ReactNode) =>
    renderToString(<MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>);

  it('has the routes that react-router-config finds', () => {
    const routes = routesWith(renderRoutes);
    expect(matchRoutes(routes, address)).toEqual(theirRoutes(routes, address));
  });

  it('is shown as by react-router-config', () => {
    expect(shown(renderRoutes(routesWith(renderRoutes)))).toBe(
      shown(theirElement(routesWith(theirElement))),
    );
  });

  it.each([
    {path: '/docs/a', exact: true, strict: false},
    {path: '/docs/a/', exact: true, strict: true},
    {path: '/docs/:any', exact: true},
    {path: '/docs', exact: false},
    {path: ['/about', '/'], exact: true},
  ])('fits $path, or does not, as for react-router', (props) => {
    expect(matchPath(address, props)).toEqual(theirMatch(address, props));
  });
});

it('nothing is shown of no routes', () => {
  expect(renderRoutes(undefined)).toBeNull();
});
