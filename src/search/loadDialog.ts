/** Loads the search dialog, and beside it all that the first answer needs. */
import {preload} from 'react-dom';
import type {SearchGlobalData} from '@site/src/config/search';
import {indexAddress} from './client/indexAddress';
import type {Dialog} from './dialog';

/** The style sheet is not imported: Docusaurus would put it into the one that all pages load. */
function loadStyles(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} could not be loaded.`));
    };
    document.head.append(link);
  });
}

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

async function load({settings, styles}: SearchGlobalData): Promise<Dialog> {
  const index = settings.mode === 'embedded' && indexAddress();
  if (index) {
    preload(index, {as: 'fetch', crossOrigin: 'anonymous'});
    // Without its code there is no answer, which the dialog says when it is asked.
    import('./client/embedded').catch(() => {});
  }
  const styled = loadStyles(styles);
  // A failure is told at the end, when no more code is on its way: see `withoutCodeGeneration`.
  styled.catch(() => {});
  const {loadSearchDialog} = await import('./dialog');
  const dialog = await loadSearchDialog(settings);
  await styled;
  return dialog;
}

let loading: Promise<Dialog> | undefined;

/** @returns The same dialog each time. What could not be loaded is asked for again by the next call. */
export function loadDialog(data: SearchGlobalData): Promise<Dialog> {
  loading ??= withoutCodeGeneration(() => load(data)).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
