/**
 * Reads a recording outside the main thread, so that the page stays responsive and can terminate the worker.
 *
 * The reader code is loaded with the first request, because the bundler loads chunks with
 * `importScripts`: if scripts are served with the policy of the site, that needs the policy below.
 */
import type {WorkerRequest, WorkerResponse} from './protocol';

/** Used part of the worker's global scope, which the DOM types lack. */
const scope = globalThis as unknown as {
  location: Location;
  postMessage(response: WorkerResponse): void;
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  trustedTypes?: {
    createPolicy(name: 'default', rules: {createScriptURL(text: string): string | null}): void;
  };
};

scope.trustedTypes?.createPolicy('default', {
  createScriptURL: (text) =>
    new URL(text, scope.location.href).origin === scope.location.origin ? text : null,
});

scope.onmessage = ({data}) => {
  import('./requestHandlers').then(
    ({handleRequest}) => handleRequest(data, (response) => scope.postMessage(response)),
    (error: unknown) =>
      scope.postMessage({id: data.id, error: String(error), reason: 'missing-code'}),
  );
};
