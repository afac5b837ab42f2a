import {createContext} from 'react';

export interface InspectorPages {
  /** Page on uploading a file with coCLI. */
  upload: string;
  messageConverter: string;
  userScript: string;
}

export const Pages = createContext<InspectorPages>({
  upload: '/',
  messageConverter: '/',
  userScript: '/',
});
