export const dayMs = 24 * 60 * 60 * 1000;

/** How long tax law may ask for an invoice and for what proves it. The owner's adviser knows. */
export const recordYears = 10;

/** How long a message of the contact page may be asked about. */
export const messageYears = 2;

/**
 * How long a suspended or declined account is recognized after its deletion. Card networks keep
 * merchants on their terminated list (MATCH) for as long.
 */
export const formerAccountYears = 5;

/**
 * How many days after they were written the database deletes documents by themselves, by
 * collection: the one place for these periods. `firestore.indexes.json` has a TTL policy for each
 * (a test compares them), and `docs/privacy.md` gives the reasons. What is not named here is kept
 * until somebody deletes it: accounts and their lists, the orders of those who still have one,
 * statistics.
 */
export const retentionDays = {
  /** After the customer last asked to pay. What became an order is in the order. */
  checkouts: 90,
  /** Stripe sends an event again for 3 days, and on request for 30. */
  stripeEvents: 60,
  /** Far longer than declines are counted. */
  declines: 7,
  /** Long enough to answer whether somebody was told of a refund. */
  mail: 365,
  contactMessages: messageYears * 365,
  /** Who decided what: as long as the records that it is about. */
  audit: recordYears * 365,
  /** At most; each counter goes after twice its own window. */
  rateLimits: 2,
  /** After the account was deleted: proof that it was done, without a name. */
  deletions: 365,
  formerAccounts: formerAccountYears * 365,
  /** Of deleted accounts, after the purchase. */
  orders: recordYears * 365,
  orderRecords: recordYears * 365,
  transactions: recordYears * 365,
} as const;

export type Expiring = keyof typeof retentionDays;

/** When a document that was written at `writtenAt` is to go, both in ms since 1970. */
export function expiresAt(collection: Expiring, writtenAt: number): number {
  return writtenAt + retentionDays[collection] * dayMs;
}
