/**
 * Repairs the address before the app reads it:
 *
 * - `/docs/overview.html` and `/docs/overview/index.html` become the clean address of the page.
 *   Docusaurus preloads the page by the address in the bar, and would take these for unknown pages.
 * - On the not-found page, an address that was written carelessly leads to the page that was meant: in capitals,
 *   with the punctuation or words that stood behind it in a text, with the language of another site before it.
 * - A `%` in the fragment that encodes nothing, as in `#100%`, becomes `%25`. Docusaurus decodes the
 *   fragment while it renders, and the page would crash.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/** A path without `.html` or `/index.html`; the root of the site keeps its slash. */
function cleanPath(pathname: string, baseUrl: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  return `${clean}/` === baseUrl ? baseUrl : clean;
}

/** A fragment that `decodeURIComponent` accepts. */
function decodable(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/** A path as readers see it; as it is where its bytes are no text. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** A path as this site writes its own: small ASCII letters, one language at most, nothing behind it. */
function meantPath(pathname: string): string {
  const [own = ''] = /^[\w ./-]*/.exec(pathname.toLowerCase())!;
  // A folder in other letters is none of this site's.
  return pathname.includes('/', own.length)
    ? pathname
    : own
        .replace(/\/{2,}/g, '/')
        .replace(/[ ._/-]+$/, '')
        .replace(/^(?:\/(?:zh|en)(?:-\w+)?)*\/(zh|en)(?:-\w+)?(?=\/|$)/, (_, language: string) =>
          language === 'en' ? '/en' : '',
        );
}

/** Goes to the page that the address of a not-found page means, if that is another one. */
function leadOn(): void {
  const {pathname, search, hash} = window.location;
  const asked = decoded(pathname);
  const path = cleanPath(meantPath(asked), siteConfig.baseUrl) || '/';
  if (path !== asked.replace(/\/$/, '') && document.querySelector('[data-not-found]')) {
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
  leadOn();
  // In the capture phase: React Router reads the address when it hears of the same event.
  window.addEventListener('popstate', clean, {capture: true});
}
