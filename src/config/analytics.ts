import {urlOf, valuesOf, type Environment} from './environment';

/** Visit counter, if the operator of the site sets one up. */
export interface AnalyticsSettings {
  /** Script of the analytics host. */
  scriptUrl: string;
  /** Name of this site at the analytics host. */
  domain: string;
}

/**
 * Reads `ANALYTICS_SCRIPT_URL` and `ANALYTICS_DOMAIN`; nothing is counted without them.
 * @throws if one of them is missing, or the address is neither HTTPS nor local
 */
export function analyticsSettings(
  environment: Environment = process.env,
): AnalyticsSettings | undefined {
  const values = valuesOf(environment, ['ANALYTICS_SCRIPT_URL', 'ANALYTICS_DOMAIN']);
  if (!values) {
    return undefined;
  }
  const {ANALYTICS_SCRIPT_URL: scriptUrl, ANALYTICS_DOMAIN: domain} = values;
  if (!/^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(urlOf(scriptUrl)?.href ?? '')) {
    throw new Error(
      `ANALYTICS_SCRIPT_URL is "${scriptUrl}": write the whole address of the script, beginning with https://.`,
    );
  }
  return {scriptUrl, domain};
}
