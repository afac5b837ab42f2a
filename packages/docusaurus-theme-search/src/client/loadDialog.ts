/** Loads the search dialog, and beside it all that the first answer needs. */
import {preload} from 'react-dom';
import type {SearchSettings} from '../options';
import {indexAddress} from './answers/indexAddress';
import {once} from './answers/once';
import type {Dialog} from './dialog';

/**
 * zod, which is in DocSearch's dialog, finds out by trying whether it may generate code. The
 * Content-Security-Policy says no and zod goes on without, but the browser reports the attempt. While
 * the dialog is loaded this gives the same answer without the attempt.
 */
async function withoutCodeGeneration<T>(load: () => Promise<T>): Promise<T> {
  const original = globalThis.Function;
  const refuse = () => {
    throw new EvalError('Code generation is switched off.');
  };
  // Minimizers turn one way to call it into the other.
  globalThis.Function = new Proxy(original, {apply: refuse, construct: refuse});
  try {
    return await load();
  } finally {
    globalThis.Function = original;
  }
}

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

export const loadDialog = once((settings: SearchSettings) =>
  withoutCodeGeneration(() => load(settings)),
);
