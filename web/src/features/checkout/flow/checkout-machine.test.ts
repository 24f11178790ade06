import { describe, expect, it } from 'vitest';
import {
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState,
  checkoutForUser,
  initialCheckoutState,
  type PreparedCheckout,
  transition,
} from './checkout-machine.ts';
import type { OpenCheckout, StoredCheckout } from './persisted-checkout.ts';

const checkoutId = 'abcdefghijklmnopqrst';
const checkout: PreparedCheckout = {
  checkoutId,
  clientSecret: 'pi_1_secret_2',
  amount: 18_200,
  currency: 'usd',
  items: [{ sku: 'HD55S', name: 'Drill', unitPrice: 9_100, quantity: 2 }],
  priceChanges: [],
};
const user = { uid: 'ada', email: 'ada@example.com' };
const line = { SKU: 'HD55S', Name: 'Drill', Price: '$91.00', 'thumbnail Photo Name': '' };
const cart = [{ ...line, quantity: 2 }];
const items = [{ sku: 'HD55S', quantity: 2 }];
const stored: StoredCheckout = { uid: 'ada', checkoutId, items };
const payment = { clientSecret: 'pi_1_secret_2', earlierFailure: '' };
const open: OpenCheckout = { ...stored, openPayment: payment };

const cartOpened: CheckoutEvent = { type: 'cart-opened', user, isStale: false };
const proceed: CheckoutEvent = { type: 'proceed', user, cart, checkout: undefined };
const prepared: CheckoutEvent = { type: 'prepared', checkout };
const confirm = async () => 'succeeded' as const;
const pay: CheckoutEvent = { type: 'pay', user, confirm };
const refused: CheckoutEvent = { type: 'preparation-failed', failure: 'Not approved.' };
const declined: CheckoutEvent = {
  type: 'payment-failed',
  checkoutId,
  failure: 'Declined.',
  isDecided: true,
};
const undecided: CheckoutEvent = { ...declined, failure: 'Unknown.', isDecided: false };
const canceled: CheckoutEvent = { type: 'payment-canceled', checkoutId, failure: 'Canceled.' };
const paidItems = { checkoutId, items, maybePaidElsewhere: false };
const succeeded: CheckoutEvent = { type: 'payment-succeeded', user, ...paidItems };
const toCart: CheckoutEvent = { type: 'return-to-cart', uid: 'ada' };
const leftOpen: CheckoutEvent = { type: 'open-payment-found', user, cart, checkout: open };

function run(...events: CheckoutEvent[]): { state: CheckoutState; effects: CheckoutEffect[] } {
  return events.reduce<{ state: CheckoutState; effects: CheckoutEffect[] }>(
    ({ state }, event) => {
      const [next, ...effects] = transition(state, event);
      return { state: next, effects };
    },
    { state: initialCheckoutState, effects: [] },
  );
}

const after = (...events: CheckoutEvent[]) => run(cartOpened, ...events).state;
const effectsAfter = (...events: CheckoutEvent[]) => run(cartOpened, ...events).effects;

describe('checkout', () => {
  it('goes from the cart to the success screen', () => {
    expect(effectsAfter(proceed)).toContainEqual({
      type: 'prepare',
      user,
      cart,
      checkout: undefined,
    });
    expect(after(proceed, prepared, pay)).toEqual({ step: 'paying', uid: 'ada', checkout });
    expect(effectsAfter(proceed, prepared, pay)).toContainEqual({
      type: 'confirm',
      user,
      checkout,
      confirm,
    });
    expect(run(cartOpened, proceed, prepared, pay, succeeded)).toEqual({
      state: { step: 'succeeded', ...user, orderId: checkoutId },
      effects: [
        { ...succeeded, type: 'clear-paid' },
        { type: 'show-receipt-entry', uid: 'ada', orderId: checkoutId },
      ],
    });
  });

  it('shows why preparing the payment failed and allows a retry', () => {
    const state = after(proceed, refused);
    expect(state).toEqual({ step: 'failed', uid: 'ada', failure: 'Not approved.' });
    expect(after(proceed, refused, proceed).step).toBe('preparing');
  });

  it('returns to the cart if it was emptied before the retry', () => {
    expect(after(proceed, refused, { ...proceed, cart: [] })).toEqual({ step: 'cart' });
  });

  it('ignores a response that arrives after the customer returns to the cart', () => {
    expect(after(proceed, toCart, prepared)).toEqual({ step: 'cart' });
    expect(after(proceed, toCart, refused)).toEqual({ step: 'cart' });
  });

  it('reprices the cart even if the customer has returned to it', () => {
    expect(effectsAfter(proceed, toCart, prepared)).toEqual([
      { type: 'reprice-cart', items: checkout.items },
    ]);
  });

  it('shows that the order is already paid if the server finds a payment', () => {
    const foundPaid: CheckoutEvent = { type: 'already-paid-found', uid: 'ada', ...paidItems };
    expect(after(proceed, foundPaid)).toEqual({
      step: 'already-paid',
      uid: 'ada',
      orderId: checkoutId,
    });
    expect(effectsAfter(proceed, foundPaid)).toEqual([{ ...foundPaid, type: 'clear-paid' }]);
  });
});

describe('payment', () => {
  it('lets the customer try another card in the same checkout after a decline', () => {
    const failed = run(cartOpened, proceed, prepared, pay, declined);
    expect(failed.state).toEqual({ step: 'ready', uid: 'ada', checkout, failure: 'Declined.' });
    expect(failed.effects).toEqual([{ type: 'clear-open-payment', checkoutId }]);
    expect(after(proceed, prepared, pay, declined, pay).step).toBe('paying');
  });

  it('stays open until it is decided', () => {
    expect(effectsAfter(proceed, prepared, pay, undecided)).toEqual([]);
  });

  it('is confirmed only once on a double click', () => {
    expect(effectsAfter(proceed, prepared, pay, pay)).toEqual([]);
  });

  it('cannot be left while it is in progress', () => {
    const paying = after(proceed, prepared, pay);
    for (const event of [toCart, proceed, pay, cartOpened, leftOpen]) {
      expect(transition(paying, event)[0]).toEqual(paying);
    }
  });

  it("reloads the page when the customer goes back, because Stripe's dialog would stay open", () => {
    const reload = [{ type: 'reload-cart' }];
    expect(effectsAfter(proceed, prepared, pay, toCart)).toEqual(reload);
    expect(effectsAfter(proceed, prepared, pay, { ...toCart, uid: undefined })).toEqual([]);
  });

  it("can't be retried once it is canceled", () => {
    expect(run(cartOpened, proceed, prepared, pay, canceled)).toEqual({
      state: { step: 'failed', uid: 'ada', failure: 'Canceled.' },
      effects: [{ type: 'clear-stored-checkout', checkoutId }],
    });
  });

  it('shows a changed price before the customer confirms', () => {
    const dearer = { ...checkout, amount: 20_000 };
    const repriced: CheckoutEvent = { type: 'repriced', checkout: dearer, failure: 'Dearer.' };
    expect(run(cartOpened, proceed, prepared, pay, repriced)).toEqual({
      state: { step: 'ready', uid: 'ada', checkout: dearer, failure: 'Dearer.' },
      effects: [{ type: 'reprice-cart', items: dearer.items }],
    });
  });

  it('polls Stripe if the outcome is unknown and shows the form after a decline', () => {
    const unknown: CheckoutEvent = {
      type: 'outcome-unknown',
      user,
      payment,
      isAlreadyPaid: false,
    };
    expect(run(cartOpened, proceed, prepared, pay, unknown)).toEqual({
      state: { step: 'checking', uid: 'ada', checkout, notice: null },
      effects: [{ type: 'poll-payment', checkout: open, onPaid: succeeded, finalOnly: false }],
    });
    expect(after(proceed, prepared, pay, unknown, declined)).toEqual({
      step: 'ready',
      uid: 'ada',
      checkout,
      failure: 'Declined.',
    });
  });

  it('checks with Stripe if the server reports that the order is already paid', () => {
    const unknown: CheckoutEvent = { type: 'outcome-unknown', user, payment, isAlreadyPaid: true };
    const onPaid = {
      type: 'already-paid-found',
      uid: 'ada',
      checkoutId,
      items,
      maybePaidElsewhere: true,
    };
    expect(effectsAfter(proceed, prepared, pay, unknown)).toMatchObject([{ onPaid }]);
  });

  it('shows the form after a closed challenge but still polls the payment', () => {
    const closed: CheckoutEvent = { type: 'challenge-closed', user, payment, failure: 'Closed.' };
    expect(run(cartOpened, proceed, prepared, pay, closed)).toEqual({
      state: { step: 'ready', uid: 'ada', checkout, failure: 'Closed.' },
      effects: [{ type: 'poll-payment', checkout: open, onPaid: succeeded, finalOnly: true }],
    });
  });

  it('shows the outcome even after the customer has signed out', () => {
    const signedOut: CheckoutEvent = { type: 'cart-opened', user: undefined, isStale: true };
    expect(effectsAfter(proceed, prepared, pay, signedOut)).toEqual([{ type: 'show-cart-entry' }]);
    expect(after(proceed, prepared, pay, signedOut, succeeded).step).toBe('succeeded');
  });
});

describe('payment left open by an earlier page', () => {
  const restored = (...events: CheckoutEvent[]) => run(leftOpen, ...events).state;

  it('waits for the bank and offers another card after a decline', () => {
    const notice = 'Still processing.';
    const waiting = restored({ type: 'bank-delayed', notice });
    expect(waiting).toMatchObject({ step: 'checking', uid: 'ada', checkout: null, notice });
    expect(run(leftOpen, declined).effects).toEqual([
      { type: 'prepare', user, cart, checkout: open },
      { type: 'clear-open-payment', checkoutId },
    ]);
    expect(restored(declined, prepared)).toEqual({
      step: 'ready',
      uid: 'ada',
      checkout,
      failure: 'Declined.',
    });
  });

  it('shows a decline whether the form is ready or still being prepared', () => {
    const ready = { step: 'ready', failure: 'Declined.' };
    expect(restored(undecided, prepared, declined)).toMatchObject(ready);
    expect(restored(undecided, declined, prepared)).toMatchObject(ready);
  });

  it('stays in the cart once the customer returns to it, unless the payment succeeds', () => {
    expect(restored(toCart, declined)).toEqual({ step: 'cart' });
    expect(restored(toCart, leftOpen)).toEqual({ step: 'cart' });
    expect(restored(toCart, canceled)).toEqual({ step: 'cart' });
    expect(restored(toCart, succeeded).step).toBe('succeeded');
  });

  it('shows no form if the cart has changed', () => {
    const changed: CheckoutEvent = { type: 'checkout-opened', user, cart: [], checkout: open };
    expect(run(changed, declined).state).toEqual({
      step: 'failed',
      uid: 'ada',
      failure: 'Declined.',
    });
  });

  it('takes precedence over a new checkout', () => {
    expect(after({ type: 'proceed', user, cart, checkout: open }).step).toBe('checking');
  });
});

describe('opening the page', () => {
  it("continues a checkout from the history entry but doesn't start a new one", () => {
    const opened: CheckoutEvent = { type: 'checkout-opened', user, cart, checkout: stored };
    expect(run(opened).effects).toContainEqual({ type: 'prepare', user, cart, checkout: stored });
    expect(after(proceed, prepared, opened).step).toBe('ready');
  });

  it('replaces the history entry of a checkout that has ended', () => {
    expect(run({ type: 'cart-opened', user, isStale: true })).toEqual({
      state: { step: 'cart' },
      effects: [{ type: 'show-cart-entry' }],
    });
  });

  it('shows the receipt from the history entry until the customer returns to the cart', () => {
    const opened: CheckoutEvent = { type: 'receipt-opened', user, orderId: 'a' };
    expect(run(opened).state).toEqual({ step: 'receipt', ...user, orderId: 'a' });
    expect(run(opened, toCart).state).toEqual({ step: 'cart' });
    expect(after(proceed, prepared, pay, succeeded, opened).step).toBe('succeeded');
  });

  const returned = { clientSecret: 'pi_1_secret_2', id: 'pi_1' };

  it('follows a payment after a redirect if this browser confirmed it', () => {
    const event: CheckoutEvent = { type: 'payment-returned', user, cart, returned, checkout: open };
    const { state, effects } = run(event);
    expect(state.step).toBe('checking');
    expect(effects).toMatchObject([
      { type: 'poll-payment', onPaid: { maybePaidElsewhere: false } },
      { type: 'show-cart-entry' },
    ]);
  });

  it('follows any other redirected payment only if it belongs to the customer', () => {
    const event: CheckoutEvent = {
      type: 'payment-returned',
      user,
      cart,
      returned,
      checkout: undefined,
    };
    expect(run(event)).toEqual({
      state: { step: 'restoring' },
      effects: [{ type: 'look-up', user, returned }],
    });
    const found: CheckoutEvent = { type: 'checkout-looked-up', user, cart, checkout: open };
    expect(run(event, found).effects).toMatchObject([
      { type: 'poll-payment', onPaid: { maybePaidElsewhere: true } },
      { type: 'show-cart-entry' },
    ]);
    expect(run(event, { ...found, checkout: undefined })).toEqual({
      state: { step: 'restoring' },
      effects: [{ type: 'show-cart-entry' }],
    });
    expect(run(event, cartOpened, found).state).toEqual({ step: 'cart' });
  });
});

describe('checkoutForUser', () => {
  it('hides a checkout from other accounts', () => {
    const state = after(proceed, prepared);
    expect(checkoutForUser(state, 'ada')).toBe(state);
    expect(checkoutForUser(state, 'bob')).toEqual(initialCheckoutState);
    expect(checkoutForUser(state, undefined)).toEqual(initialCheckoutState);
  });

  it('shows a successful payment after sign-out, but not to another account', () => {
    const state = after(proceed, prepared, pay, succeeded);
    expect(checkoutForUser(state, undefined)).toBe(state);
    expect(checkoutForUser(state, 'bob')).toEqual(initialCheckoutState);
    const other = { uid: 'bob', email: 'bob@example.com' };
    expect(transition(state, { type: 'cart-opened', user: other, isStale: false })).toEqual([
      { step: 'cart' },
    ]);
  });

  it('hides an order that is already paid from other accounts', () => {
    const state = after(proceed, { type: 'already-paid-found', uid: 'ada', ...paidItems });
    expect(checkoutForUser(state, undefined)).toBe(state);
    expect(checkoutForUser(state, 'bob')).toEqual(initialCheckoutState);
  });

  it('reloads the cart if another account signs in during a payment', () => {
    const state = after(proceed, prepared, pay);
    const other = { uid: 'bob', email: 'bob@example.com' };
    expect(transition(state, { type: 'cart-opened', user: other, isStale: false })).toEqual([
      state,
      { type: 'reload-cart' },
    ]);
    expect(transition(state, { type: 'cart-opened', user: undefined, isStale: false })).toEqual([
      state,
    ]);
  });
});
