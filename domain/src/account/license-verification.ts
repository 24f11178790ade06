import { addDays, daysBetween } from '../calendar/calendar-day.ts';

/**
 * The document `verifications/{uid}`: how staff verified the account's license. It's separate from
 * the profile, because customers can read their profile, but not who verified it.
 */
export interface LicenseVerification<Instant> {
  uid: string;
  /** Where staff looked the license up, such as a state board's website. */
  source: string;
  /** The verified number. If the account's number changes, the new one must be verified. */
  licenseNumber: string | null;
  /** The last valid day, such as `2027-03-31`; null if the source doesn't show it. */
  licenseExpiry: string | null;
  checkedBy: string;
  checkedByEmail: string;
  checkedOn: Instant;
}

export const maxSourceLength = 200;

/** Staff see a license this many days before it expires, so that they can request the renewed one. */
export const renewalNoticeDays = 30;

export type LicenseState = 'valid' | 'expiring' | 'expired';

/** Both dates are calendar days, such as `2027-03-31`. `today` is the office's calendar day. */
export function licenseState(licenseExpiry: string, today: string): LicenseState {
  const daysLeft = daysBetween(today, licenseExpiry);
  if (daysLeft < 0) return 'expired';
  return daysLeft <= renewalNoticeDays ? 'expiring' : 'valid';
}

/** The latest expiry date for which `licenseState` isn't `valid`. */
export function lastExpiryToShow(today: string): string {
  return addDays(today, renewalNoticeDays);
}

export function isVerified(
  verification: Pick<LicenseVerification<unknown>, 'licenseNumber'> | undefined,
  account: { licenseNumber: string | null },
): boolean {
  return verification !== undefined && verification.licenseNumber === account.licenseNumber;
}
