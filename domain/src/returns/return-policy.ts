import { calendarDay, daysBetween } from '../calendar/calendar-day.ts';
import type { OfficeReturnPolicy, ReturnPolicy } from '../settings/office-settings.ts';
import type { ReturnReason } from './return.ts';

/** In the order in which customers see them. */
export const returnExclusions = [
  'non-returnable',
  'too-late',
  'short-shelf-life',
  'opened',
] as const;
export type ReturnExclusion = (typeof returnExclusions)[number];

/**
 * Wrong and damaged items are the shop's mistake, so they only have to be reported in time. Device
 * problems are never excluded, because 21 CFR 820.35 requires a record of every complaint, and an
 * implant may fail years later.
 */
const exclusionsByReason: Record<ReturnReason, readonly ReturnExclusion[]> = {
  'no-longer-needed': returnExclusions,
  expired: returnExclusions,
  'wrong-item': ['too-late'],
  damaged: ['too-late'],
  'device-problem': [],
};

export interface ShippedDevice {
  sku: string;
  lot: string | null;
  /** A calendar date such as `2029-05-31`. Devices can be used until the end of this day. */
  expiry: string | null;
  shippedAt: Date;
}

interface StatedReturn {
  reason: ReturnReason;
  unopened: boolean;
  /** The office's calendar date, such as `2026-11-27`. */
  today: string;
}

/** Why the policy excludes a return. Empty if it doesn't. */
export function policyExclusions(
  device: ShippedDevice,
  { reason, unopened, today }: StatedReturn,
  policy: OfficeReturnPolicy,
): ReturnExclusion[] {
  const shippedOn = calendarDay(device.shippedAt, policy.timeZone);
  const applies: Record<ReturnExclusion, boolean> = {
    'non-returnable': policy.nonReturnableSkus.includes(device.sku),
    'too-late': daysBetween(shippedOn, today) > policy.days,
    'short-shelf-life': hasShortShelfLife(device, reason, today, policy),
    // Devices without a lot, such as instruments, aren't sterile.
    opened: policy.sterilePackagingUnopened && device.lot !== null && !unopened,
  };
  return exclusionsByReason[reason].filter((exclusion) => applies[exclusion]);
}

function hasShortShelfLife(
  { expiry }: ShippedDevice,
  reason: ReturnReason,
  today: string,
  { minShelfLifeDays }: ReturnPolicy,
): boolean {
  if (expiry === null) return false;
  const remainingDays = daysBetween(today, expiry);
  // The reason `expired` only waives this rule for devices that have actually expired.
  if (reason === 'expired' && remainingDays < 0) return false;
  return remainingDays < minShelfLifeDays;
}
