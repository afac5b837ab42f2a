/**
 * Repairs the address before the app reads it:
 *
 * - `/docs/overview.html` and `/docs/overview/index.html` become the clean address of the page.
 *   Docusaurus preloads the page by the address in the bar, and would take these for unknown pages.
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

function clean(): void {
  const {pathname, search, hash, href, origin} = window.location;
  const address = cleanPath(pathname, siteConfig.baseUrl) + search + decodable(hash);
  if (origin + address !== href) {
    window.history.replaceState(window.history.state, '', address);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  clean();
  // In the capture phase: React Router reads the address when it hears of the same event.
  window.addEventListener('popstate', clean, {capture: true});
}
