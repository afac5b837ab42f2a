/**
 * Stands in for `preload.js` of Docusaurus: the same, once the section of the page has arrived.
 * Whoever needs a page waits for this: the start, each navigation, a link that is pointed at.
 */
import {matchRoutes} from 'react-router-config';
import {translate} from '@docusaurus/Translate';
import routes from '@generated/lean-client/default/routes';
import {hideNotice, showNotice} from '@site/src/clientModules/notice';
import {isReachable} from '@site/src/components/isReachable';
import {hasTexts} from './files';
import {keepTexts, loadTexts} from './kept-texts';
import {loadSection, sectionOf} from './sections';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

const preloadRoutes = (pathname: string): Promise<unknown>[] =>
  matchRoutes(routes, pathname).flatMap(({route}) => {
    const {preload: load} = route.component as Preloadable;
    return [
      ...(hasTexts(route as {chunks?: string}) ? [loadTexts(pathname)] : []),
      load?.() ?? [],
    ].flat();
  });

const loaded = new Set<string>();

/** Can this page be shown without waiting? */
export const isLoaded = (pathname: string): boolean => loaded.has(pathname);

/** Loads the code of a page, its section first. Fails as a chunk of it fails. */
export async function loadPage(pathname: string): Promise<void> {
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
  loaded.add(pathname);
}

/** Ends when the reader asks to try again, or the network is back. */
const retryAsked = (): Promise<void> =>
  new Promise((resolve) => {
    const onClick = () => {
      window.removeEventListener('online', onClick);
      hideNotice();
      resolve();
    };
    window.addEventListener('online', onClick);
    showNotice({
      role: 'alert',
      text: translate({id: 'site.network.text', message: '网络不通，没能打开下一页。'}),
      button: {label: translate({id: 'site.loading.retry', message: '重试'}), onClick},
    });
  });

/**
 * Loads the code of the page that is to be shown. When a navigation fails, Docusaurus loads the
 * whole page from the server, which is right after a new deployment; without a network it would
 * give the reader an error page of the browser instead of the page he has, so that waits until the
 * server answers. (Trying the chunks once more would not do: a route remembers that it failed.)
 */
export default async function preload(pathname: string): Promise<void> {
  if (!window.docusaurusRoot) {
    keepTexts(pathname);
  }
  hideNotice();
  try {
    await loadPage(pathname);
  } catch (error) {
    if (window.docusaurusRoot) {
      while (!(await isReachable(pathname))) {
        await retryAsked();
      }
    }
    throw error;
  }
}
