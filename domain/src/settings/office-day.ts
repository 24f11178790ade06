/** The office's, so that dates don't depend on where staff or servers are. */
export const officeTimeZone = 'America/Los_Angeles';

const calendarDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The office's calendar date at this time, such as `2026-05-31`. */
export function officeDay(at: Date): string {
  return calendarDay.format(at);
}
