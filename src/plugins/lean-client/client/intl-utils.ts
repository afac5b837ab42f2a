/** Stands in for `utils/IntlUtils` of `@docusaurus/theme-common`: dates as in `dates.ts`. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {dateFormat} from './dates';

export function useDateTimeFormat(
  options: Intl.DateTimeFormatOptions = {},
): ReturnType<typeof dateFormat> {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const {calendar} = localeConfigs[currentLocale]!;
  return dateFormat(currentLocale, calendar === 'gregory' ? options : {calendar, ...options});
}
