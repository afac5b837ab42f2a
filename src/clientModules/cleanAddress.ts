/**
 * Shows `/docs/overview.html` and `/docs/overview/index.html` under their clean address.
 * It must happen before the app starts: Docusaurus preloads the page by the address in the bar,
 * and would take these for unknown pages.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/** An address without `.html` or `/index.html`; the site's root keeps its slash. */
function cleanPath(pathname: string, baseUrl: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  return `${clean}/` === baseUrl ? baseUrl : clean;
}

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = cleanPath(pathname, siteConfig.baseUrl);
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
