/**
 * How many writes an account has made since `startedAt`. `firestore.rules` allows no write that isn't
 * counted: otherwise one account could write in a loop.
 */
export interface Pace<Instant> {
  count: number;
  startedAt: Instant;
}

/**
 * The count with one more write; `serverTime` stands for the time of the write. It restarts only when it is
 * full, and the rules refuse that until the window is over: so only the server's clock matters.
 */
export function countWrite<Instant>(
  pace: Partial<Pick<Pace<unknown>, 'count'>> | undefined,
  max: number,
  serverTime: Instant,
): { count: number; startedAt?: Instant } {
  return pace?.count === undefined || pace.count >= max
    ? { count: 1, startedAt: serverTime }
    : { count: pace.count + 1 };
}
