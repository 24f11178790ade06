/** A timestamp as Firestore's SDKs give it. */
interface Moment {
  /** In ms since 1970. */
  toMillis(): number;
}

/**
 * Stored for an unknown time, in ms since 1970, because Firestore omits records without the field from
 * lists sorted by time.
 */
export const unknownTimeMs = 0;

/** Null if unknown, which sorts as oldest. */
export function recordTime(record: { createdAt?: Moment | null }): Date | null {
  const timeMs = record.createdAt?.toMillis() ?? unknownTimeMs;
  return timeMs === unknownTimeMs ? null : new Date(timeMs);
}
