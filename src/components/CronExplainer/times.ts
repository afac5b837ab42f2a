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
export function timeText(date: Date, zone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('weekday')} ${part('hour')}:${part('minute')}`;
}
