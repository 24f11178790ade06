import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import {
  claimed,
  delivered,
  failed,
  isHeldBack,
  mayClaim,
  mayHoldBack,
  mayWithdraw,
} from './delivery-state.ts';
import type { Delivery } from './outbox.ts';

const now = 1_700_000_000_000;
const minute = 60_000;
const queued: Delivery = {
  state: 'queued',
  attempts: 0,
  dueAt: Timestamp.fromMillis(now + minute),
  lastError: null,
  deliveredAt: null,
};
const error = { error: 'Connection refused', hopeless: false };

describe('an email', () => {
  it('is claimed only once if the trigger runs twice', () => {
    expect(mayClaim(queued, now)).toBe(true);
    const taken = claimed(queued, now);
    expect(taken).toMatchObject({ state: 'sending', attempts: 1 });
    expect(mayClaim(taken, now)).toBe(false);
  });

  it('can be claimed again after its lease expires', () => {
    expect(mayClaim(claimed(queued, now), now + 9 * minute)).toBe(false);
    expect(mayClaim(claimed(queued, now), now + 10 * minute)).toBe(true);
  });

  it("can't be claimed after delivery", () => {
    const done = delivered(claimed(queued, now), now);
    expect(done).toMatchObject({ state: 'delivered', attempts: 1, dueAt: null, lastError: null });
    expect(mayClaim(done, now + 1e12)).toBe(false);
  });

  it('waits longer after each failure and is abandoned after the seventh', () => {
    let delivery = queued;
    const pauses: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      expect(delivery.state).toBe(attempt === 0 ? 'queued' : 'waiting');
      delivery = failed(claimed(delivery, now), now, error);
      pauses.push(delivery.dueAt ? (delivery.dueAt.toMillis() - now) / minute : undefined);
    }
    expect(pauses).toEqual([1, 4, 16, 64, 256, 1024, undefined]);
    expect(delivery).toMatchObject({ state: 'abandoned', attempts: 7, lastError: error.error });
    expect(mayClaim(delivery, now + 1e12)).toBe(false);
  });

  it('is abandoned immediately after a permanent error', () => {
    const delivery = failed(claimed(queued, now), now, { ...error, hopeless: true });
    expect(delivery).toMatchObject({ state: 'abandoned', dueAt: null });
  });

  it.each([false, true])(
    'keeps the first 500 characters of an error (permanent: %j)',
    (hopeless) => {
      const long = `${'x'.repeat(499)}yz`;
      const { lastError } = failed(claimed(queued, now), now, { error: long, hopeless });
      expect(lastError).toBe(`${'x'.repeat(499)}y`);
    },
  );
});

describe('a delayed email', () => {
  const held: Delivery = { ...queued, state: 'waiting', dueAt: Timestamp.fromMillis(now + 10_000) };

  it("can't be claimed before it is due", () => {
    expect(mayClaim(held, now)).toBe(false);
    expect(mayClaim(held, now + 9_999)).toBe(false);
    expect(mayClaim(held, now + 10_000)).toBe(true);
  });

  it('can be withdrawn until sending starts', () => {
    expect(mayWithdraw(held)).toBe(true);
    const sending = claimed(held, now + 10_000);
    expect(mayWithdraw(sending)).toBe(false);
    expect(mayWithdraw(failed(sending, now, error))).toBe(false);
    expect(mayWithdraw(delivered(sending, now))).toBe(false);
  });

  it('can be held back while it waits for its first attempt or a retry', () => {
    const sending = claimed(held, now + 10_000);
    const retried = failed(sending, now, error);
    for (const waiting of [held, retried]) {
      expect(mayHoldBack(waiting)).toBe(true);
      expect(isHeldBack(waiting)).toBe(false);
      const back: Delivery = { ...waiting, dueAt: null };
      expect(mayHoldBack(back)).toBe(false);
      expect(isHeldBack(back)).toBe(true);
      expect(mayClaim(back, now + 1e12)).toBe(false);
    }
    const abandoned = failed(sending, now, { ...error, hopeless: true });
    for (const gone of [sending, delivered(sending, now), abandoned]) {
      expect(mayHoldBack(gone)).toBe(false);
      expect(isHeldBack(gone)).toBe(false);
    }
  });
});
