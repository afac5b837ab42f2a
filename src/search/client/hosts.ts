/**
 * What Algolia's client remembers about hosts that failed, so that it leaves them for two minutes.
 *
 * Its own memory (algoliasearch 5.64.0) files a failed host under its state, and looks it up
 * without one: it never finds it, and every query waits for the same dead host again. This one
 * files hosts under their address.
 */
import type {liteClient} from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

export function hostMemory(): HostsCache {
  const states = new Map<string, unknown>();
  const addressOf = (host: unknown) => (host as {url: string}).url;
  return {
    get: async (host, unknown) =>
      (states.get(addressOf(host)) as Awaited<ReturnType<typeof unknown>> | undefined) ?? unknown(),
    set: async (host, state) => {
      states.set(addressOf(host), state);
      return state;
    },
    delete: async (host) => {
      states.delete(addressOf(host));
    },
    clear: async () => states.clear(),
  };
}
