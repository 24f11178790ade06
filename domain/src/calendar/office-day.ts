/** The time zone of the office's opening hours, deadlines, and documents. */
export const officeTimeZone = 'America/Los_Angeles';

const msPerDay = 24 * 60 * 60 * 1000;

// The Canadian locale formats dates as YYYY-MM-DD.
const isoDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The office's calendar date at this moment, such as `2026-11-27`. */
export function officeDay(moment: Date): string {
  return isoDay.format(moment);
}

/** The number of days from one calendar date to another, negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / msPerDay);
}
