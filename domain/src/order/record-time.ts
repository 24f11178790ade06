/** A timestamp as Firestore's SDKs give it. */
interface Moment {
  /** In ms since 1970. */
  toMillis(): number;
}

/**
 * What stands for a missing time, in ms since 1970: the oldest there is, so that lists by time end
 * with such a record. Firestore itself leaves it out of an answer that is ordered by time.
 */
export const unknownTimeMs = 0;

/** When an order or a transaction was made; null where the record does not say, which counts as oldest. */
export function recordTime(record: { createdAt?: Moment | null }): Date | null {
  const timeMs = record.createdAt?.toMillis() ?? unknownTimeMs;
  return timeMs === unknownTimeMs ? null : new Date(timeMs);
}
