/**
 * Stands in for `preload.js` of Docusaurus: the same, once the section of the page has arrived.
 * Whoever needs a page waits for this: the start, each navigation, a link that is pointed at.
 */
import {matchRoutes} from 'react-router-config';
import routes from '@generated/lean-client/default/routes';
import {loadSection, sectionOf} from './sections';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

const preloadRoutes = (pathname: string): Promise<unknown>[] =>
  matchRoutes(routes, pathname).flatMap(
    ({route}) => (route.component as Preloadable).preload?.() ?? [],
  );

/** Loads the code of a page, its section first. Fails as a chunk of it fails. */
export default async function preload(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  await Promise.all(
    paths.map(async (path) => {
      const section = sectionOf(path);
      if (section !== undefined) {
        await loadSection(section);
      }
      await Promise.all(preloadRoutes(path));
    }),
  );
}
