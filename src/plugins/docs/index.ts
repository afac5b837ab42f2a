/**
 * Docusaurus' plugin for docs, which lets the bundler go first.
 *
 * When a page is saved, Docusaurus reads all docs again, for titles and the sidebar, while the bundler
 * makes the page's code on the same thread: the change is seen 150 ms later than without. In the dev
 * server it does so here when the change is shown. To switch it off, give the options back to the
 * preset (`docusaurus.config.ts`).
 */
import docs, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import {whenShown} from '../bundler/bundling';

async function docsPlugin(context: LoadContext, options: PluginOptions): ReturnType<typeof docs> {
  const plugin = await docs(context, options);
  let isRead = false;
  return {
    ...plugin,
    async loadContent() {
      if (isRead) {
        await whenShown();
      }
      isRead = true;
      return plugin.loadContent!();
    },
  };
}

// The type of plugins says that they take options of any kind.
export default Object.assign(docsPlugin, {validateOptions}) as unknown as PluginModule;
