import { localeOf } from '@dental-shop/domain/language/locales';

const units = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const;

/** `3 days`, in the reader's language: the largest unit of which there is one. Times are in ms. */
export function waitingTime(since: number, now: number, language: string): string {
  const elapsed = Math.max(0, now - since);
  const [unit, length] = units.find(([, each]) => elapsed >= each) ?? units[2];
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  });
  return format.format(Math.max(1, Math.floor(elapsed / length)));
}
