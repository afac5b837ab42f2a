/**
 * Stands in for `preload.js` of Docusaurus: the same, once the section of the page has arrived.
 * The start, each navigation and a link that is pointed at wait for this.
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
 * Loads the code of a page, its section first. A page of a section that has arrived is requested at once:
 * after an `await`, its request would follow the rendering that a click causes, some 60 ms later on a computer.
 * @throws ChunkLoadError if some of it cannot be loaded
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
