import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '@site/src/config/locales';

/** The language of the page. */
export default function useLocale(): Locale {
  return useDocusaurusContext().i18n.currentLocale as Locale;
}
