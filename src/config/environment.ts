/** Environment variables of a build. All are optional; README.md lists them. */
import {brand} from './brand';

/** `process.env`, or the values of a test. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Trimmed value of a setting; empty if not set. */
export const valueOf = (environment: Environment, name: string): string =>
  environment[name]?.trim() ?? '';

/**
 * Values of settings that belong together.
 * @param also other present settings that depend on them
 * @param without effect of omitting all of them, for the message
 * @returns undefined if none is set
 * @throws if only some are set
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

/** A URL, or undefined for invalid text. */
export const urlOf = (text: string): URL | undefined =>
  URL.canParse(text) ? new URL(text) : undefined;

/**
 * Reports whether a setting is enabled: `1`, `true`, `yes` or `on`; not set, `0`, `false`, `no` or `off`.
 * @throws for any other value
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
 * Public address of the site: `SITE_URL`, for a preview or mirror, or the default.
 * @throws for anything but a scheme and a host: canonical links, the sitemap and preview images would be broken
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
