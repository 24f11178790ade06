/**
 * The document `statistics/{YYYY-MM-DD}`: what happened on that day, in UTC, by Stripe's clock.
 * Amounts are in cents. A field is absent until something of its kind has happened.
 */
export interface DailyStatistics {
  /** Orders paid, and what was taken for them. */
  orders?: number;
  revenue?: number;
  /** Revenue of the items that the catalogue knows, by main category. */
  byCategory?: Record<string, number>;
  /** Refunds that arrived, and disputes lost. */
  refunded?: number;
  /** Payment attempts that were declined. */
  failedPayments?: number;
  /** Disputes opened. */
  disputes?: number;
}

/** The UTC day of a time in ms since 1970, as the id of its document. */
export function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
