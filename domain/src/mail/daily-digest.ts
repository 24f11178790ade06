import { calendarTime } from '../calendar/calendar-day.ts';

/** The work that's waiting for the office, and the previous day's sales. */
export interface DailyDigest {
  waiting: number;
  /** Licenses that have expired or expire soon. */
  expiringLicenses: number;
  toShip: number;
  /** The orders and replacements in `toShip` that have waited for more than `lateOrderDays`. */
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

/** After an outage, no digest is sent in the afternoon, when it's too late to plan the day. */
const lastDigestHour = 11;

/** The calendar date of the digest to send now, or undefined if it isn't the morning. */
export function dueDigestDay(now: Date, timeZone: string): string | undefined {
  const [day, time = ''] = calendarTime(now, timeZone).split(' ');
  const hour = Number(time.slice(0, 2));
  return hour >= digestHour && hour <= lastDigestHour ? day : undefined;
}

/** If the digest arrived even without news, people would learn to ignore it. */
export function hasNews({ yesterday, lateOrderDays: _setting, ...waiting }: DailyDigest): boolean {
  return yesterday.orders > 0 || Object.values(waiting).some((count) => count > 0);
}
