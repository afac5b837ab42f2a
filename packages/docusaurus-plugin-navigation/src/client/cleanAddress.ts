/**
 * Normalizes the address before the app reads it:
 *
 * - `/docs/overview.html`, `/docs/overview/index.html` and `/docs//overview`, for which servers send the page,
 *   become its clean address. Docusaurus preloads the page by the current address, and would treat these as
 *   unknown pages.
 * - On the not-found page, a mistyped address redirects to the intended page: in capitals, with trailing
 *   punctuation or words from the surrounding text, with the language prefix of another site.
 * - An invalid `%` in the fragment, as in `#100%`, becomes `%25`. Docusaurus decodes the fragment while it
 *   renders, and the page would crash.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/** Path without `.html`, `/index.html` and repeated slashes; the slash of the root is preserved. */
function cleanPath(pathname: string, baseUrl: string): string {
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$/, '');
  return `${clean}/` === baseUrl ? baseUrl : clean;
}

/** Fragment that `decodeURIComponent` accepts. */
function decodable(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/** Decoded path; unchanged if its bytes are not valid text. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Canonical form of a path: lowercase ASCII, one language at most, nothing appended. */
function canonicalPath(pathname: string): string {
  const [own = ''] = /^[\w ./-]*/.exec(pathname.toLowerCase())!;
  // The site has no folder with other characters.
  return pathname.includes('/', own.length)
    ? pathname
    : own
        .replace(/[ ._/-]+$/, '')
        .replace(/^(?:\/(?:zh|en)(?:-\w+)?)*\/(zh|en)(?:-\w+)?(?=\/|$)/, (_, language: string) =>
          language === 'en' ? '/en' : '',
        );
}

/** Redirects from a not-found page to the page that its address implies, if any. */
function redirectToIntendedPage(): void {
  const {pathname, search, hash} = window.location;
  const requested = decoded(pathname).replace(/\/$/, '');
  const path = cleanPath(canonicalPath(requested), siteConfig.baseUrl) || '/';
  if (path !== requested && document.querySelector('[data-not-found]')) {
    window.location.replace(path + search + hash);
  }
}

function clean(): void {
  const {pathname, search, hash, href, origin} = window.location;
  const address = cleanPath(pathname, siteConfig.baseUrl) + search + decodable(hash);
  if (origin + address !== href) {
    window.history.replaceState(window.history.state, '', address);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  clean();
  redirectToIntendedPage();
  // In the capture phase: React Router reads the address in its own listener for the event.
  window.addEventListener('popstate', clean, {capture: true});
}
