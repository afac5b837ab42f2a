import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export type Locale = 'zh' | 'en';

/** Text in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** Returns the language of the page. */
export default function useLocale(): Locale {
  return useDocusaurusContext().i18n.currentLocale as Locale;
}
