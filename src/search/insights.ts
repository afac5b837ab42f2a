/**
 * Gives DocSearch the script for viewed and click events. Without it DocSearch would load the
 * script from a public network when the dialog opens; ours comes with the site, and only when the
 * events are switched on. DocSearch waits 400 ms for more events and sends at most 20 at a time.
 */
import insightsClient from 'search-insights';

declare global {
  interface Window {
    aa?: typeof insightsClient;
  }
}

export function provideInsights(): void {
  window.aa ??= insightsClient;
}
