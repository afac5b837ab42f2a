/** Redirects for hosts with redirect rules, and for those that only serve files. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Former and current address of a page: paths without the language. */
export interface Redirect {
  from: string;
  to: string;
}

/** Redirects of both languages. */
const both = (list: readonly Redirect[]) =>
  ['', '/en'].flatMap((home) => list.map(({from, to}) => ({from: home + from, to: home + to})));

/** `_redirects`, which Netlify and Cloudflare Pages read. */
export const redirectsFile = (list: readonly Redirect[]): string =>
  both(list)
    .map(({from, to}) => `${encodeURI(from)} ${encodeURI(to)} 301\n`)
    .join('');

/** Locations for an nginx server block, which compares decoded paths; with and without a slash at the end. */
export const nginxRedirects = (list: readonly Redirect[]): string =>
  both(list)
    .flatMap(({from, to}) => [from, `${from}/`].map((address) => ({address, to: encodeURI(to)})))
    .map(({address, to}) => {
      const [page, anchor] = to.split('#');
      const target = `${page}$is_args$args${anchor ? `#${anchor}` : ''}`;
      return `location = "${address.replace(/["\\$]/g, '\\$&')}" { return 301 "${target}"; }\n`;
    })
    .join('');

/**
 * Removes the script from the pages of `@docusaurus/plugin-client-redirects`, and excludes them from search
 * engines. The pages redirect without it, by `<meta http-equiv="refresh">`; with it, the Content-Security-Policy of
 * every page would need a hash for each of them.
 */
export function completeRedirectPages(folder: string, list: readonly Redirect[]): void {
  for (const {from} of both(list)) {
    const file = path.join(folder, from, 'index.html');
    if (existsSync(file)) {
      const html = readFileSync(file, 'utf8');
      const noIndex = '<meta name="robots" content="noindex">';
      writeFileSync(file, html.replace(/<script>.*?<\/script>/s, noIndex));
    }
  }
}
