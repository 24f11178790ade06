import { toLocale } from '@dental-shop/domain/language/locales';
import { useTranslation } from 'react-i18next';
import { useNow } from './use-now.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const units = [
  ['day', 24 * hourMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const;

export function waitingTime(since: number, now: number, language: string): string {
  const elapsed = Math.max(0, now - since);
  const [unit, length] = units.find(([, each]) => elapsed >= each) ?? units[2];
  return formatDuration(Math.max(1, Math.floor(elapsed / length)), unit, language);
}

/** With thousands separators, as in `1,234 days`. */
export function formatDuration(
  count: number,
  unit: (typeof units)[number][0],
  language: string,
): string {
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(toLocale(language), options).format(count);
}

const refreshMs = 30_000;

export function useWaitingTime(): (since: Date) => string {
  const { i18n } = useTranslation();
  const now = useNow(refreshMs);
  return (since) => waitingTime(since.getTime(), now, i18n.language);
}
