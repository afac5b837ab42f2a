/**
 * Replaces `preload.js` of Docusaurus: loads the section of a page before its code.
 * Hydration, navigation and hovered links wait for it.
 */
import {matchRoutes} from 'react-router-config';
import routes from '@generated/docusaurus-plugin-lazy-sections/default/routes';
import {loadSectionOf, missingSectionOf} from './sections';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

const loadPage = (address: string): Promise<unknown> =>
  Promise.all(
    matchRoutes(routes, address).flatMap(
      ({route}) => (route.component as Preloadable).preload?.() ?? [],
    ),
  );

/**
 * Loads the code of a page, its section first. If the section is loaded, the page is requested synchronously:
 * an `await` would delay the request until after the rendering that a click causes, about 60 ms on a desktop.
 * @throws ChunkLoadError if a chunk fails to load
 */
export default async function preload(pathname: string): Promise<void> {
  await Promise.all(
    [...new Set([pathname, decodeURI(pathname)])].map((address) =>
      missingSectionOf(address)
        ? loadSectionOf(address).then(() => loadPage(address))
        : loadPage(address),
    ),
  );
}
