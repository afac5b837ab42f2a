/** Writes `src/config/redirects.ts` for hosts that redirect by themselves. */
import {redirects, type Redirect} from '../../src/config/redirects';

/** Both languages, with paths as they stand in a URL. */
const both = (list: readonly Redirect[]) =>
  ['', '/en'].flatMap((home) =>
    list.map(({from, to}) => ({from: home + from, to: encodeURI(home + to)})),
  );

/** `_redirects`, which Netlify and Cloudflare Pages read. */
export const redirectsFile = (list = redirects): string =>
  both(list)
    .map(({from, to}) => `${encodeURI(from)} ${to} 301\n`)
    .join('');

/** Locations for an nginx server block, which compares decoded paths; with and without a slash at the end. */
export const nginxRedirects = (list = redirects): string =>
  both(list)
    .flatMap(({from, to}) => [from, `${from}/`].map((address) => ({address, to})))
    .map(({address, to}) => {
      const [page, anchor] = to.split('#');
      const target = `${page}$is_args$args${anchor ? `#${anchor}` : ''}`;
      return `location = "${address.replace(/["\\$]/g, '\\$&')}" { return 301 "${target}"; }\n`;
    })
    .join('');
