/**
 * Stands in for `preload.js` of Docusaurus: the same, once the section of the page has arrived.
 * The start, each navigation and a link that is pointed at wait for this.
 */
import {matchRoutes} from 'react-router-config';
import routes from '@generated/docusaurus-plugin-lazy-sections/default/routes';
import {loadSectionOf} from './sections';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

/**
 * Loads the code of a page, its section first.
 * @throws ChunkLoadError if some of it cannot be loaded
 */
export default async function preload(pathname: string): Promise<void> {
  await Promise.all(
    [...new Set([pathname, decodeURI(pathname)])].map(async (address) => {
      await loadSectionOf(address);
      await Promise.all(
        matchRoutes(routes, address).flatMap(
          ({route}) => (route.component as Preloadable).preload?.() ?? [],
        ),
      );
    }),
  );
}
