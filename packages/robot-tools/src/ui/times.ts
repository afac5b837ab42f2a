/** Texts of times. Dates follow ISO 8601, which is the format of the Swedish locale. */
import type {Locale} from './useLocale';

/** Latest time of a Date, in milliseconds. */
const latest = 8.64e15;

const millisecondsOf = (nanoseconds: bigint): number => Number(nanoseconds / 1_000_000n);

/**
 * Returns a time as `2026-03-12 14:22:21.089 UTC`.
 * @param nanoseconds since 1970
 * @param digits of the fraction of a second
 */
export function utcText(nanoseconds: bigint, digits = 3): string {
  const milliseconds = millisecondsOf(nanoseconds);
  if (Math.abs(milliseconds) > latest) {
    return `${nanoseconds} ns`;
  }
  const [day, clock] = new Date(milliseconds).toISOString().split('T') as [string, string];
  const fraction = String(nanoseconds % 1_000_000_000n)
    .padStart(9, '0')
    .slice(0, digits);
  return `${day} ${clock.slice(0, 8)}.${fraction} UTC`;
}

/**
 * Returns a time in the reader's zone as `2026-03-12 22:22:21 Asia/Shanghai`; undefined if the zone is UTC.
 * @param nanoseconds since 1970
 */
export function localText(nanoseconds: bigint): string | undefined {
  const zone = ownZone();
  const milliseconds = millisecondsOf(nanoseconds);
  return zone === 'UTC' || Math.abs(milliseconds) > latest
    ? undefined
    : `${new Date(milliseconds).toLocaleString('sv', {timeZone: zone})} ${zone}`;
}

/** Returns a time as `2026-03-12 Thu 08:30` in a time zone. */
export function zonedText(date: Date, timeZone: string, locale: Locale): string {
  const day = date.toLocaleDateString('sv', {timeZone});
  const weekday = date.toLocaleDateString(locale, {timeZone, weekday: 'short'});
  return `${day} ${weekday} ${date.toLocaleTimeString('sv', {timeZone, timeStyle: 'short'})}`;
}

/**
 * Returns a time of day as `14:22:21` in UTC.
 * @param seconds since 1970
 */
export function clockText(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().slice(11, 19);
}

/**
 * Returns a position in a recording as `00:08.6`.
 * @param seconds since the start
 */
export function positionText(seconds: number): string {
  // Rounds binary fractions just below a tenth up.
  return new Date(seconds * 1000 + 0.001).toISOString().slice(14, 21);
}

/** Returns the time zone of the reader's computer. */
export function ownZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return /^Etc\/(?:UTC|GMT|Unknown)$/.test(zone) ? 'UTC' : zone;
}
