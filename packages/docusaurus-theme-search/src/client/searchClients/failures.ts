/** Reasons of failed searches. */

/** Error of a page without an index, as under `npm start`: only builds write one. */
export class NoIndexError extends Error {}

/** `unbuilt`: there is no index. `busy`: the service limits requests. `failed`: no host responds. */
export type Failure = 'failed' | 'busy' | 'unbuilt';

const isBusy = (status: unknown): boolean => status === 429;

/** Error of Algolia's client, with the status of the response or the responses of all hosts. */
interface AlgoliaError {
  status?: unknown;
  stackTrace?: Array<{response?: {status?: unknown}}>;
}

/** Reason of an error of a search client. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NoIndexError) {
    return 'unbuilt';
  }
  const {status, stackTrace: tries = []} = (error ?? {}) as AlgoliaError;
  return isBusy(status) || tries.some(({response}) => isBusy(response?.status)) ? 'busy' : 'failed';
}
