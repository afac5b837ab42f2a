/** Loads the search dialog, with the index and the code of the first search. */
import {preload} from 'react-dom';
import type {SearchSettings} from '../options';
import {indexAddress} from './searchClients/indexAddress';
import {once} from './searchClients/once';
import type {Dialog} from './dialog';

async function load(settings: SearchSettings): Promise<Dialog> {
  const index = settings.mode === 'embedded' && indexAddress();
  if (index) {
    preload(index, {as: 'fetch', crossOrigin: 'anonymous'});
    // The dialog reports a failure with the first search.
    import('./searchClients/embedded').catch(() => {});
  }
  const {loadSearchDialog} = await import(/* webpackChunkName: "search-dialog" */ './dialog');
  return loadSearchDialog(settings);
}

export const loadDialog = once(load);
