import { Timestamp } from 'firebase-admin/firestore';
import type { Delivery } from './outbox.ts';

const minuteMs = 60 * 1000;

/**
 * Longer than any function that sends may run: a lease that has expired belongs to a run that died.
 */
export const leaseMs = 10 * minuteMs;

/** With the backoff below, a mail server may be away for most of a day. */
const maxAttempts = 7;

/** A mail may be claimed when it is new or its time has come, never under another run's lease. */
export function mayClaim({ state, dueAt }: Delivery, now: number): boolean {
  return state === 'queued' || (dueAt !== null && dueAt.toMillis() <= now);
}

/** Whether nobody can have received it yet, so that deleting it takes back what it tells. */
export function mayWithdraw({ attempts }: Delivery): boolean {
  // An attempt is counted as it begins.
  return attempts === 0;
}

/** Whether it waits for its first attempt or the next: without its time nobody takes it up. */
export function mayHoldBack({ state, dueAt }: Delivery): boolean {
  return state === 'waiting' && dueAt !== null;
}

/** Whether its time was taken away, so that it waits until it is given another. */
export function isHeldBack({ state, dueAt }: Delivery): boolean {
  return state === 'waiting' && dueAt === null;
}

export function claimed(delivery: Delivery, now: number): Delivery {
  return {
    ...delivery,
    state: 'sending',
    attempts: delivery.attempts + 1,
    dueAt: Timestamp.fromMillis(now + leaseMs),
  };
}

export function delivered(delivery: Delivery, now: number): Delivery {
  const deliveredAt = Timestamp.fromMillis(now);
  return { ...delivery, state: 'delivered', dueAt: null, lastError: null, deliveredAt };
}

/** Retries with backoff, after 1, 4, 16, … minutes. `hopeless` is what no later attempt cures. */
export function failed(
  delivery: Delivery,
  now: number,
  { error, hopeless }: { error: string; hopeless: boolean },
): Delivery {
  const { attempts } = delivery;
  const lastError = error.slice(0, 500);
  if (hopeless || attempts >= maxAttempts) {
    return { ...delivery, state: 'abandoned', dueAt: null, lastError };
  }
  const dueAt = Timestamp.fromMillis(now + 4 ** (attempts - 1) * minuteMs);
  return { ...delivery, state: 'waiting', dueAt, lastError };
}
