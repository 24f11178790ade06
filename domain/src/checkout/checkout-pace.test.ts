import { describe, expect, it } from 'vitest';
import { countCheckout, maxCheckouts, paceWindowMs } from './checkout-pace.ts';

const now = 'the time of the write';

it('is 30 checkouts an hour, as firestore.rules has it', () => {
  expect([maxCheckouts, paceWindowMs]).toEqual([30, 3_600_000]);
});

describe('countCheckout', () => {
  it('begins with the first checkout', () => {
    const pace = { checkoutId: 'a', count: 1, startedAt: now };
    expect(countCheckout(undefined, 'a', now)).toEqual(pace);
  });

  it('counts on until it is full, and leaves the beginning as it is', () => {
    expect(countCheckout({ count: 1 }, 'b', now)).toEqual({ checkoutId: 'b', count: 2 });
    expect(countCheckout({ count: maxCheckouts - 1 }, 'b', now).count).toBe(maxCheckouts);
  });

  it('begins anew when it is full', () => {
    const pace = { checkoutId: 'b', count: 1, startedAt: now };
    expect(countCheckout({ count: maxCheckouts }, 'b', now)).toEqual(pace);
  });
});
