import type {I18nConfig} from '@docusaurus/types';

/** Languages of the site: Chinese at the root, English under `/en/`. */
export const locales = ['zh', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Text in both languages, for bilingual data. */
export type Bilingual = Readonly<Record<Locale, string>>;

export const i18n: I18nConfig = {
  defaultLocale: 'zh',
  locales: [...locales],
  path: 'i18n',
  localeConfigs: {
    zh: {label: '中文', direction: 'ltr', htmlLang: 'zh-CN'},
    // Docusaurus would place a language that is built alone at the root.
    en: {label: 'English', direction: 'ltr', htmlLang: 'en', baseUrl: '/en/'},
  },
};

/** Root path of a language. */
export const homeOf = (locale: Locale): string =>
  locale === i18n.defaultLocale ? '/' : `/${locale}/`;

/**
 * Language being built or served. Docusaurus evaluates the configuration once for each language and sets this
 * variable.
 */
export function currentLocale(): Locale {
  return process.env.DOCUSAURUS_CURRENT_LOCALE === 'en' ? 'en' : 'zh';
}

/** Selects the text of the language being built. */
export function localized(text: Bilingual): string {
  return text[currentLocale()];
}
