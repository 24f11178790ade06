import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import {
  canClaim,
  canWithdraw,
  claimed,
  delivered,
  failed,
  held,
  isHeld,
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
const error = { error: 'Connection refused', isPermanent: false, onHold: false };

describe('an email', () => {
  it('is claimed only once if the trigger runs twice', () => {
    expect(canClaim(queued, now)).toBe(true);
    const taken = claimed(queued, now);
    expect(taken).toMatchObject({ state: 'sending', attempts: 1 });
    expect(canClaim(taken, now)).toBe(false);
  });

  it('can be claimed again after its lease expires', () => {
    expect(canClaim(claimed(queued, now), now + 9 * minute)).toBe(false);
    expect(canClaim(claimed(queued, now), now + 10 * minute)).toBe(true);
  });

  it("can't be claimed after delivery", () => {
    const done = delivered(claimed(queued, now), now);
    expect(done).toMatchObject({ state: 'delivered', attempts: 1, dueAt: null, lastError: null });
    expect(canClaim(done, now + 1e12)).toBe(false);
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
    expect(canClaim(delivery, now + 1e12)).toBe(false);
  });

  it('is abandoned immediately after a permanent error', () => {
    const delivery = failed(claimed(queued, now), now, { ...error, isPermanent: true });
    expect(delivery).toMatchObject({ state: 'abandoned', dueAt: null });
  });

  it.each([false, true])(
    'keeps the first 500 characters of an error (permanent: %j)',
    (isPermanent) => {
      const long = `${'x'.repeat(499)}yz`;
      const { lastError } = failed(claimed(queued, now), now, {
        ...error,
        error: long,
        isPermanent,
      });
      expect(lastError).toBe(`${'x'.repeat(499)}y`);
    },
  );
});

describe('a delayed email', () => {
  const waiting: Delivery = {
    ...queued,
    state: 'waiting',
    dueAt: Timestamp.fromMillis(now + 10_000),
  };

  it("can't be claimed before it is due", () => {
    expect(canClaim(waiting, now)).toBe(false);
    expect(canClaim(waiting, now + 9_999)).toBe(false);
    expect(canClaim(waiting, now + 10_000)).toBe(true);
  });

  it('can be withdrawn until sending starts', () => {
    expect(canWithdraw(waiting)).toBe(true);
    const sending = claimed(waiting, now + 10_000);
    expect(canWithdraw(sending)).toBe(false);
    expect(canWithdraw(failed(sending, now, error))).toBe(false);
    expect(canWithdraw(delivered(sending, now))).toBe(false);
  });

  it('is no longer sent once it is held back', () => {
    const sending = claimed(waiting, now + 10_000);
    for (const back of [held(waiting), held(failed(sending, now, error)), held(sending)]) {
      expect(isHeld(back)).toBe(true);
      expect(canClaim(back, now + 1e12)).toBe(false);
    }
  });

  it('is held back instead of retried if it was put on hold while being sent', () => {
    const sending = claimed(waiting, now + 10_000);
    const back = failed(sending, now, { ...error, onHold: true });
    expect(isHeld(back)).toBe(true);
    expect(back).toMatchObject({ attempts: 1, lastError: error.error });
    expect(isHeld(failed(sending, now, error))).toBe(false);
  });

  it('is held back instead of abandoned, so that staff are not asked to send it again', () => {
    const onHold = { ...error, isPermanent: true, onHold: true };
    expect(isHeld(failed(claimed(waiting, now), now, onHold))).toBe(true);
  });
});
