/** Loads the search dialog, and beside it all that the first answer needs. */
import {preload} from 'react-dom';
import type {SearchSettings} from '../options';
import {indexAddress} from './answers/indexAddress';
import {once} from './answers/once';
import type {Dialog} from './dialog';

async function load(settings: SearchSettings): Promise<Dialog> {
  const index = settings.mode === 'embedded' && indexAddress();
  if (index) {
    preload(index, {as: 'fetch', crossOrigin: 'anonymous'});
    // Without its code there is no answer, which the dialog says when it is asked.
    import('./answers/embedded').catch(() => {});
  }
  const {loadSearchDialog} = await import(/* webpackChunkName: "search-dialog" */ './dialog');
  return loadSearchDialog(settings);
}

export const loadDialog = once(load);
