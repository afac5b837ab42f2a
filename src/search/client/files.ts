/** Files of the embedded index. Small: every page has it, to ask for the index with the first sign. */

/** Milliseconds after which a file that has not arrived will not. */
export const fetchTimeout = 20_000;

const metaSelector = 'meta[name="search-index"]';

/** Address of the index that a page names; only those of production builds do. */
export const indexAddress = (page: Document = document): string | undefined =>
  page.querySelector<HTMLMetaElement>(metaSelector)?.content;

/** Rejects for any answer but a good one, and when there is none in time. */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address, {signal: AbortSignal.timeout(fetchTimeout)});
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response;
}

const asked = new Map<string, Promise<ArrayBuffer>>();

/**
 * Asks for an index once, whoever wants it: the search bar does so before it has the script that
 * reads it. One that fails is asked for again by the next call.
 */
export function fetchIndex(address: string): Promise<ArrayBuffer> {
  let bytes = asked.get(address);
  if (!bytes) {
    bytes = fetchFile(address).then((response) => response.arrayBuffer());
    asked.set(address, bytes);
    bytes.catch(() => asked.delete(address));
  }
  return bytes;
}

/** An index that arrived and cannot be read is asked for again by the next call. */
export const forgetIndex = (address: string): void => void asked.delete(address);

/** What reads an index. Asked for here alone: another place would get a copy of it. */
export const importEngine = () => import('../engine');
