import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { ServerCheckout } from '../database.ts';
import { orderDocuments } from './order-documents.ts';

const payment = { paymentIntentId: 'pi_1', checkoutId: 'checkout', uid: 'u' };
const paidAt = 1_700_000_000_000;
const outcome = {
  status: 'completed' as const,
  amount: 27800,
  currency: 'usd',
  receiptUrl: 'https://stripe.example/receipt',
  paidAt,
};
const items = [{ sku: 'A', name: 'Implant', unitPrice: 13900, quantity: 2 }];
const shippingAddress = { street: '1', city: 'Reno', state: 'NV', zipCode: '1', country: 'US' };
const checkout: ServerCheckout = {
  uid: 'u',
  items: [{ sku: 'A', quantity: 2 }],
  createdAt: Timestamp.fromMillis(0),
  pricing: { items, amount: 27800, currency: 'usd', shippingAddress },
  paymentIntentId: 'pi_1',
};

describe('orderDocuments', () => {
  it('takes items and address from what the customer agreed to', () => {
    expect(orderDocuments(outcome, payment, checkout)).toEqual({
      order: {
        uid: 'u',
        items,
        amount: 27800,
        currency: 'usd',
        status: 'completed',
        receiptUrl: 'https://stripe.example/receipt',
        shippingAddress,
        createdAt: Timestamp.fromMillis(paidAt),
      },
      transaction: {
        uid: 'u',
        orderId: 'checkout',
        type: 'payment',
        amount: 27800,
        currency: 'usd',
        status: 'completed',
        createdAt: Timestamp.fromMillis(paidAt),
      },
      discrepancy: null,
    });
  });

  const { pricing: _pricing, ...unpriced } = checkout;

  it.each([
    ['no-checkout', outcome, undefined],
    ['checkout-without-pricing', outcome, unpriced],
    ['another-customer', outcome, { ...checkout, uid: 'somebody-else' }],
    ['another-amount', { ...outcome, amount: 1 }, checkout],
    ['another-amount', { ...outcome, currency: 'eur' }, checkout],
  ])('keeps the payment and reports %s', (discrepancy, taken, found) => {
    const documents = orderDocuments(taken, payment, found);
    expect(documents.discrepancy).toBe(discrepancy);
    expect(documents.order).toMatchObject({ uid: 'u', amount: taken.amount, status: 'completed' });
    expect(documents.transaction).toMatchObject({ uid: 'u', amount: taken.amount });
  });

  it("shows one customer nothing of another's checkout", () => {
    const { order } = orderDocuments(outcome, payment, { ...checkout, uid: 'somebody-else' });
    expect(order).toMatchObject({ items: [], shippingAddress: null });
  });
});
