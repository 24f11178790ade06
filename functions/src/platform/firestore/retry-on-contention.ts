import { setTimeout as pause } from 'node:timers/promises';
import { GrpcStatus } from 'firebase-admin/firestore';

interface Contended<T> {
  /** Reads and writes, with preconditions that say what was read. */
  attempt: () => Promise<T>;
  /** Asked before each attempt: what makes it superfluous, if anything does. */
  instead?: () => Promise<T | undefined>;
  /** Neither an attempt nor its answer is waited for after this time. */
  giveUpAfterMs: number;
}

const shortestPauseMs = 50;
const longestPauseMs = 1_000;

/**
 * Writes documents that others may be writing at the same time, again and again until it is through:
 * of those who meet, one wins each time. Throws when time is up, and any failure that is not of
 * contention. What was under way then may still be written: its preconditions hold or it fails.
 */
export async function retryOnContention<T>({
  attempt,
  instead,
  giveUpAfterMs,
}: Contended<T>): Promise<T> {
  const giveUpAt = Date.now() + giveUpAfterMs;
  for (let longestMs = shortestPauseMs; ; longestMs = Math.min(2 * longestMs, longestPauseMs)) {
    const found = await instead?.();
    if (found !== undefined) return found;
    try {
      return await until(giveUpAt, attempt());
    } catch (error) {
      if (!isPassing(error) || Date.now() > giveUpAt) throw error;
    }
    // At random, so that those who met do not meet again.
    await pause(shortestPauseMs + Math.random() * longestMs);
  }
}

/** Somebody's locks may hold up a write for a minute; rejects before, at this time in ms since 1970. */
async function until<T>(time: number, work: Promise<T>): Promise<T> {
  const settled = new AbortController();
  const timeUp = pause(Math.max(time - Date.now(), 0), undefined, { signal: settled.signal });
  try {
    return await Promise.race([
      work,
      timeUp.then(() => {
        throw new Error('Firestore did not answer in time; others may hold locks');
      }),
    ]);
  } finally {
    settled.abort();
  }
}

/** Of contention, or of Firestore for a moment. */
const passing: readonly unknown[] = [
  // A precondition that failed: somebody else was faster.
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
  GrpcStatus.CANCELLED,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.INTERNAL,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.UNAVAILABLE,
  GrpcStatus.UNKNOWN,
];

function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && passing.includes(error.code);
}
