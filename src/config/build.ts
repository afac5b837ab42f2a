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

export const build = {
  siteUrl: siteUrl(),
  /** `FASTER=0`: webpack and Babel instead of Rspack and SWC, to tell a bundler's fault from ours. */
  faster: isSet('FASTER', true),
  /** `PAGE_CACHE=0`: compiles all Markdown and reads all built pages, also those that are as in an earlier build. */
  pageCache: isSet('PAGE_CACHE', true),
  /** `COMPILE_AHEAD=0`: all Markdown is compiled by the process that bundles it. */
  compileAhead: isSet('COMPILE_AHEAD', true),
  /** `STAGED=1`: `npm run build` runs `docusaurus build` as one of its steps (`scripts/lib/build.mjs`). */
  staged: isSet('STAGED', false),
  /** `SPARE_MEMORY=0`: garbage is collected when V8 sees fit, as `npm run build` has a language that is built alone. */
  spareMemory: isSet('SPARE_MEMORY', true),
  /** `LAZY=0`: the dev server compiles all pages before it shows the first. */
  lazyPages: isSet('LAZY', true),
  /** `BASE_URL_ISSUE_BANNER=1`: a page whose styles did not load says that the base URL is wrong. */
  baseUrlIssueBanner: isSet('BASE_URL_ISSUE_BANNER', false),
};
