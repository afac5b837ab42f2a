/** Search clients, which the dialog and the results page share. */
import type {SearchSettings} from '../../options';
import {once} from './once';
import type {Search} from './types';

/** Algolia's `facetFilters`; an inner list contains alternatives. */
export type FacetFilters = ReadonlyArray<string | readonly string[]>;

const clients = new Map<string, Search>();

async function load(settings: SearchSettings, filters: FacetFilters): Promise<Search> {
  if (settings.mode === 'embedded') {
    const {embeddedSearch, loadIndex} = await import('./embedded');
    // The index loads while the reader types.
    loadIndex().catch(() => {});
    return embeddedSearch;
  }
  const {hostedSearch} = await import('./hosted');
  return hostedSearch(settings, filters);
}

/**
 * Returns the client for these filters, and starts to load its code.
 * @param filters language and version of hosted results; the embedded index contains no others
 */
export function searchClient(settings: SearchSettings, filters: FacetFilters): Search {
  const key = JSON.stringify(filters);
  const existing = clients.get(key);
  if (existing) {
    return existing;
  }
  const loaded = once(() => load(settings, filters));
  loaded().catch(() => {});
  const search: Search = async (request) => (await loaded())(request);
  clients.set(key, search);
  return search;
}
