import { Timestamp } from 'firebase-admin/firestore';
import type { Delivery } from './outbox.ts';

const minuteMs = 60 * 1000;

/** Longer than any sending function may run, so an expired lease means that its run died. */
export const leaseMs = 10 * minuteMs;

/** With the backoff below, the mail server can be down for most of a day. */
const maxAttempts = 7;

export function canClaim({ state, dueAt }: Delivery, now: number): boolean {
  return state === 'queued' || (dueAt !== null && dueAt.toMillis() <= now);
}

export function canWithdraw({ attempts }: Delivery): boolean {
  // Attempts are counted before sending, so if there are none, no one has received the email.
  return attempts === 0;
}

/** Holding an email clears its due time, so no run sends it. */
export function canHold({ state, dueAt }: Delivery): boolean {
  return state === 'waiting' && dueAt !== null;
}

export function isHeld({ state, dueAt }: Delivery): boolean {
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

/** Retries after 1, 4, 16, … minutes. Set `isPermanent` if no retry can help. */
export function failed(
  delivery: Delivery,
  now: number,
  { error, isPermanent }: { error: string; isPermanent: boolean },
): Delivery {
  const { attempts } = delivery;
  const lastError = error.slice(0, 500);
  if (isPermanent || attempts >= maxAttempts) {
    return { ...delivery, state: 'abandoned', dueAt: null, lastError };
  }
  const dueAt = Timestamp.fromMillis(now + 4 ** (attempts - 1) * minuteMs);
  return { ...delivery, state: 'waiting', dueAt, lastError };
}
