/**
 * What search engines, social networks and browsers read of a page: its card and Open Graph tags,
 * structured data, the description of the search, and `robots.txt` (`work.ts`). Title, description,
 * canonical address and languages come from Docusaurus.
 */
import path from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import type {MetadataWork} from './work';
import {fileDates, type FileDates} from '../../config/git';
import type {PagePlugin} from '../built-pages/work';

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

    builtPages: ({routes}) => ({
      module: path.join(__dirname, 'work.ts'),
      data: {icon: siteConfig.favicon ?? '', dates: datesOf(routes)} satisfies MetadataWork,
    }),
  };
}
