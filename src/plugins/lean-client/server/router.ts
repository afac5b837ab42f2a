/**
 * Stands in for `@docusaurus/router` where pages are rendered: the theme asks all docs, several times a
 * page, whether they are at its address. Most need no regular expression to be told from it.
 */
import {matchPath as matchAny, type RouteProps, type match as Match} from 'react-router-dom';

export * from '@docusaurus/core/lib/client/exports/router.js';

/** Whether a path stands for one address, not for all that fit it. */
export const isPlain = (path: unknown): path is string =>
  typeof path === 'string' && !/[:*(\\]/.test(path);

/** What of an address a path stands for; `null` if it is that of another page. */
export function matchPath<Params extends {[Name in keyof Params]?: string}>(
  pathname: string,
  props: RouteProps,
): Match<Params> | null {
  const {path, exact} = props;
  // One of them may end with a slash.
  const isOther = exact && isPlain(path) && Math.abs(path.length - pathname.length) > 1;
  return isOther ? null : matchAny<Params>(pathname, props);
}
