interface Moment {
  /** In ms since 1970. */
  toMillis(): number;
}

/**
 * In ms since 1970. Stored instead of a missing time, because Firestore omits documents without the
 * field from sorted queries.
 */
export const unknownTimeMs = 0;

export function recordTime(record: { createdAt?: Moment | null }): Date | null {
  const timeMs = record.createdAt?.toMillis() ?? unknownTimeMs;
  return timeMs === unknownTimeMs ? null : new Date(timeMs);
}
