/** Settings that a build may take from its environment; none of them is needed. */
import {brand} from './brand';
import type {Environment} from './environment';

/**
 * Public address of the site: `SITE_URL`, for a preview or mirror, or the site's own.
 * @throws if it is anything else than a scheme and a host: canonical links, the sitemap and preview
 * images would lead nowhere
 */
export function siteUrl(environment: Environment = process.env): string {
  const value = environment.SITE_URL?.trim() ?? '';
  if (value === '') {
    return brand.siteUrl;
  }
  const {protocol, origin, href} = URL.canParse(value)
    ? new URL(value)
    : {protocol: '', origin: '', href: ''};
  if (!/^https?:$/.test(protocol) || href !== `${origin}/`) {
    throw new Error(
      `SITE_URL is "${value}": write scheme and host alone, such as https://docs.example.com, or leave it out.`,
    );
  }
  return origin;
}

/**
 * A setting that is `1` or `0`.
 * @throws if it is anything else, which would go unnoticed
 */
export function isSet(
  name: string,
  byDefault: boolean,
  environment: Environment = process.env,
): boolean {
  const value = environment[name]?.trim() ?? '';
  if (!['', '0', '1'].includes(value)) {
    throw new Error(`${name} is "${value}": write 1 or 0, or leave it out.`);
  }
  return value === '' ? byDefault : value === '1';
}
