import type { OfficeSettings } from '../settings/office-settings.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/**
 * Tax law may require invoices and supporting records for this long; check with the owner's
 * accountant.
 */
export const recordYears = 10;

export const messageYears = 2;

/** Card networks list terminated merchants (MATCH) for this long. */
export const formerAccountYears = 5;

/** 21 CFR 806.20(c) requires this for recalls; the shop also does so for complaints. */
export const yearsAfterDeviceLifetime = 2;

/**
 * Kept for the lifetime of the devices, which is an office setting, plus two years. Shipments are
 * included because they name the consignees of implants. They expire only if the account is deleted.
 */
export const deviceRecords = ['complaints', 'shipments', 'recalls', 'consignees'] as const;

/**
 * Each collection needs a TTL policy in `firestore.indexes.json`; see `docs/privacy.md` for the
 * reasons.
 */
export const retentionDays = {
  /** Counted from the last payment attempt. Orders have their own copy. */
  checkouts: 90,
  /** Stripe retries events for 3 days and lets us resend them for 30. */
  stripeEvents: 60,
  declines: 7,
  /** A customer who has waited longer has probably found another supplier. */
  stockNotices: 365,
  /** Long enough to answer questions about a refund email. */
  mail: 365,
  contactMessages: messageYears * 365,
  /** Kept as long as the records it refers to. */
  audit: recordYears * 365,
  /** An upper bound; each counter expires after twice its window. */
  rateLimits: 2,
  /** Longer than any order waits to be shipped. */
  lateOrders: 2 * 365,
  deletions: 365,
  formerAccounts: formerAccountYears * 365,
  /** For deleted accounts, counted from the purchase. */
  orders: recordYears * 365,
  orderRecords: recordYears * 365,
  transactions: recordYears * 365,
  returns: recordYears * 365,
} as const;

export type Expiring = keyof typeof retentionDays;

/** In ms since 1970. */
export function expiresAt(collection: Expiring, writtenAt: number): number {
  return writtenAt + retentionDays[collection] * dayMs;
}

/** In ms since 1970. Adds calendar years, so that leap days don't shorten a legal period. */
export function deviceRecordExpiresAt(
  { deviceLifetimeYears }: Pick<OfficeSettings, 'deviceLifetimeYears'>,
  writtenAt: number,
): number {
  const date = new Date(writtenAt);
  const years = deviceLifetimeYears + yearsAfterDeviceLifetime;
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}
