/** The one search client of the site; the dialog and the results page share what it has loaded. */
import type {SearchSettings} from '@site/src/config/search';
import {embeddedClient} from './embedded';
import {withFallback} from './fallback';
import {hostedClient, type FacetFilters} from './hosted';
import type {SearchClient} from './types';

const clients = new Map<string, SearchClient>();

function create(settings: SearchSettings, facetFilters: FacetFilters): SearchClient {
  if (settings.mode === 'embedded') {
    return embeddedClient();
  }
  const hosted = hostedClient(settings, facetFilters);
  return settings.fallback ? withFallback(hosted, embeddedClient()) : hosted;
}

/** `facetFilters` keep hosted results to the page's language and version; the embedded index has no others. */
export function searchClient(settings: SearchSettings, facetFilters: FacetFilters): SearchClient {
  const key = settings.mode === 'embedded' ? settings.mode : JSON.stringify(facetFilters);
  const known = clients.get(key);
  if (known) {
    return known;
  }
  const client = create(settings, facetFilters);
  clients.set(key, client);
  return client;
}
