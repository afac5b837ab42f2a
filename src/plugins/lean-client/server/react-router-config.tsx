/**
 * Stands in for `react-router-config` where pages are rendered: a page is found among all by its
 * address. The package tries one after the other, several times a page, so that four times the pages
 * take sixteen times as long.
 */
import React, {type ReactElement} from 'react';
import {matchPath, useLocation} from 'react-router';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import {renderRoutes as renderAll} from 'react-router-config/esm/react-router-config.js';
import {isPlain} from './router';

interface Known {
  /** Place of each page by its address. */
  pages: Map<string, number>;
  /** Places of what stands for more than one address. */
  others: number[];
}

const known = new WeakMap<RouteConfig[], Known>();

function read(routes: RouteConfig[]): Known {
  const pages = new Map<string, number>();
  const others: number[] = [];
  routes.forEach(({path, exact}, place) => {
    if (exact && isPlain(path)) {
      pages.set(path, pages.get(path) ?? place);
    } else {
      others.push(place);
    }
  });
  return {pages, others};
}

/** Routes that the one which matches is among, in their order. */
function candidates(routes: RouteConfig[], pathname: string): RouteConfig[] {
  const {pages, others} = known.get(routes) ?? read(routes);
  known.set(routes, {pages, others});
  const page = pages.get(pathname);
  return page === undefined
    ? routes
    : [...others.filter((place) => place < page), page].map((place) => routes[place]!);
}

/** Routes from the root down to the one of an address. Each has a path: Docusaurus writes no others. */
export function matchRoutes(routes: RouteConfig[], pathname: string): MatchedRoute<object>[] {
  for (const route of candidates(routes, pathname)) {
    const match = matchPath<object>(pathname, route);
    if (match) {
      return [{route, match}, ...matchRoutes(route.routes ?? [], pathname)];
    }
  }
  return [];
}

function Candidates({routes}: {routes: RouteConfig[]}): ReactElement {
  return <>{renderAll(candidates(routes, useLocation().pathname))}</>;
}

/** What is shown of routes at the present address. */
export const renderRoutes = (routes: RouteConfig[] | undefined): ReactElement | null =>
  routes ? <Candidates routes={routes} /> : null;
