import type {Options} from '@docusaurus/plugin-sitemap';
import {homeOf, i18n, locales, type Locale} from './locales';

/** A page in one language, as hreflang names it. */
export interface Alternate {
  lang: string;
  url: string;
}

/**
 * The page in every language, as its head lists them too.
 * @param url Absolute address of the page in the language that is being built.
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
 * Options of the sitemap: every page that may be listed, with the other languages, and with the
 * date of its last change where git knows it.
 */
export function sitemap(locale: Locale, hasDates: boolean): Options {
  return {
    // Search engines read neither how often a page changes nor how important it is to its author.
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
