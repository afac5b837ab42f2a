/** Settings that a build may take from its environment; none of them is needed. */
import {brand} from './brand';

export const build = {
  /** `SITE_URL`: public address of a preview or mirror. */
  siteUrl: process.env.SITE_URL ?? brand.siteUrl,
  /** `FASTER=0`: webpack and Babel instead of Rspack and SWC, to tell a bundler's fault from ours. */
  faster: process.env.FASTER !== '0',
  /** `BASE_URL_ISSUE_BANNER=1`: a page whose styles did not load says that the base URL is wrong. */
  baseUrlIssueBanner: process.env.BASE_URL_ISSUE_BANNER === '1',
};
