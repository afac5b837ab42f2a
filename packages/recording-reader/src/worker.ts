/**
 * Reads a recording away from the page, which stays usable and can end the worker at any time.
 *
 * The code that reads comes with the first question, because the bundler loads its pieces by
 * `importScripts`: where scripts are served with the policy of the site, that needs the policy below.
 */
import type {Asked, Told} from './protocol';

/** The part of the worker's global scope that is used; the page's types have no such scope. */
const scope = globalThis as unknown as {
  location: Location;
  postMessage(told: Told): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
  trustedTypes?: {
    createPolicy(name: 'default', rules: {createScriptURL(text: string): string | null}): void;
  };
};

scope.trustedTypes?.createPolicy('default', {
  createScriptURL: (text) =>
    new URL(text, scope.location.href).origin === scope.location.origin ? text : null,
});

scope.onmessage = ({data}) => {
  import('./reading').then(
    ({reply}) => reply(data, (told) => scope.postMessage(told)),
    (error: unknown) => scope.postMessage({id: data.id, error: String(error)}),
  );
};
