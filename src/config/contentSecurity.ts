/**
 * The Content-Security-Policy of every page: one policy for all of them, because a reader goes from
 * page to page within the document that was loaded first.
 */
import {analyticsSettings} from './analytics';
import type {Environment} from './environment';
import {feedbackOrigin} from './feedback';
import {searchSettings, type SearchSettings} from './search';

/** Hosts beside the site's own that the settings of a build switch on; none without settings. */
export type Origins = Readonly<Record<'script' | 'connect', readonly string[]>>;

/** Hosts that hosted search talks to; none with the embedded index. */
export function searchOrigins(settings: SearchSettings): Origins {
  if (settings.mode === 'embedded') {
    return {script: [], connect: []};
  }
  const appId = settings.appId.toLowerCase();
  return {
    script: [],
    connect: [
      `https://${appId}-dsn.algolia.net`,
      ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
      ...(settings.insights ? ['https://insights.algolia.io'] : []),
      ...(settings.askAiAssistantId ? ['https://askai.algolia.com'] : []),
    ],
  };
}

/**
 * The hosts of all services that are switched on.
 * @throws When settings are incomplete.
 */
export function thirdPartyOrigins(environment: Environment = process.env): Origins {
  const search = searchOrigins(searchSettings(environment));
  const analytics = analyticsSettings(environment);
  // Visits are reported to the host that the script comes from.
  const counting = analytics ? [new URL(analytics.scriptUrl).origin] : [];
  const feedback = feedbackOrigin(environment) ?? [];
  return {
    script: [...search.script, ...counting],
    connect: [...search.connect, ...counting].concat(feedback),
  };
}

/**
 * The value of the header.
 * @param scripts `'sha256-…'` of each inline script of the built pages
 * @param origins what the environment of the build switches on
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  origins: Origins = thirdPartyOrigins(),
): string {
  const directives: Record<string, readonly string[]> = {
    // Firefox asks this directive about pages that are fetched ahead. What pages do not use is refused below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...origins.script],
    // Each page has a style attribute or two, and each diagram a <style> of its own, which comes with it
    // when a reader gets to its page by a link; neither hashes nor nonces can name those. What an
    // injected style could do is small: images, fonts and connections stay on this host, so it can send
    // nothing anywhere.
    'style-src': ["'self'", "'unsafe-inline'"],
    // data: the icons in the styles of Infima and of the site.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins.connect],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // `default` is src/clientModules/trustedTypes.ts, `dompurify` comes with Mermaid. Scripts of
    // other hosts write what they like and would break.
    ...(origins.script.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'dompurify'],
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
