/** Loads the search dialog, and with it all that the first answer needs. */
import React, {type ComponentType} from 'react';
import type {SearchGlobalData} from '@site/src/plugins/search-index';
import type {FacetFilters} from './client/hosted';
import {askForIndex, importEngine, indexAddress} from './client/files';
import {loadStyles} from './dialog/styles';

export type Dialog = ComponentType<{
  settings: SearchGlobalData['settings'];
  facetFilters: FacetFilters;
  initialQuery?: string;
  asking: boolean;
  onAsk: (asking: boolean) => void;
  onClose: () => void;
}>;

let loading: Promise<Dialog> | undefined;

/** Once: later calls get the same dialog, unless it could not be loaded; then they try again. */
export function loadDialog(
  {settings, styles}: SearchGlobalData,
  facetFilters: FacetFilters,
): Promise<Dialog> {
  // All that the first answer needs is asked for at once: one thing after the other takes too long
  // on a slow line.
  const address = settings.mode === 'embedded' && indexAddress();
  if (address) {
    askForIndex(address);
    importEngine().catch(() => {});
  }
  import('./client').then(
    ({searchClient}) => searchClient(settings, facetFilters).warm(),
    () => {},
  );
  const insights = settings.mode === 'hosted' && settings.insights;
  const askAi = settings.mode === 'hosted' && settings.askAiAssistantId;
  loading ??= Promise.all([
    import('./dialog'),
    askAi ? import('@docsearch/react/modal') : import('@docsearch/react/modal?without-ask-ai'),
    loadStyles(styles),
    // A reader without the script for events, such as one with a blocker, still searches.
    insights
      ? import('./insights').then(({provideInsights}) => provideInsights()).catch(() => {})
      : undefined,
  ])
    .then(([{default: SearchDialog}, {DocSearchModal}]): Dialog => (props) => (
      <SearchDialog Modal={DocSearchModal} {...props} />
    ))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
