/**
 * Adds the script of an analytics host to a build whose environment names one; to others, nothing.
 * Whether a reader refuses to be counted is known in the browser only, so the pages hold no script
 * element: a small client module adds it.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {analyticsSettings} from '../../config/analytics';

/** What the privacy page is told. */
export interface AnalyticsGlobalData {
  host: string;
}

export default function analytics(): Plugin | null {
  const settings = analyticsSettings();
  return settings
    ? {
        name: 'analytics',
        async contentLoaded({actions}) {
          const data: AnalyticsGlobalData = {host: new URL(settings.scriptUrl).host};
          actions.setGlobalData(data);
        },
        getClientModules: () => [path.join(__dirname, 'client.ts')],
        injectHtmlTags: () => ({
          headTags: [
            {
              tagName: 'meta',
              attributes: {
                name: 'analytics',
                content: settings.scriptUrl,
                'data-domain': settings.domain,
              },
            },
          ],
        }),
      }
    : null;
}
