import { daysBetween, officeDay } from '../calendar/office-day.ts';
import type { Complaint } from './complaint.ts';

/** 21 CFR 803.20: counted from the day after the maker became aware of the event. */
const calendarDays = 30;
const urgentWorkingDays = 5;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A calendar date such as `2026-12-27`. Doesn't skip federal holidays, which can only make the date
 * earlier than the law requires.
 */
export function complaintDeadline(awareAt: Date, urgent: boolean): string {
  const awareOn = officeDay(awareAt);
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

/** In UTC, where every day has 24 hours. */
function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
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
