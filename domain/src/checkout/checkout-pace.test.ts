import { describe, expect, it } from 'vitest';
import { countCheckout, maxCheckouts, paceWindowMs } from './checkout-pace.ts';

const now = 'write time';

it('allows 30 checkouts per hour, as in firestore.rules', () => {
  expect([maxCheckouts, paceWindowMs]).toEqual([30, 3_600_000]);
});

describe('countCheckout', () => {
  it('starts a window with the first checkout', () => {
    const pace = { checkoutId: 'a', count: 1, startedAt: now };
    expect(countCheckout(undefined, 'a', now)).toEqual(pace);
  });

  it("counts up to the limit without changing the window's start", () => {
    expect(countCheckout({ count: 1 }, 'b', now)).toEqual({ checkoutId: 'b', count: 2 });
    expect(countCheckout({ count: maxCheckouts - 1 }, 'b', now).count).toBe(maxCheckouts);
  });

  it('starts a new window once the limit is reached', () => {
    const pace = { checkoutId: 'b', count: 1, startedAt: now };
    expect(countCheckout({ count: maxCheckouts }, 'b', now)).toEqual(pace);
  });
});
