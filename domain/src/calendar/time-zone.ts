import { toLocale } from '../language/locales.ts';

export const defaultTimeZone = 'America/Los_Angeles';

/** The zones that the settings page offers, from east to west. */
export const usTimeZones = [
  'America/Puerto_Rico',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Pacific/Pago_Pago',
  'Pacific/Guam',
] as const;

/** Such as `Pacific Time`, in winter and in summer. */
export function timeZoneName(timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(toLocale(language), {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
