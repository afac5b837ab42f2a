import type {Environment} from './environment';

/** Where visits are counted, if the operator of the site wants that. */
export interface AnalyticsSettings {
  /** Script of the analytics host. */
  scriptUrl: string;
  /** Name under which the host files this site. */
  domain: string;
}

const names = ['ANALYTICS_SCRIPT_URL', 'ANALYTICS_DOMAIN'] as const;

/** Only an encrypted address, or one of this machine for a trial. */
function isAllowed(address: string): boolean {
  const {protocol, hostname} = URL.canParse(address)
    ? new URL(address)
    : {protocol: '', hostname: ''};
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
  );
}

/**
 * Reads `ANALYTICS_SCRIPT_URL` and `ANALYTICS_DOMAIN`; nothing is counted without them.
 * @throws When one of them is missing, or the address is not one.
 */
export function analyticsSettings(
  environment: Environment = process.env,
): AnalyticsSettings | undefined {
  const [scriptUrl, domain] = names.map((name) => environment[name]?.trim() ?? '') as [
    string,
    string,
  ];
  if (!scriptUrl && !domain) {
    return undefined;
  }
  if (!scriptUrl || !domain) {
    const [missing, given] = scriptUrl ? [names[1], names[0]] : names;
    throw new Error(
      `Analytics configuration error: ${missing} missing, while ${given} is set. Set both, or none of them.`,
    );
  }
  if (!isAllowed(scriptUrl)) {
    throw new Error(
      `ANALYTICS_SCRIPT_URL is "${scriptUrl}": write the whole address of the script, beginning with https://.`,
    );
  }
  return {scriptUrl, domain};
}
