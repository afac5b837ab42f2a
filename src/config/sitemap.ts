import type {Options} from '@docusaurus/plugin-sitemap';
import {homeOf, i18n, locales, type Locale} from './locales';

/** Page in one language, for hreflang. */
interface Alternate {
  lang: string;
  url: string;
}

/**
 * The page in every language, matching the links in its head.
 * @param url Absolute address of the page in the language being built.
 */
function alternates(url: string, locale: Locale): Alternate[] {
  const {origin, pathname} = new URL(url);
  const page = pathname.slice(homeOf(locale).length);
  const addressIn = (wanted: Locale) => origin + homeOf(wanted) + page;
  return [
    ...locales.map((wanted) => ({
      lang: i18n.localeConfigs?.[wanted]?.htmlLang ?? wanted,
      url: addressIn(wanted),
    })),
    {lang: 'x-default', url: addressIn(locales[0])},
  ];
}

/**
 * Options of the sitemap: every indexable page, with the other languages, and with the date of its last change
 * if Git has it.
 */
export function sitemap(locale: Locale, hasDates: boolean): Options {
  return {
    // Search engines ignore the frequency of changes and the priority.
    changefreq: null,
    priority: null,
    lastmod: hasDates ? 'date' : null,
    ignorePatterns: ['/search', '/en/search'],
    async createSitemapItems({defaultCreateSitemapItems, ...site}) {
      const items = await defaultCreateSitemapItems(site);
      return items.map((item) => ({...item, links: alternates(item.url, locale)}));
    },
  };
}
