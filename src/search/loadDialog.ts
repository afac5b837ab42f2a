/** Loads the search dialog, and with it all that the first answer needs. */
import type {ComponentType} from 'react';
import {preload} from 'react-dom';
import type {SearchGlobalData} from '@site/src/config/search';
import {searchClient, type FacetFilters} from './client';
import {indexAddress} from './client/indexAddress';
import type {DialogProps} from './dialog';

export type Dialog = ComponentType<DialogProps>;

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

/** A reader whose browser blocks the script for events still searches. */
async function loadInsights(): Promise<void> {
  try {
    const {default: insightsClient} = await import('search-insights');
    // DocSearch would load it from a public network.
    Object.assign(window, {aa: insightsClient});
  } catch {
    // Then there are no events.
  }
}

async function load({settings, styles}: SearchGlobalData): Promise<Dialog> {
  const [{default: SearchDialog}] = await Promise.all([
    import('./dialog'),
    loadStyles(styles),
    settings.mode === 'hosted' && settings.insights ? loadInsights() : undefined,
  ]);
  return SearchDialog;
}

let loading: Promise<Dialog> | undefined;

/**
 * Begins to load the dialog, its client and the index side by side.
 * @returns The same dialog each time. What could not be loaded is asked for again by the next call.
 */
export function loadDialog(data: SearchGlobalData, filters: FacetFilters): Promise<Dialog> {
  const index = data.settings.mode === 'embedded' && indexAddress();
  if (index) {
    preload(index, {as: 'fetch', crossOrigin: 'anonymous'});
  }
  searchClient(data.settings, filters).warm();
  loading ??= load(data).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
