/** Offline reading: readers can download a language of the site. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SiteLocales} from './set';

export {writeOffline, type OfflineSettings} from './build';
export {filesOf} from './set';

/** The build is completed by `writeOffline`, once all languages are built. */
export default function offlinePlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-offline',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/refresh.ts')],

    async contentLoaded({actions}) {
      const {locales, defaultLocale} = i18n;
      const site: SiteLocales = {locales, defaultLocale};
      await actions.createData('site.json', site);
    },
  };
}
