import { calendarTime } from '../calendar/calendar-day.ts';

/** The work that's waiting for the office, and the previous day's sales. */
export interface DailyDigest {
  waiting: number;
  /** Licenses that have expired or expire soon. */
  expiringLicenses: number;
  toShip: number;
  /** The part of `toShip`, which includes replacements, that has waited for more than `lateOrderDays`. */
  late: number;
  lateOrderDays: number;
  attention: number;
  returns: number;
  complaints: number;
  overdueComplaints: number;
  unread: number;
  /** Revenue is in cents. */
  yesterday: { orders: number; revenue: number };
}

/** In the office's time zone. */
export const digestHour = 7;

/** After an outage, a digest in the afternoon would come too late for the day it's about. */
const lastDigestHour = 11;

/** The calendar date of the digest to send now, or undefined if it isn't the morning. */
export function dueDigestDay(now: Date, timeZone: string): string | undefined {
  const [day, time = ''] = calendarTime(now, timeZone).split(' ');
  const hour = Number(time.slice(0, 2));
  return hour >= digestHour && hour <= lastDigestHour ? day : undefined;
}

/** An email without news would teach people to ignore the digest. */
export function hasNews({ yesterday, lateOrderDays: _setting, ...waiting }: DailyDigest): boolean {
  return yesterday.orders > 0 || Object.values(waiting).some((count) => count > 0);
}
