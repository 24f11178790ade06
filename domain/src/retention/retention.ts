export const dayMs = 24 * 60 * 60 * 1000;

/**
 * Tax law may require invoices and supporting records for this long; check with the owner's
 * accountant.
 */
export const recordYears = 10;

export const messageYears = 2;

/** Card networks list terminated merchants (MATCH) for this long. */
export const formerAccountYears = 5;

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
  /** Long enough to answer questions about a refund email. */
  mail: 365,
  contactMessages: messageYears * 365,
  /** Kept as long as the records it refers to. */
  audit: recordYears * 365,
  /** An upper bound; each counter expires after twice its window. */
  rateLimits: 2,
  deletions: 365,
  formerAccounts: formerAccountYears * 365,
  /** For deleted accounts, counted from the purchase. */
  orders: recordYears * 365,
  orderRecords: recordYears * 365,
  transactions: recordYears * 365,
} as const;

export type Expiring = keyof typeof retentionDays;

/** In ms since 1970. */
export function expiresAt(collection: Expiring, writtenAt: number): number {
  return writtenAt + retentionDays[collection] * dayMs;
}
