import {hidden} from '../ui/shownText';
import type {Locale} from '../ui/useLocale';

export const numberText = (value: number, locale: Locale, digits = 0): string =>
  new Intl.NumberFormat(locale, {maximumFractionDigits: digits}).format(value);

const sizes = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Returns a size in decimal units. */
export function sizeText(bytes: number, locale: Locale): string {
  const step = Math.min(sizes.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${numberText(bytes / 1000 ** step, locale, step === 0 ? 0 : 1)} ${sizes[step]}`;
}

/** Returns a duration with units from ms to h. */
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

/** Returns a share in percent, with one decimal. */
export function shareText(part: number, whole: number, locale: Locale): string {
  const share = whole === 0 ? 0 : (100 * part) / whole;
  return share > 0 && share < 0.1 ? '< 0.1 %' : `${numberText(share, locale, 1)} %`;
}

/** Returns a text quoted for a POSIX shell; for bash and zsh, if it has characters that cannot be seen. */
function quoted(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) {
    return text;
  }
  if (text.search(hidden) < 0) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
  }
  const escaped = text
    .replace(/[\\']/g, '\\$&')
    .replace(hidden, (sign) => `\\U${sign.codePointAt(0)!.toString(16).padStart(8, '0')}`);
  return `$'${escaped}'`;
}

/** Returns the command that uploads a file to the record named in `$record`. */
export const uploadLine = (fileName: string): string =>
  `cocli record upload "$record" ${quoted(`./${fileName}`)}`;
