/** The redirects in the forms that hosts understand. */
import {escapeHtml} from '../escape';
import type {Redirect} from '../../config/redirects';

/** Home paths of the languages: each entry holds for all of them. */
const homes = ['/', '/en/'] as const;

const encode = (address: string) => address.split('/').map(encodeURIComponent).join('/');
/** @param query Stands between the path and the anchor. */
function encodeTarget(address: string, query = ''): string {
  const [page = '', anchor] = address.split('#');
  return encode(page) + query + (anchor === undefined ? '' : `#${anchor}`);
}

const both = (redirects: readonly Redirect[]) =>
  homes.flatMap((home) =>
    redirects.map(({from, to}) => ({from: home + from.slice(1), to: home + to.slice(1)})),
  );

/** `_redirects`, read by Netlify, Cloudflare Pages and others. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  both(redirects)
    .map(({from, to}) => `${encode(from)} ${encodeTarget(to)} 301\n`)
    .join('');

/**
 * Locations for an nginx server block, with and without a slash at the end: nginx compares paths
 * that it has decoded, and an exact location goes before all others.
 */
export const nginxLocations = (redirects: readonly Redirect[]): string =>
  both(redirects)
    .flatMap(({from, to}) => [from, `${from}/`].map((address) => ({address, to})))
    .map(
      ({address, to}) =>
        `location = "${address.replace(/["\\$]/g, '\\$&')}" { return 301 "${encodeTarget(to, '$is_args$args')}"; }\n`,
    )
    .join('');

/**
 * A page for hosts that know no redirects: it leads on by itself, without a script.
 * @param to Path with the base URL.
 */
export function redirectPage(
  to: string,
  {siteUrl, language, text}: {siteUrl: string; language: string; text: string},
): string {
  const address = escapeHtml(encodeTarget(to));
  return `<!doctype html><html lang="${language}"><head><meta charset="UTF-8"><title>${escapeHtml(text)}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${siteUrl}${address}"></head><body><p><a href="${address}">${escapeHtml(text)}</a></p></body></html>\n`;
}
