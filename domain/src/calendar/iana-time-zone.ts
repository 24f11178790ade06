import * as z from 'zod';

/** Excludes offsets such as `-08:00`, which have no daylight saving time and fail in older browsers. */
const ianaName = /^(UTC|[A-Za-z_]+(\/[A-Za-z_-]+){1,2})$/;

export const ianaTimeZone = z.string().regex(ianaName).max(50).refine(isKnown);

function isKnown(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
