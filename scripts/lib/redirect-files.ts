/** Writes `src/config/redirects.ts` for hosts that redirect by themselves, and for those that do not. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {redirects, type Redirect} from '../../src/config/redirects';

/** Both languages. */
const both = (list: readonly Redirect[]) =>
  ['', '/en'].flatMap((home) => list.map(({from, to}) => ({from: home + from, to: home + to})));

/** `_redirects`, which Netlify and Cloudflare Pages read. */
export const redirectsFile = (list = redirects): string =>
  both(list)
    .map(({from, to}) => `${encodeURI(from)} ${encodeURI(to)} 301\n`)
    .join('');

/** Locations for an nginx server block, which compares decoded paths; with and without a slash at the end. */
export const nginxRedirects = (list = redirects): string =>
  both(list)
    .flatMap(({from, to}) => [from, `${from}/`].map((address) => ({address, to: encodeURI(to)})))
    .map(({address, to}) => {
      const [page, anchor] = to.split('#');
      const target = `${page}$is_args$args${anchor ? `#${anchor}` : ''}`;
      return `location = "${address.replace(/["\\$]/g, '\\$&')}" { return 301 "${target}"; }\n`;
    })
    .join('');

/**
 * Takes the script out of the pages that `@docusaurus/plugin-client-redirects` has written, and tells
 * search engines not to list them. They lead on without it, by `<meta http-equiv="refresh">`; with it,
 * the Content-Security-Policy of every page would need a hash for each of them.
 */
export function completeRedirectPages(folder: string): void {
  for (const {from} of both(redirects)) {
    const file = path.join(folder, from, 'index.html');
    if (existsSync(file)) {
      const html = readFileSync(file, 'utf8');
      const noIndex = '<meta name="robots" content="noindex">';
      writeFileSync(file, html.replace(/<script>.*?<\/script>/s, noIndex));
    }
  }
}
