import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { applyChanges } from '@dental-shop/domain/catalogue/changes/apply-changes';
import type { ProductChange } from '@dental-shop/domain/catalogue/changes/catalogue-changes';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { customersOrder } from '@dental-shop/domain/order/order';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { StripePayment } from './fetch-stripe-payment.ts';
import {
  after,
  checkout,
  declined,
  disputed,
  facts,
  fullyRefunded,
  intent,
  items,
  officeEmail,
  paid,
  paidAt,
  partlyRefunded,
  payment,
  processing,
  recordsOf,
  shippingAddress,
  unpaid,
} from './payment-fixture.ts';
import { type KnownPayment, paymentRecords } from './payment-records.ts';

const mailIds = (found: StripePayment, known?: KnownPayment) =>
  recordsOf(found, known).mails.map(([id]) => id);

describe('a completed payment seen for the first time', () => {
  it('creates an order from the checkout', () => {
    expect(recordsOf(paid).order).toEqual({
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
      fulfillment: 'unfulfilled',
      packed: {},
      packing: 'unfulfilled',
      toShip: true,
      createdAt: Timestamp.fromMillis(paidAt),
      updatedAt: expect.any(Timestamp),
    });
    expect(recordsOf(paid).changes).toEqual(['payment pi_1: completed', 'order: completed']);
  });

  it("stores the card for staff, but not after the customer's account was deleted", () => {
    const card = { brand: 'visa', last4: '4242' };
    const latest_charge = { created: 1_700_000_060, payment_method_details: { card } };
    const byCard = facts({ intent: intent({ latest_charge }) });
    const { order, ...known } = after(byCard);
    if (!order) throw new Error('Nothing was recorded');
    expect(order.card).toEqual(card);
    expect(customersOrder(order)).not.toHaveProperty('card');
    const { card: _card, ...anonymized } = { ...order, expireAt: Timestamp.fromMillis(paidAt) };
    const refunded = { ...byCard, refunds: fullyRefunded.refunds };
    expect(recordsOf(refunded, { ...known, order: anonymized }).order).not.toHaveProperty('card');
  });

  it('keeps the card of the payment that paid for the order', () => {
    const { order, ...known } = after(paid);
    if (!order) throw new Error('Nothing was recorded');
    const byAmex = { ...order, card: { brand: 'amex', last4: '0005' } };
    expect(recordsOf(fullyRefunded, { ...known, order: byAmex }).order?.card).toEqual(byAmex.card);
  });

  it('adds the order number to an older order on its next change', () => {
    const { order, ...known } = after(paid);
    if (!order) throw new Error('Nothing was recorded');
    const { number: _number, ...numberless } = order;
    expect(recordsOf(fullyRefunded, { ...known, order: numberless }).order?.number).toBe(
      'K7QM-3XWT',
    );
  });

  it('stores the checkout details and sends the confirmation in the checkout language', () => {
    const details = { language: 'en', reference: 'PO 7', deliveryNote: 'Rear door' } as const;
    const known = { ...unpaid, checkout: { ...checkout, details } };
    expect(recordsOf(paid, known).order?.details).toEqual(details);
    expect(recordsOf(paid, known).mails[0]).toMatchObject(['order-checkout', { language: 'en' }]);
    const others = { ...known, checkout: { ...known.checkout, uid: 'other' } };
    expect(recordsOf(paid, others).order).not.toHaveProperty('details');
  });

  it('uses the account language for the confirmation and the payment date for statistics', () => {
    const { mails, statistics } = recordsOf(paid);
    expect(mails).toMatchObject([
      ['order-checkout', { to: 'ana@example.com', language: 'es', template: 'order-confirmation' }],
      ['new-order-checkout', { to: officeEmail, language: 'en', template: 'new-order' }],
    ]);
    const category = findProduct(catalogue, 'I3006')?.category ?? '';
    expect(statistics).toEqual([
      { at: paidAt, counts: { orders: 1, revenue: 27_800, byCategory: { [category]: 27_800 } } },
    ]);
  });

  it('creates an order even if the payment is already refunded or disputed', () => {
    expect(recordsOf(fullyRefunded).order).toMatchObject({
      status: 'refunded',
      amountRefunded: 27_800,
    });
    expect(recordsOf(disputed).order).toMatchObject({ status: 'disputed', attention: ['dispute'] });
    expect(mailIds(fullyRefunded)).toEqual([
      'order-checkout',
      'refund-re_1',
      'refund-re_2',
      'new-order-checkout',
    ]);
  });
});

describe('a payment without its checkout', () => {
  const lostCheckout: KnownPayment = { ...unpaid, checkout: undefined };

  it("creates an order from the payment's metadata and notifies the office", () => {
    const { order, mails } = recordsOf(paid, lostCheckout);
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
      ['new-order-checkout', { to: officeEmail }],
      ['attention-checkout-no-checkout', { to: officeEmail, data: { reasons: ['no-checkout'] } }],
    ]);
  });

  it('creates an order even if the account was deleted too', () => {
    const { order, mails } = recordsOf(paid, { ...lostCheckout, user: undefined });
    expect(order).toMatchObject({ email: '', customerName: '', shippingAddress: null });
    expect(order?.attention).toEqual(['no-checkout', 'approval-withdrawn']);
    expect(mails.map(([id]) => id)).toEqual([
      'new-order-checkout',
      'attention-checkout-no-checkout',
    ]);
  });
});

describe('a payment that conflicts with its checkout', () => {
  const withChange = (change: Omit<ProductChange, 'sku'>) => {
    const recorded = { ...change, sku: 'I3006', changeId: 'c1', version: 1, effectiveAt: 0 };
    return applyChanges(catalogue, { changes: [recorded] }, paidAt);
  };
  const { pricing: _pricing, ...unpriced } = checkout;
  const suspended = unpaid.user && { ...unpaid.user, status: 'suspended' as const };

  it.each([
    ['checkout-without-pricing', { ...unpaid, checkout: unpriced }, paid],
    ['another-customer', { ...unpaid, checkout: { ...checkout, uid: 'other' } }, paid],
    ['another-amount', unpaid, facts({ intent: intent({ amount_received: 1 }) })],
    ['another-amount', unpaid, facts({ intent: intent({ currency: 'eur' }) })],
    ['approval-withdrawn', { ...unpaid, user: suspended }, paid],
    ['hidden-item', { ...unpaid, catalogue: withChange({ hidden: true }) }, paid],
  ] as [string, KnownPayment, StripePayment][])(
    'is recorded with the attention reason %s',
    (reason, known, found) => {
      const { order, mails } = recordsOf(found, known);
      expect(order).toMatchObject({ uid: 'u', status: 'completed', attention: [reason] });
      expect(mails.map(([id]) => id)).toContain(`attention-checkout-${reason}`);
    },
  );

  it('uses the items that match the amount while new prices are being written', () => {
    const metadata = { items0: '[["I3006",13000,2]]' };
    const older = facts({ intent: intent({ amount: 26_000, amount_received: 26_000, metadata }) });
    expect(recordsOf(older).order).toMatchObject({
      items: [{ sku: 'I3006', unitPrice: 13_000, quantity: 2 }],
      amount: 26_000,
      attention: [],
    });
  });

  it('has no attention reason if an item was only out of stock', () => {
    const soldOut = withChange({ availability: { kind: 'out-of-stock', until: null } });
    const known = { ...unpaid, catalogue: soldOut };
    expect(recordsOf(paid, known).order).toMatchObject({ attention: [] });
  });

  it("copies nothing from another customer's checkout", () => {
    const { order } = recordsOf(paid, { ...unpaid, checkout: { ...checkout, uid: 'other' } });
    expect(order?.shippingAddress).toMatchObject({ street: '1' });
    expect(order?.items).toMatchObject([{ sku: 'I3006' }, { sku: 'GONE' }]);
  });
});

describe('a decline', () => {
  it('creates no order', () => {
    expect(recordsOf(declined)).toEqual({
      transactions: [],
      mails: [],
      statistics: [],
      changes: [],
    });
  });

  it('leaves the order unchanged if the payment intent was replaced', () => {
    const replaced = facts({ intent: intent({ id: 'pi_0', status: 'canceled' }) });
    expect(recordsOf(replaced, after(paid))).toMatchObject({
      transactions: [],
      mails: [],
      changes: [],
    });
  });

  it('is counted at the time it happened', () => {
    const known = unpaid;
    const declinedAt = Date.UTC(2026, 0, 2, 23, 59);
    const records = paymentRecords({ payment, facts: declined, known, declinedAt, officeEmail });
    expect(records.statistics).toEqual([{ at: declinedAt, counts: { failedPayments: 1 } }]);
  });

  it('marks a processing order as failed, but lets the customer pay again', () => {
    const known = after(processing);
    expect(known.order).toMatchObject({ status: 'processing', receiptUrl: null });
    const { order, mails } = recordsOf(declined, known);
    expect(order?.status).toBe('failed');
    expect(mails).toMatchObject([
      ['payment-problem-pi_1', { to: 'ana@example.com', data: { amount: 27_800 } }],
    ]);
    expect(recordsOf(paid, after(processing, declined)).order?.status).toBe('completed');
  });
});

describe('recording a known payment', () => {
  it('rewrites a stale staff record without sending emails', () => {
    const records = recordsOf(paid, { ...after(paid), hasStaleRecord: true });
    expect(records.order).toMatchObject({ status: 'completed' });
    expect(records).toMatchObject({ transactions: [], mails: [], statistics: [] });
    expect(records.changes).toEqual(['record: rewritten']);
  });

  it('keeps an attention reason without emailing the office again', () => {
    const euros = facts({ intent: intent({ currency: 'eur' }) });
    const { order, mails } = recordsOf(partlyRefunded, after(euros));
    expect(order?.attention).toEqual(['another-amount']);
    expect(mails.map(([id]) => id)).toEqual(['refund-re_1']);
  });

  it('emails the office about each later attention reason', () => {
    const first = after(facts({ intent: intent({ currency: 'eur' }) }));
    const { order, mails } = recordsOf(paid, { ...first, hasManyDeclines: true });
    expect(order?.attention).toEqual(['another-amount', 'many-declines']);
    expect(mails).toMatchObject([
      ['attention-checkout-many-declines', { data: { reasons: ['many-declines'] } }],
    ]);
  });

  it('rewrites the order if only an attention reason is new', () => {
    const { order, transactions, changes } = recordsOf(paid, {
      ...after(paid),
      hasManyDeclines: true,
    });
    expect(order).toMatchObject({ status: 'completed', attention: ['many-declines'] });
    expect([transactions, changes]).toEqual([[], ['attention: many-declines']]);
  });

  it('ignores a changed receipt URL until something else changes', () => {
    const receiptUrl = 'https://stripe.example/another';
    const latest_charge = { created: paidAt / 1000, receipt_url: receiptUrl };
    const later = { ...partlyRefunded, intent: intent({ latest_charge }) };
    expect(recordsOf(later, after(partlyRefunded))).not.toHaveProperty('order');
    expect(recordsOf(later, after(paid)).order).toMatchObject({ receiptUrl });
  });

  it('recreates a missing order', () => {
    const { order, transactions } = recordsOf(partlyRefunded, { ...after(paid), order: undefined });
    expect(order).toMatchObject({ paymentIntentId: 'pi_1', amountRefunded: 7_800 });
    expect(transactions.map(([id]) => id)).toEqual(['re_1']);
  });
});

describe('a second payment for the same order', () => {
  const second = { ...payment, paymentIntentId: 'pi_2' };
  const ofSecond = (found: StripePayment, known: KnownPayment) =>
    paymentRecords({ payment: second, facts: found, known, declinedAt: undefined, officeEmail });
  const paidTwice = facts({ intent: intent({ id: 'pi_2' }) });
  const untried = facts({ intent: intent({ id: 'pi_2', status: 'requires_action' }) });

  it("becomes the order's payment, even if its refund arrives at the same time", () => {
    const refunded = { ...paidTwice, refunds: fullyRefunded.refunds };
    for (const found of [paidTwice, refunded]) {
      expect(ofSecond(found, after(paid)).order).toMatchObject({
        paymentIntentId: 'pi_2',
        amount: 55_600,
        status: 'completed',
      });
    }
  });

  it("remains the order's payment when the first payment is refunded", () => {
    const { order, transactions } = ofSecond(paidTwice, after(paid));
    const known = { ...after(paid), order };
    const all = new Map([...known.transactions, ...transactions]);
    expect(recordsOf(partlyRefunded, { ...known, transactions: all }).order).toMatchObject({
      paymentIntentId: 'pi_2',
      amountRefunded: 7_800,
    });
  });

  it('changes nothing until the customer tries to pay', () => {
    expect(ofSecond(untried, after(paid))).toMatchObject({ transactions: [], changes: [] });
    expect(ofSecond(untried, after(paid))).not.toHaveProperty('order');
  });

  it("recreates a missing order with the payment's creation date", () => {
    const { order } = ofSecond(untried, { ...after(paid), order: undefined });
    expect(order?.createdAt).toEqual(Timestamp.fromMillis(1_700_000_000_000));
  });
});
