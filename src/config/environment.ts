/** Environment variables of a build. None of them is needed; README.md lists them. */
import {brand} from './brand';

/** `process.env`, or what a test puts in its place. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a setting without spaces around it; empty where it is not set. */
export const valueOf = (environment: Environment, name: string): string =>
  environment[name]?.trim() ?? '';

/**
 * The values of settings that work together.
 * @param also other settings that are there and need them
 * @param without what there is without all of them, for the message
 * @returns undefined where there is none of them
 * @throws where some are missing
 */
export function valuesOf<Name extends string>(
  environment: Environment,
  names: readonly Name[],
  {also = [], without = ''}: {also?: readonly string[]; without?: string} = {},
): Record<Name, string> | undefined {
  const missing = names.filter((name) => valueOf(environment, name) === '');
  const given = [...names.filter((name) => !missing.includes(name)), ...also];
  if (given.length === 0) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `Configuration error: ${missing.join(', ')} missing, while ${given.join(', ')} set. ` +
        `Set all of ${names.join(', ')}, or none of them${without}.`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, valueOf(environment, name)])) as Record<
    Name,
    string
  >;
}

/** A URL, or undefined for text that is none. */
export const urlOf = (text: string): URL | undefined =>
  URL.canParse(text) ? new URL(text) : undefined;

/**
 * Whether a setting is switched on: `1`, `true`, `yes` or `on`; not set, `0`, `false`, `no` or `off`.
 * @throws If it is anything else.
 */
export function isOn(environment: Environment, name: string): boolean {
  const value = valueOf(environment, name).toLowerCase();
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
  const value = valueOf(environment, 'SITE_URL') || brand.siteUrl;
  const url = urlOf(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is "${value}": write scheme and host alone, such as https://docs.example.com, or leave it out.`,
    );
  }
  return url.origin;
}
