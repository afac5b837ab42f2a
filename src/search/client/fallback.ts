/**
 * Hosted search with the embedded index behind it, for readers who cannot reach the hosts.
 *
 * When the hosts have not answered in time, or refuse to, the embedded index answers. What the
 * hosts answer later still counts: from then on they are asked again.
 */
import {fallbackAfter} from '@site/src/config/search';
import type {SearchClient, SearchRequest, SearchResponse} from './types';

export function withFallback(
  hosted: SearchClient,
  embedded: SearchClient,
  patience = fallbackAfter,
): SearchClient {
  return {
    warm() {
      hosted.warm();
    },

    async search(request: SearchRequest): Promise<SearchResponse> {
      const asked = hosted.search(request);
      const late = new Promise<undefined>((resolve) => {
        setTimeout(resolve, patience, undefined);
      });
      const first = await Promise.race([asked.catch(() => undefined), late]);
      if (first) {
        return first;
      }
      try {
        return {...(await embedded.search(request)), source: 'fallback'};
      } catch {
        // Neither can answer now; the hosts may yet.
        return asked;
      }
    },
  };
}
