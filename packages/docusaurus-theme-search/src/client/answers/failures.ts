/** Why there is no answer. */

/** Only builds make an index: under `npm start` there is none to ask. */
export class NoIndexError extends Error {}

/** `unbuilt`: there is no index. `busy`: the service limits requests. `failed`: no host answers. */
export type Failure = 'failed' | 'busy' | 'unbuilt';

const isBusy = (status: unknown): boolean => status === 429;

/** Error of Algolia's client: status of the response, or responses of all hosts. */
interface AlgoliaError {
  status?: unknown;
  stackTrace?: Array<{response?: {status?: unknown}}>;
}

/** @param error what a search client threw */
export function failureOf(error: unknown): Failure {
  if (error instanceof NoIndexError) {
    return 'unbuilt';
  }
  const {status, stackTrace: tries = []} = (error ?? {}) as AlgoliaError;
  return isBusy(status) || tries.some(({response}) => isBusy(response?.status)) ? 'busy' : 'failed';
}
