import { truncate } from '@dental-shop/domain/text/truncate';
import { Timestamp } from 'firebase-admin/firestore';
import type { Delivery } from './outbox.ts';

const minuteMs = 60 * 1000;

/**
 * Longer than the timeout of any function that sends emails, so if a lease has expired, its run has
 * crashed.
 */
export const leaseMs = 10 * minuteMs;

/** With the backoff below, emails survive a mail server outage of most of a day. */
const maxAttempts = 7;

export function canClaim({ state, dueAt }: Delivery, now: number): boolean {
  return state === 'queued' || (dueAt !== null && dueAt.toMillis() <= now);
}

export function canWithdraw({ attempts }: Delivery): boolean {
  // Attempts are counted before sending, so without any attempts, no one can have received the
  // email.
  return attempts === 0;
}

/** Clears the due time, so that no run sends the email. */
export function held(delivery: Delivery): Delivery {
  return { ...delivery, state: 'waiting', dueAt: null };
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

/**
 * Retries after 1, 4, 16, … minutes. `isPermanent` means that retrying can't help, and `onHold` that the email must not
 * be retried for now.
 */
export function failed(
  delivery: Delivery,
  now: number,
  { error, isPermanent, onHold }: { error: string; isPermanent: boolean; onHold: boolean },
): Delivery {
  const { attempts } = delivery;
  const lastError = truncate(error, 500);
  if (onHold) return held({ ...delivery, lastError });
  if (isPermanent || attempts >= maxAttempts) {
    return { ...delivery, state: 'abandoned', dueAt: null, lastError };
  }
  const dueAt = Timestamp.fromMillis(now + 4 ** (attempts - 1) * minuteMs);
  return { ...delivery, state: 'waiting', dueAt, lastError };
}
