import type {Locale} from '../ui/useLocale';

export const numberText = (value: number, locale: Locale, digits = 0): string =>
  new Intl.NumberFormat(locale, {maximumFractionDigits: digits}).format(value);

const sizes = ['B', 'kB', 'MB', 'GB', 'TB'];

/** @param bytes; 1000 of them make a kilobyte */
export function sizeText(bytes: number, locale: Locale): string {
  const step = Math.min(sizes.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${numberText(bytes / 1000 ** step, locale, step === 0 ? 0 : 1)} ${sizes[step]}`;
}

/** @param seconds of a span of time */
export function durationText(seconds: number, locale: Locale): string {
  if (seconds === 0) {
    return '0 s';
  }
  if (seconds < 1) {
    return `${numberText(seconds * 1000, locale, seconds < 0.01 ? 2 : 0)} ms`;
  }
  if (seconds < 60) {
    return `${numberText(seconds, locale, seconds < 10 ? 2 : 1)} s`;
  }
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = Math.floor(seconds % 60);
  return hours > 0 ? `${numberText(hours, locale)} h ${minutes} min` : `${minutes} min ${rest} s`;
}

/** A part of a whole in percent, with one decimal. */
export function shareText(part: number, whole: number, locale: Locale): string {
  const share = whole === 0 ? 0 : (100 * part) / whole;
  return share > 0 && share < 0.1 ? '< 0.1 %' : `${numberText(share, locale, 1)} %`;
}

/** A text as a POSIX shell passes it on unchanged. */
const quoted = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** The command that uploads a file to the record whose name is in `$record`. */
export const uploadLine = (fileName: string): string =>
  `cocli record upload "$record" ${quoted(`./${fileName}`)}`;
