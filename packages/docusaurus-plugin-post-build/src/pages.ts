/** Files and paths of built pages. */
import type {BuiltPage} from './consumer';

/** Path of a page from its file: `docs/overview.html` becomes `/en/docs/overview`. */
export const pagePath = (baseUrl: string, file: string): string =>
  baseUrl + file.replace(/(?:(^|\/)index)?\.html$/, '');

/** File of a page by its route, as Docusaurus writes it with `trailingSlash: false`. */
function pageFile(baseUrl: string, route: string): string {
  const name = decodeURI(route.slice(baseUrl.length)).replace(/\.html$/, '');
  return name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
}

/** Pages of a language by the paths of its routes, sorted by file. */
export function pagesOf(baseUrl: string, routesPaths: readonly string[]): BuiltPage[] {
  const files = routesPaths.map((route) => pageFile(baseUrl, route));
  return files.sort().map((file) => ({file, path: pagePath(baseUrl, file)}));
}
