/**
 * Stands in for `docsPreferredVersion.js` of the docs plugin on a site with one version: nobody has
 * preferred one. (That file asks the browser's storage, and has the whole page rendered once more.)
 */
import type {ReactNode} from 'react';

export const DocsPreferredVersionContextProvider = ({children}: {children: ReactNode}): ReactNode =>
  children;

export const useDocsPreferredVersion = () => ({
  preferredVersion: null,
  savePreferredVersionName: () => {},
});

export const useDocsPreferredVersionByPluginId = (): Record<string, never> => ({});
