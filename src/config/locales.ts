import type {I18nConfig} from '@docusaurus/types';

/** Languages of the site: Chinese at the root, English under `/en/`. */
export const locales = ['zh', 'en'] as const;
export type Locale = (typeof locales)[number];

/** A text in both languages, for data that keeps the two side by side. */
export type Bilingual = Readonly<Record<Locale, string>>;

export const i18n: I18nConfig = {
  defaultLocale: 'zh',
  locales: [...locales],
  path: 'i18n',
  localeConfigs: {
    zh: {label: '中文', direction: 'ltr', htmlLang: 'zh-CN'},
    // Docusaurus would put a language that is built by itself at the root.
    en: {label: 'English', direction: 'ltr', htmlLang: 'en', baseUrl: '/en/'},
  },
};

/** Path at which the pages of a language begin. */
export const homeOf = (locale: Locale): string =>
  locale === i18n.defaultLocale ? '/' : `/${locale}/`;

/**
 * The language being built or served.
 * Docusaurus loads the configuration once for each language and names it in this variable.
 */
export function currentLocale(): Locale {
  return process.env.DOCUSAURUS_CURRENT_LOCALE === 'en' ? 'en' : 'zh';
}

/** The side of a bilingual text that belongs to the language being built. */
export function localized(text: Bilingual): string {
  return text[currentLocale()];
}
