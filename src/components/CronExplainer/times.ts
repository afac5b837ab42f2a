import type {Locale} from '../../config/locales';

/** Zones to choose from, next to the reader's own. */
const commonZones = [
  'UTC',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'Australia/Sydney',
];

export function zonesWith(own: string): string[] {
  return commonZones.includes(own) ? commonZones : [...commonZones, own];
}

/** Time zone of the reader's computer. */
export function ownZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return /^Etc\/(?:UTC|GMT|Unknown)$/.test(zone) ? 'UTC' : zone;
}

/** A moment as `2026-03-12 Thu 08:30` in a time zone. */
export function timeText(date: Date, timeZone: string, locale: Locale): string {
  // Swedish writes dates as ISO does.
  const day = date.toLocaleDateString('sv', {timeZone});
  const weekday = date.toLocaleDateString(locale, {timeZone, weekday: 'short'});
  return `${day} ${weekday} ${date.toLocaleTimeString('sv', {timeZone, timeStyle: 'short'})}`;
}
