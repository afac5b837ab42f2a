/** Hosts of the enabled services, for the Content-Security-Policy. */
import {analyticsSettings} from './analytics';
import {isOn, type Environment} from './environment';
import {feedbackOrigin} from './feedback';
import type {SearchSettings} from 'docusaurus-theme-search';
import {searchSettings} from './search';

/** Hosts of hosted search; none with the embedded index. */
export function searchOrigins(settings: SearchSettings) {
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
 * Hosts of all enabled services.
 * @throws if settings are incomplete
 */
export function thirdPartyOrigins(environment: Environment = process.env) {
  const search = searchOrigins(searchSettings(environment));
  const analytics = analyticsSettings(environment);
  // Visits are reported to the host of the script.
  const counting = analytics ? [new URL(analytics.scriptUrl).origin] : [];
  const feedback = feedbackOrigin(environment) ?? [];
  return {
    script: [...search.script, ...counting],
    connect: [...search.connect, ...counting].concat(feedback),
    writesHtml: isOn(environment, 'BASE_URL_ISSUE_BANNER'),
  };
}
