/**
 * Stands in for `path-to-regexp` in the browser (1 KB less): the addresses of our routes are
 * literal, except for that of the not-found page, `*`. Links of React Router ask for theirs with a
 * backslash before each sign.
 */
interface Key {
  name: string | number;
}

interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

/**
 * @returns What matches the address, with or without a slash at its end; without `end` also what is below it.
 * @throws Error for an address with parameters.
 */
export default function pathToRegexp(
  path: string,
  keys: Key[],
  {end = true, strict = false, sensitive = false}: Options,
): RegExp {
  const flags = sensitive ? '' : 'i';
  if (path === '*') {
    keys.push({name: 0});
    return new RegExp('^(.*)$', flags);
  }
  if (/(?<!\\)[:*(]/.test(path)) {
    throw new Error(`The route ${path} has parameters.`);
  }
  const literal = path.replace(/\\(.)/g, '$1').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const route = strict ? literal : `${literal.replace(/\/$/, '')}(?:\\/(?=$))?`;
  return new RegExp(
    `^${route}${end ? '$' : strict && path.endsWith('/') ? '' : '(?=\\/|$)'}`,
    flags,
  );
}

/** An address without parameters is itself. */
pathToRegexp.compile = (path: string) => (): string => path;
