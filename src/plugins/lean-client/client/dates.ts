/**
 * Dates without `Intl`. The first `Intl.DateTimeFormat` takes a browser 25 ms, 100 on a phone, and each
 * page of the docs made one, for the date of its last change.
 */

/** How the theme shows that date. */
export const dateOfChange: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
};

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const formats: Record<string, (year: number, month: number, day: number) => string> = {
  zh: (year, month, day) => `${year}年${month + 1}月${day}日`,
  en: (year, month, day) => `${months[month]} ${day}, ${year}`,
};

/**
 * @param language As in the address of a page.
 * @param options Dates of any other form than `dateOfChange` are left to `Intl`.
 * @returns What writes dates as `Intl.DateTimeFormat` does.
 */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format'> {
  const format = formats[language];
  if (format && JSON.stringify(options) === JSON.stringify(dateOfChange)) {
    return {
      format(date) {
        const time = new Date(date ?? Date.now());
        return format(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate());
      },
    };
  }
  return new Intl.DateTimeFormat(language, options);
}
