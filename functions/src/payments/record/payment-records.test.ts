import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { PaymentFacts } from './payment-facts.ts';
import {
  after,
  checkout,
  declined,
  disputed,
  facts,
  intent,
  items,
  look,
  officeEmail,
  paid,
  paidAt,
  payment,
  shippingAddress,
  underway,
  unpaid,
  whole,
} from './payment-fixture.ts';
import { type KnownPayment, paymentRecords } from './payment-records.ts';

const mailIds = (found: PaymentFacts, known?: KnownPayment) =>
  look(found, known).mails.map(([id]) => id);

describe('the first look at a payment that was taken', () => {
  it('keeps what the customer agreed to', () => {
    expect(look(paid).order).toEqual({
      uid: 'u',
      number: 'K7QM-3XWT',
      email: 'ana@example.com',
      customerName: 'Ana',
      paymentIntentId: 'pi_1',
      items,
      skus: ['I3006'],
      amount: 27_800,
      amountRefunded: 0,
      currency: 'usd',
      status: 'completed',
      attention: [],
      receiptUrl: 'https://stripe.example/receipt',
      shippingAddress,
      createdAt: Timestamp.fromMillis(paidAt),
      updatedAt: expect.any(Timestamp),
    });
    expect(look(paid).changes).toEqual(['payment pi_1: completed', 'order: completed']);
  });

  it('gives an order of before its number with the next thing that happens', () => {
    const { order, ...known } = after(paid);
    if (!order) throw new Error('Nothing was recorded');
    const { number: _number, ...numberless } = order;
    expect(look(whole, { ...known, order: numberless }).order?.number).toBe('K7QM-3XWT');
  });

  it('keeps what was said at the checkout, and confirms it in the language of that', () => {
    const details = { language: 'en', reference: 'PO 7', deliveryNote: 'Rear door' } as const;
    const known = { ...unpaid, checkout: { ...checkout, details } };
    expect(look(paid, known).order?.details).toEqual(details);
    expect(look(paid, known).mails).toMatchObject([['order-checkout', { language: 'en' }]]);
    const others = { ...known, checkout: { ...known.checkout, uid: 'other' } };
    expect(look(paid, others).order).not.toHaveProperty('details');
  });

  it('confirms it in the account’s language, and counts it on the day it was paid', () => {
    const { mails, statistics } = look(paid);
    expect(mails).toMatchObject([
      ['order-checkout', { to: 'ana@example.com', language: 'es', template: 'order-confirmation' }],
    ]);
    const category = findProduct(catalogue, 'I3006')?.category ?? '';
    expect(statistics).toEqual([
      ['2023-11-14', { orders: 1, revenue: 27_800, byCategory: { [category]: 27_800 } }],
    ]);
  });

  it('makes an order of what is already refunded or disputed', () => {
    expect(look(whole).order).toMatchObject({ status: 'refunded', amountRefunded: 27_800 });
    expect(look(disputed).order).toMatchObject({ status: 'disputed', attention: ['dispute'] });
    expect(mailIds(whole)).toEqual(['order-checkout', 'refund-re_1', 'refund-re_2']);
  });
});

describe('a payment without its checkout', () => {
  const lostCheckout: KnownPayment = { ...unpaid, checkout: undefined };

  it('makes an order of what the payment itself says, and tells the office', () => {
    const { order, mails } = look(paid, lostCheckout);
    expect(order).toMatchObject({
      items: [
        { sku: 'I3006', name: findProduct(catalogue, 'I3006')?.name, unitPrice: 13_900 },
        { sku: 'GONE', name: 'Unknown Product (GONE)', unitPrice: 100, quantity: 1 },
      ],
      shippingAddress: { street: '1' },
      attention: ['no-checkout'],
    });
    expect(mails).toMatchObject([
      ['order-checkout', { to: 'ana@example.com' }],
      ['attention-checkout', { to: officeEmail, data: { reasons: ['no-checkout'] } }],
    ]);
  });

  it('is kept even when the account is gone, too', () => {
    const { order, mails } = look(paid, { ...lostCheckout, user: undefined });
    expect(order).toMatchObject({ email: '', customerName: '', shippingAddress: null });
    expect(order?.attention).toEqual(['no-checkout', 'approval-withdrawn']);
    expect(mails.map(([id]) => id)).toEqual(['attention-checkout']);
  });
});

describe('what does not fit', () => {
  const { pricing: _pricing, ...unpriced } = checkout;
  const suspended = unpaid.user && { ...unpaid.user, status: 'suspended' as const };

  it.each([
    ['checkout-without-pricing', { ...unpaid, checkout: unpriced }, paid],
    ['another-customer', { ...unpaid, checkout: { ...checkout, uid: 'other' } }, paid],
    ['another-amount', unpaid, facts({ intent: intent({ amount_received: 1 }) })],
    ['another-amount', unpaid, facts({ intent: intent({ currency: 'eur' }) })],
    ['approval-withdrawn', { ...unpaid, user: suspended }, paid],
  ] as [string, KnownPayment, PaymentFacts][])(
    'is recorded all the same: %s',
    (reason, known, found) => {
      const { order, mails } = look(found, known);
      expect(order).toMatchObject({ uid: 'u', status: 'completed', attention: [reason] });
      expect(mails.map(([id]) => id)).toContain('attention-checkout');
    },
  );

  it('takes the items that make up the amount, while new prices are being written', () => {
    const metadata = { items0: '[["I3006",13000,2]]' };
    const older = facts({ intent: intent({ amount: 26_000, amount_received: 26_000, metadata }) });
    expect(look(older).order).toMatchObject({
      items: [{ sku: 'I3006', unitPrice: 13_000, quantity: 2 }],
      amount: 26_000,
      attention: [],
    });
  });

  it("shows one customer nothing of another's checkout", () => {
    const { order } = look(paid, { ...unpaid, checkout: { ...checkout, uid: 'other' } });
    expect(order?.shippingAddress).toMatchObject({ street: '1' });
    expect(order?.items).toMatchObject([{ sku: 'I3006' }, { sku: 'GONE' }]);
  });
});

describe('a decline', () => {
  it('makes no order', () => {
    expect(look(declined)).toEqual({ transactions: [], mails: [], statistics: [], changes: [] });
  });

  it('of an attempt that another payment has replaced leaves the order alone', () => {
    const replaced = facts({ intent: intent({ id: 'pi_0', status: 'canceled' }) });
    expect(look(replaced, after(paid))).toMatchObject({ transactions: [], mails: [], changes: [] });
  });

  it('is counted once, on its own day', () => {
    const known = unpaid;
    const declinedAt = Date.UTC(2026, 0, 2, 23, 59);
    const records = paymentRecords({ payment, facts: declined, known, declinedAt, officeEmail });
    expect(records.statistics).toEqual([['2026-01-02', { failedPayments: 1 }]]);
  });

  it('after processing fails the order and tells the customer; another card saves it', () => {
    const known = after(underway);
    expect(known.order).toMatchObject({ status: 'processing', receiptUrl: null });
    const { order, mails } = look(declined, known);
    expect(order?.status).toBe('failed');
    expect(mails).toMatchObject([
      ['payment-problem-pi_1', { to: 'ana@example.com', data: { amount: 27_800 } }],
    ]);
    expect(look(paid, after(underway, declined)).order?.status).toBe('completed');
  });
});
