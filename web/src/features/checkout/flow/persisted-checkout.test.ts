import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  checkoutEntry,
  clearStoredCheckout,
  isCheckoutFor,
  parseStoredCheckout,
  restoreCheckout,
  returnedPayment,
  type StoredCheckout,
  storeCheckout,
} from './persisted-checkout.ts';

const items = [
  { sku: 'HD55S', quantity: 2 },
  { sku: 'HD55L', quantity: 1 },
];
const checkout: StoredCheckout = { uid: 'ada', checkoutId: 'abcdefghijklmnopqrst', items };

describe('parseStoredCheckout', () => {
  it('parses a stored checkout with its open payment', () => {
    expect(parseStoredCheckout(JSON.stringify(checkout))).toEqual(checkout);
    const openPayment = { clientSecret: 'pi_1_secret_2', earlierFailure: 'ch_1  card_declined' };
    const paying = { ...checkout, openPayment };
    expect(parseStoredCheckout(JSON.stringify(paying))).toEqual(paying);
  });

  it("sets the earlier failure to null if it wasn't stored", () => {
    const openPayment = { clientSecret: 'pi_1_secret_2' };
    expect(parseStoredCheckout(JSON.stringify({ ...checkout, openPayment }))).toEqual({
      ...checkout,
      openPayment: { ...openPayment, earlierFailure: null },
    });
  });

  it.each(['pi_1', null, 1, {}, { clientSecret: 1 }])('ignores the payment %j', (openPayment) => {
    expect(parseStoredCheckout(JSON.stringify({ ...checkout, openPayment }))).toEqual(checkout);
  });

  it.each([null, '', '[]', '3', '{"uid":"ada"}', '{"uid":"ada","checkoutId":1,"items":[]}'])(
    'returns undefined for %j',
    (stored) => {
      expect(parseStoredCheckout(stored)).toBeUndefined();
    },
  );
});

it.each([null, 'HD55S', [null], [{ sku: 'HD55S' }], [{ sku: 1, quantity: 1 }], [...items, 3]])(
  'rejects a checkout with the malformed items %j',
  (broken) => {
    expect(parseStoredCheckout(JSON.stringify({ ...checkout, items: broken }))).toBeUndefined();
  },
);

describe('isCheckoutFor', () => {
  it('matches the same user and the same items in any order or case', () => {
    expect(isCheckoutFor(checkout, 'ada', items)).toBe(true);
    expect(isCheckoutFor(checkout, 'ada', items.toReversed())).toBe(true);
    const lowerCase = items.map((item) => ({ ...item, sku: item.sku.toLowerCase() }));
    expect(isCheckoutFor(checkout, 'ada', lowerCase)).toBe(true);
  });

  it("doesn't match a different cart", () => {
    const more = items.map((item) => ({ ...item, quantity: item.quantity + 1 }));
    expect(isCheckoutFor(checkout, 'ada', more)).toBe(false);
    expect(isCheckoutFor(checkout, 'ada', items.slice(1))).toBe(false);
  });

  it("doesn't match another user", () => {
    expect(isCheckoutFor(checkout, 'bob', items)).toBe(false);
  });
});

function stubStorage(): Map<string, string> {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  return entries;
}
afterEach(() => vi.unstubAllGlobals());

describe('clearStoredCheckout', () => {
  it('removes only the given checkout and returns whether it was stored', () => {
    const entries = stubStorage();
    storeCheckout(checkout);
    expect(clearStoredCheckout('newer')).toBe(false);
    expect(entries.size).toBe(1);
    expect(clearStoredCheckout(checkout.checkoutId)).toBe(true);
    expect(entries.size).toBe(0);
    expect(clearStoredCheckout(checkout.checkoutId)).toBe(false);
  });

  it('returns true if storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(clearStoredCheckout(checkout.checkoutId)).toBe(true);
  });
});

describe('restoreCheckout', () => {
  const user = { uid: 'ada', email: 'ada@example.com' };
  const cart = items.map(({ sku, quantity }) => {
    return { SKU: sku, Name: '', Price: '', 'thumbnail Photo Name': '', quantity };
  });
  const openPayment = { clientSecret: 'pi_1_secret_2', earlierFailure: '' };
  const open = { ...checkout, openPayment };
  const search = '?payment_intent_client_secret=pi_1_secret_2';
  const returned = { clientSecret: 'pi_1_secret_2', id: 'pi_1' };
  const shows = (entry: string) => ({ search: '', state: { shows: entry } });

  it('opens the cart if there is nothing to continue', () => {
    stubStorage();
    const opened = { type: 'cart-opened', user, isStale: false };
    expect(restoreCheckout(shows('cart'), user, cart)).toEqual(opened);
    expect(restoreCheckout(shows('checkout'), user, cart)).toEqual({ ...opened, isStale: true });
  });

  it('continues a checkout only in its own history entry', () => {
    stubStorage();
    storeCheckout(checkout);
    const opened = { type: 'checkout-opened', user, cart, checkout };
    expect(restoreCheckout(shows('checkout'), user, cart)).toEqual(opened);
    expect(restoreCheckout(shows('cart'), user, cart).type).toBe('cart-opened');
  });

  it('finds an open payment even if the history entry shows the cart', () => {
    stubStorage();
    storeCheckout(open);
    const left = { type: 'open-payment-found', user, cart, checkout: open };
    expect(restoreCheckout(shows('cart'), user, cart)).toEqual(left);
    expect(restoreCheckout(shows('cart'), user, []).type).toBe('cart-opened');
  });

  it('recognizes a payment after a redirect regardless of the cart', () => {
    stubStorage();
    const event = { type: 'payment-returned', user, cart: [], returned };
    const place = { search, state: null };
    expect(restoreCheckout(place, user, [])).toEqual({ ...event, checkout: undefined });
    storeCheckout(open);
    expect(restoreCheckout(place, user, [])).toEqual({ ...event, checkout: open });
    storeCheckout({ ...open, uid: 'bob' });
    expect(restoreCheckout(place, user, [])).toEqual({ ...event, checkout: undefined });
  });

  it('hides payments and checkouts from signed-out visitors', () => {
    stubStorage();
    storeCheckout(open);
    const stale = { type: 'cart-opened', user: undefined, isStale: true };
    expect(restoreCheckout({ search, state: null }, undefined, cart)).toEqual(stale);
    expect(restoreCheckout(shows('checkout'), undefined, cart)).toEqual(stale);
  });

  it('shows a receipt to its customer', () => {
    stubStorage();
    const state = { shows: 'receipt', orderId: 'a', uid: 'ada' };
    const opened = { type: 'receipt-opened', user, orderId: 'a' };
    expect(restoreCheckout({ search: '', state }, user, cart)).toEqual(opened);
    const other = restoreCheckout({ search: '', state: { ...state, uid: 'bob' } }, user, cart);
    expect(other.type).toBe('cart-opened');
  });
});

describe('returnedPayment', () => {
  const addressWith = (secret: string) =>
    `?${new URLSearchParams({ payment_intent_client_secret: secret })}`;

  it("parses the secret in Stripe's return URL", () => {
    const search =
      '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';
    expect(returnedPayment(search)).toEqual({ clientSecret: 'pi_1_secret_2', id: 'pi_1' });
  });

  it('returns null for an ordinary visit', () => {
    expect(returnedPayment('')).toBeNull();
    expect(returnedPayment('?payment_intent=pi_1&redirect_status=succeeded')).toBeNull();
  });

  it.each([
    '',
    'pi_1',
    '_secret_',
    'pi_1_secret_',
    'seti_1_secret_2',
    'pi_1/../pi_2_secret_2',
    ' pi_1_secret_2',
    'pi_1_secret_2\n',
    `pi_${'1'.repeat(1_501)}_secret_2`,
  ])('rejects the malformed secret %j', (secret) => {
    expect(returnedPayment(addressWith(secret))).toBeNull();
  });
});

describe('checkoutEntry', () => {
  const receipt = { shows: 'receipt', orderId: 'a', uid: 'ana' };

  it.each([{ shows: 'checkout' }, receipt, { shows: 'cart' }])('accepts %o', (state) => {
    expect(checkoutEntry(state, 'ana')).toEqual(state);
  });

  it('hides a receipt from other customers once the session has loaded', () => {
    expect(checkoutEntry(receipt, undefined)).toEqual(receipt);
    expect(checkoutEntry(receipt, 'ben')).toEqual({ shows: 'cart' });
  });

  it.each([
    null,
    undefined,
    'checkout',
    {},
    { shows: 'receipt' },
    { shows: 'receipt', orderId: 1, uid: 'ana' },
    { shows: 'receipt', orderId: 'a' },
  ])('shows the cart for %o', (state) => {
    expect(checkoutEntry(state, 'ana')).toEqual({ shows: 'cart' });
  });
});
