/** The one search client of the site; the dialog and the results page share what it has loaded. */
import type {SearchSettings} from '../../config/search';
import {embeddedClient} from './embedded';
import type {SearchClient} from './types';

let client: SearchClient | undefined;

export function searchClient(settings: SearchSettings): SearchClient {
  client ??= embeddedClient();
  void settings;
  return client;
}
