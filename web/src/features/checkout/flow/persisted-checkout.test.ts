import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forgetCheckout,
  isCheckoutOf,
  parseStoredCheckout,
  rememberCheckout,
  type StoredCheckout,
} from './persisted-checkout.ts';

const items = [
  { sku: 'HD55S', quantity: 2 },
  { sku: 'HD55L', quantity: 1 },
];
const checkout: StoredCheckout = { uid: 'ada', checkoutId: 'abcdefghijklmnopqrst', items };

describe('parseStoredCheckout', () => {
  it('reads what was stored, with the payment that is open', () => {
    expect(parseStoredCheckout(JSON.stringify(checkout))).toEqual(checkout);
    const openPayment = { clientSecret: 'pi_1_secret_2', earlierFailure: 'ch_1  card_declined' };
    const paying = { ...checkout, openPayment };
    expect(parseStoredCheckout(JSON.stringify(paying))).toEqual(paying);
  });

  it('trusts no failure where it does not know which there were before', () => {
    const openPayment = { clientSecret: 'pi_1_secret_2' };
    expect(parseStoredCheckout(JSON.stringify({ ...checkout, openPayment }))).toEqual({
      ...checkout,
      openPayment: { ...openPayment, earlierFailure: null },
    });
  });

  it.each(['pi_1', null, 1, {}, { clientSecret: 1 }])('finds no payment in %j', (openPayment) => {
    expect(parseStoredCheckout(JSON.stringify({ ...checkout, openPayment }))).toEqual(checkout);
  });

  it.each([null, '', '[]', '3', '{"uid":"ada"}', '{"uid":"ada","checkoutId":1,"items":[]}'])(
    'makes nothing of %j',
    (stored) => {
      expect(parseStoredCheckout(stored)).toBeUndefined();
    },
  );
});

it.each([null, 'HD55S', [null], [{ sku: 'HD55S' }], [{ sku: 1, quantity: 1 }], [...items, 3]])(
  'makes nothing of a checkout with the items %j',
  (broken) => {
    expect(parseStoredCheckout(JSON.stringify({ ...checkout, items: broken }))).toBeUndefined();
  },
);

describe('isCheckoutOf', () => {
  it('knows the checkout of the same user for the same pieces, in any order', () => {
    expect(isCheckoutOf(checkout, 'ada', items)).toBe(true);
    expect(isCheckoutOf(checkout, 'ada', items.toReversed())).toBe(true);
    const lowerCase = items.map((item) => ({ ...item, sku: item.sku.toLowerCase() }));
    expect(isCheckoutOf(checkout, 'ada', lowerCase)).toBe(true);
  });

  it('is none for another cart', () => {
    const more = items.map((item) => ({ ...item, quantity: item.quantity + 1 }));
    expect(isCheckoutOf(checkout, 'ada', more)).toBe(false);
    expect(isCheckoutOf(checkout, 'ada', items.slice(1))).toBe(false);
  });

  it("never gives one user another's checkout", () => {
    expect(isCheckoutOf(checkout, 'bob', items)).toBe(false);
  });
});

describe('forgetCheckout', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('tells whether it was remembered, and leaves a newer one alone', () => {
    const entries = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    });
    rememberCheckout(checkout);
    expect(forgetCheckout('newer')).toBe(false);
    expect(entries.size).toBe(1);
    expect(forgetCheckout(checkout.checkoutId)).toBe(true);
    expect(entries.size).toBe(0);
    expect(forgetCheckout(checkout.checkoutId)).toBe(false);
  });

  it('takes it for remembered where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(forgetCheckout(checkout.checkoutId)).toBe(true);
  });
});
