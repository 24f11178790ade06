import { addDays, calendarDay, daysBetween } from '../calendar/calendar-day.ts';
import type { Complaint } from './complaint.ts';

/** 21 CFR 803.20: counted from the day after the maker became aware of the event. */
const calendarDays = 30;
const urgentWorkingDays = 5;

/**
 * A calendar date such as `2026-12-27`, counted from the office's date. Doesn't skip federal holidays,
 * which can only make the date earlier than the law requires.
 */
export function complaintDeadline(awareAt: Date, urgent: boolean, timeZone: string): string {
  const awareOn = calendarDay(awareAt, timeZone);
  return urgent ? addWorkingDays(awareOn, urgentWorkingDays) : addDays(awareOn, calendarDays);
}

/** The deadline is for submitting a report, so it runs until a reportable complaint is closed. */
export function isDeadlineRunning({
  state,
  decision,
}: Pick<Complaint<unknown>, 'state' | 'decision'>): boolean {
  return state !== 'closed' && decision?.reportable !== false;
}

/** Zero on the day itself and negative when overdue. Both are calendar dates. */
export function daysLeft(dueOn: string, today: string): number {
  return daysBetween(today, dueOn);
}

function addWorkingDays(day: string, count: number): string {
  if (count === 0) return day;
  const next = addDays(day, 1);
  return addWorkingDays(next, isWorkingDay(next) ? count - 1 : count);
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}
