import type { DeviceReport } from './complaint.ts';

type ReportDates = Pick<DeviceReport, 'procedureDate' | 'failureDate'>;
export type ReportDateIssue = 'future' | 'before-procedure';

/** `today` is a calendar date such as `2026-11-27`, so that dates can be compared as text. */
export function reportDateIssues(
  { procedureDate, failureDate }: ReportDates,
  today: string,
): Partial<Record<keyof ReportDates, ReportDateIssue>> {
  const isFuture = (date: string | null) => date !== null && date > today;
  const isReversed = procedureDate !== null && failureDate !== null && failureDate < procedureDate;
  return {
    ...(isFuture(procedureDate) && { procedureDate: 'future' }),
    ...(isReversed && { failureDate: 'before-procedure' }),
    ...(isFuture(failureDate) && { failureDate: 'future' }),
  };
}
