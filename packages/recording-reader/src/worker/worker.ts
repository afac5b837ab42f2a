/**
 * Reads a recording away from the page, which stays usable and can end the worker at any time.
 *
 * The code that reads comes with the first request, because the bundler loads its pieces by
 * `importScripts`: where scripts are served with the policy of the site, that needs the policy below.
 */
import type {WorkerRequest, WorkerResponse} from './protocol';

/** The part of the worker's global scope that is used; the page's types have no such scope. */
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
    (error: unknown) => scope.postMessage({id: data.id, error: String(error)}),
  );
};
