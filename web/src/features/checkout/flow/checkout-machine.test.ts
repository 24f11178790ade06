import { describe, expect, it } from 'vitest';
import {
  type CheckoutEvent,
  type CheckoutState,
  checkoutOf,
  checkoutReducer,
  initialCheckoutState,
  type PreparedCheckout,
} from './checkout-machine.ts';

const checkout: PreparedCheckout = {
  checkoutId: 'abcdefghijklmnopqrst',
  clientSecret: 'pi_1_secret_2',
  amount: 18_200,
  currency: 'usd',
  items: [{ sku: 'HD55S', name: 'Drill', unitPrice: 9_100, quantity: 2 }],
  priceChanges: [],
};
const started: CheckoutEvent = { type: 'started', uid: 'ada', attempt: 1, failure: null };
const prepared: CheckoutEvent = { type: 'prepared', attempt: 1, checkout };

const after = (...events: CheckoutEvent[]): CheckoutState =>
  events.reduce(checkoutReducer, initialCheckoutState);

describe('checkoutReducer', () => {
  it('leads from the cart to the success screen', () => {
    const state = after(started, prepared, { type: 'payment-started' });
    expect(state).toEqual({ step: 'paying', uid: 'ada', checkout });
    const success = { email: 'ada@example.com', orderId: 'paid' };
    const paid: CheckoutEvent = { type: 'payment-succeeded', ...success };
    expect(checkoutReducer(state, paid)).toEqual({ step: 'succeeded', ...success });
  });

  it('keeps the same checkout after a declined card, so that another can be tried', () => {
    const failed: CheckoutEvent = { type: 'payment-failed', failure: 'Declined.' };
    const state = after(started, prepared, { type: 'payment-started' }, failed);
    expect(state).toEqual({ step: 'ready', uid: 'ada', checkout, failure: 'Declined.' });
    expect(checkoutReducer(state, { type: 'payment-started' }).step).toBe('paying');
  });

  const checked: CheckoutEvent = { type: 'check-started', uid: 'ada', checkout: null };
  const declined: CheckoutEvent = { type: 'payment-failed', failure: 'Declined.' };

  it('waits for the bank after a reload, and then takes another card', () => {
    const state = after(checked, { type: 'check-takes-long', notice: 'Still processing.' });
    expect(state).toEqual({
      step: 'checking',
      uid: 'ada',
      checkout: null,
      notice: 'Still processing.',
    });
    const again = [{ ...started, failure: 'Declined.' }, prepared].reduce(checkoutReducer, state);
    expect(again).toEqual({ step: 'ready', uid: 'ada', checkout, failure: 'Declined.' });
  });

  it('returns to the form it had where the bank says no later', () => {
    const paying = after(started, prepared, { type: 'payment-started' });
    const checking = checkoutReducer(paying, { ...checked, checkout });
    expect(checkoutReducer(checking, declined)).toEqual({
      step: 'ready',
      uid: 'ada',
      checkout,
      failure: 'Declined.',
    });
  });

  it('tells what the bank says while the form is shown or prepared again', () => {
    expect(after(started, prepared, declined)).toMatchObject({
      step: 'ready',
      failure: 'Declined.',
    });
    expect(after(started, declined, prepared)).toMatchObject({
      step: 'ready',
      failure: 'Declined.',
    });
    expect(after(declined)).toEqual({ step: 'cart' });
  });

  it('does not offer a canceled payment again', () => {
    const canceled: CheckoutEvent = { type: 'payment-canceled', failure: 'Replaced.' };
    expect(after(started, prepared, { type: 'payment-started' }, canceled)).toEqual({
      step: 'refused',
      uid: 'ada',
      failure: 'Replaced.',
    });
  });

  it('shows a new price before it is paid', () => {
    const dearer = { ...checkout, amount: 20_000 };
    const repriced: CheckoutEvent = {
      type: 'payment-repriced',
      checkout: dearer,
      failure: 'Dearer.',
    };
    expect(after(started, prepared, { type: 'payment-started' }, repriced)).toEqual({
      step: 'ready',
      uid: 'ada',
      checkout: dearer,
      failure: 'Dearer.',
    });
  });

  it('shows a checkout that turns out to be paid as paid', () => {
    expect(after(started, { type: 'found-paid', orderId: 'a' })).toEqual({
      step: 'already-paid',
      orderId: 'a',
    });
  });

  it('ignores an answer that comes after the return to the cart', () => {
    expect(after(started, { type: 'returned-to-cart' }, prepared)).toEqual({ step: 'cart' });
  });

  it('ignores the answer to an earlier attempt', () => {
    const again: CheckoutEvent = { ...started, attempt: 2 };
    const late: CheckoutEvent = { type: 'refused', attempt: 1, failure: 'Too late.' };
    expect(after(started, { type: 'returned-to-cart' }, again, late).step).toBe('preparing');
  });

  it('shows why the payment could not be prepared', () => {
    const refused: CheckoutEvent = { type: 'refused', attempt: 1, failure: 'Not approved.' };
    expect(after(started, refused)).toEqual({
      step: 'refused',
      uid: 'ada',
      failure: 'Not approved.',
    });
  });

  it('does not leave a payment under way', () => {
    const paying = after(started, prepared, { type: 'payment-started' });
    expect(checkoutReducer(paying, { type: 'returned-to-cart' })).toBe(paying);
    expect(checkoutReducer(paying, started)).toBe(paying);
    expect(checkoutReducer(paying, { type: 'payment-started' })).toBe(paying);
  });

  it('carries a failure from before a redirect to the form', () => {
    const returned: CheckoutEvent = { ...started, failure: 'Authentication failed.' };
    expect(after(returned, prepared)).toMatchObject({
      step: 'ready',
      failure: 'Authentication failed.',
    });
  });
});

describe('checkoutOf', () => {
  it('hides a checkout from everyone but the account that began it', () => {
    const state = after(started, prepared);
    expect(checkoutOf(state, 'ada')).toBe(state);
    expect(checkoutOf(state, 'bob')).toEqual({ step: 'cart' });
    expect(checkoutOf(state, undefined)).toEqual({ step: 'cart' });
  });
});
