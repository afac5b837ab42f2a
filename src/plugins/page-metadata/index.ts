/**
 * What search engines, social networks and browsers read of a page: its card and Open Graph tags,
 * structured data, the description of the search, and `robots.txt` (`work.ts`). Title, description,
 * canonical address and languages come from Docusaurus.
 */
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {fileDates, type FileDates} from '../../config/git';
import type {PagePlugin} from '../post-build/consumer';

/** Dates of each page that is made from a file, by its path; none where the history is not known. */
function datesOf(routes: RouteConfig[]): [string, FileDates | null][] {
  const dates = fileDates();
  return flattenRoutes(routes).flatMap(({path: route, metadata}) =>
    metadata?.sourceFilePath ? [[route, dates.get(metadata.sourceFilePath) ?? null]] : [],
  );
}

export default function pageMetadata({siteConfig}: LoadContext): PagePlugin {
  return {
    name: 'page-metadata',

    async builtPages(site, {routes}) {
      const {default: metadataWork} = await import('./work');
      return metadataWork(site, {icon: siteConfig.favicon ?? '', dates: datesOf(routes)});
    },
  };
}
