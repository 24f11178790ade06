interface Moment {
  toMillis(): number;
}

/**
 * In ms since 1970. Stored when the time is unknown, because Firestore's sorted queries omit
 * documents without the field.
 */
export const unknownTimeMs = 0;

export function recordTime(record: { createdAt?: Moment | null }): Date | null {
  const timeMs = record.createdAt?.toMillis() ?? unknownTimeMs;
  return timeMs === unknownTimeMs ? null : new Date(timeMs);
}
