import {createContext} from 'react';

/** Paths of pages that the inspector links to. */
export interface InspectorPages {
  /** Page on uploading a file with coCLI. */
  upload: string;
  messageConverter: string;
  userScript: string;
}

/** Pages of the site, for the parts of the inspector. */
export const Pages = createContext<InspectorPages>({
  upload: '/',
  messageConverter: '/',
  userScript: '/',
});
