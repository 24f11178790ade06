import { setTimeout as pause } from 'node:timers/promises';
import { GrpcStatus } from 'firebase-admin/firestore';

interface Contended<T> {
  /** One attempt at the transaction: the SDK's own further ones are not wanted. */
  attempt: () => Promise<T>;
  /** Asked before each attempt, without locks: what makes the transaction superfluous, if it does. */
  instead: () => Promise<T | undefined>;
  /** No attempt is begun after this time. */
  giveUpAfterMs: number;
}

const shortestPauseMs = 50;
const longestPauseMs = 1_000;

/**
 * Runs a transaction whose documents others may be writing at the same time, again and again until
 * it is through. The SDK would wait for a second and more after each attempt, longer each time,
 * with the others doing the same; on a busy machine the last of five was not through in 12 s.
 * Throws the last failure when time is up, and any failure that is not of contention.
 */
export async function runContended<T>({
  attempt,
  instead,
  giveUpAfterMs,
}: Contended<T>): Promise<T> {
  const giveUpAt = Date.now() + giveUpAfterMs;
  for (let longestMs = shortestPauseMs; ; longestMs = Math.min(2 * longestMs, longestPauseMs)) {
    const found = await instead();
    if (found !== undefined) return found;
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || Date.now() > giveUpAt) throw error;
    }
    // At random, so that those who met do not meet again.
    await pause(shortestPauseMs + Math.random() * longestMs);
  }
}

/** Of contention, or of Firestore for a moment; the transaction has written nothing. */
const passing: readonly unknown[] = [
  GrpcStatus.ABORTED,
  GrpcStatus.CANCELLED,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.INTERNAL,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.UNAVAILABLE,
  GrpcStatus.UNKNOWN,
];

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  // A transaction that has waited too long.
  const isExpired = /transaction has expired/i.test(error.message);
  return passing.includes(error.code) || (error.code === GrpcStatus.INVALID_ARGUMENT && isExpired);
}
