/** Environment variables of a build. None of them is needed; README.md lists them. */
import {brand} from './brand';

/** `process.env`, or what a test puts in its place. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether a setting is switched on: `1`, `true`, `yes` or `on`; not set, `0`, `false`, `no` or `off`.
 * @throws If it is anything else.
 */
export function isOn(environment: Environment, name: string): boolean {
  const value = environment[name]?.trim().toLowerCase() ?? '';
  if (['1', 'true', 'yes', 'on'].includes(value)) {
    return true;
  }
  if (['', '0', 'false', 'no', 'off'].includes(value)) {
    return false;
  }
  throw new Error(`${name} is "${value}": write 1 to switch it on, or leave it out.`);
}

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
