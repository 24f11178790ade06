import { setTimeout as pause } from 'node:timers/promises';
import { GrpcStatus } from 'firebase-admin/firestore';
import { hasGrpcStatus } from './grpc-errors.ts';

interface RetryOptions<T> {
  attempt: () => Promise<T>;
  /** Skips the attempt if this returns a result. */
  findResult?: () => Promise<T | undefined>;
  timeoutMs: number;
}

const shortestPauseMs = 50;
const longestPauseMs = 1_000;

/** Throws when time is up, but a write that's still in progress may succeed. */
export async function retryOnContention<T>({
  attempt,
  findResult,
  timeoutMs,
}: RetryOptions<T>): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (let longestMs = shortestPauseMs; ; longestMs = Math.min(2 * longestMs, longestPauseMs)) {
    const found = await findResult?.();
    if (found !== undefined) return found;
    try {
      return await withDeadline(deadline, attempt());
    } catch (error) {
      if (!hasGrpcStatus(error, ...transient) || Date.now() > deadline) throw error;
    }
    // Random, so the writers don't collide again.
    await pause(shortestPauseMs + Math.random() * longestMs);
  }
}

/** Other writers' locks can block a write for a minute. `time` is in ms since 1970. */
async function withDeadline<T>(time: number, work: Promise<T>): Promise<T> {
  const settled = new AbortController();
  const timeUp = pause(Math.max(time - Date.now(), 0), undefined, { signal: settled.signal });
  try {
    return await Promise.race([
      work,
      timeUp.then(() => {
        throw new Error('Firestore timed out, possibly because of contention');
      }),
    ]);
  } finally {
    settled.abort();
  }
}

const transient = [
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
