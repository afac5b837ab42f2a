/** The search client of the site; the dialog and the results page share what it has loaded. */
import type {SearchSettings} from '@site/src/config/search';
import type {SearchClient} from './types';

/** Algolia's `facetFilters`: an inner list holds alternatives. */
export type FacetFilters = ReadonlyArray<string | readonly string[]>;

const clients = new Map<string, SearchClient>();

async function load(settings: SearchSettings, filters: FacetFilters): Promise<SearchClient> {
  if (settings.mode === 'embedded') {
    return (await import('./embedded')).embeddedClient();
  }
  const {hostedClient, withFallback} = await import('./hosted');
  const hosted = hostedClient(settings, filters);
  return settings.fallback
    ? withFallback(hosted, async () => (await import('./embedded')).embeddedClient())
    : hosted;
}

/**
 * @param settings, filters Filters keep hosted results to the page's language and version; the
 * embedded index holds no others.
 * @returns The same client for the same filters. Its code is loaded with the first use.
 */
export function searchClient(settings: SearchSettings, filters: FacetFilters): SearchClient {
  const key = JSON.stringify(filters);
  let client = clients.get(key);
  if (!client) {
    let loading: Promise<SearchClient> | undefined;
    const loaded = () => {
      // Code that could not be loaded is asked for again by the next query.
      loading ??= load(settings, filters).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    };
    client = {
      search: async (request) => (await loaded()).search(request),
      warm: () =>
        void loaded()
          .then((own) => own.warm())
          .catch(() => {}),
    };
    clients.set(key, client);
  }
  return client;
}
