export const dayMs = 24 * 60 * 60 * 1000;

/** How long tax law may require invoices and their proof; ask the owner's accountant. */
export const recordYears = 10;

export const messageYears = 2;

/** Card networks keep merchants on their terminated list (MATCH) for as long. */
export const formerAccountYears = 5;

/**
 * Days until the database deletes a document, by collection. `firestore.indexes.json` has a TTL policy
 * for each (a test compares them); `docs/privacy.md` gives the reasons. Other collections are kept
 * until somebody deletes them.
 */
export const retentionDays = {
  /** After the last payment attempt. Orders have their own copy. */
  checkouts: 90,
  /** Stripe retries an event for 3 days, and resends it on request for 30. */
  stripeEvents: 60,
  /** Far longer than declines are counted. */
  declines: 7,
  /** Long enough to answer questions about a refund email. */
  mail: 365,
  contactMessages: messageYears * 365,
  /** As long as the records it's about. */
  audit: recordYears * 365,
  /** An upper bound; each counter expires after twice its window. */
  rateLimits: 2,
  /** Proof of deletion, without a name. */
  deletions: 365,
  formerAccounts: formerAccountYears * 365,
  /** Of deleted accounts, after the purchase. */
  orders: recordYears * 365,
  orderRecords: recordYears * 365,
  transactions: recordYears * 365,
} as const;

export type Expiring = keyof typeof retentionDays;

/** In ms since 1970. */
export function expiresAt(collection: Expiring, writtenAt: number): number {
  return writtenAt + retentionDays[collection] * dayMs;
}
