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

/** Indexes that were asked for in advance; nothing for those that have been taken. */
const asked = new Map<string, Promise<Response> | undefined>();

/** Asks for an index before there is the script that reads it. Whoever takes it sees whether it comes. */
export function askForIndex(address: string): void {
  if (asked.has(address)) {
    return;
  }
  const response = fetchFile(address);
  asked.set(address, response);
  response.catch(() => asked.delete(address));
}

/** The index that was asked for in advance, or one that is asked for now. */
export function takeIndex(address: string): Promise<Response> {
  const response = asked.get(address) ?? fetchFile(address);
  asked.set(address, undefined);
  return response;
}

/** What reads an index. Asked for here alone: another place would get a copy of it. */
export const importEngine = () => import('../engine');
