import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { StripePayment } from './fetch-stripe-payment.ts';
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
  part,
  payment,
  shippingAddress,
  underway,
  unpaid,
  whole,
} from './payment-fixture.ts';
import { type KnownPayment, paymentRecords } from './payment-records.ts';

const mailIds = (found: StripePayment, known?: KnownPayment) =>
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

  it('gives an older order its number with the next thing that happens', () => {
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
      ['attention-checkout-no-checkout', { to: officeEmail, data: { reasons: ['no-checkout'] } }],
    ]);
  });

  it('is kept even when the account is gone, too', () => {
    const { order, mails } = look(paid, { ...lostCheckout, user: undefined });
    expect(order).toMatchObject({ email: '', customerName: '', shippingAddress: null });
    expect(order?.attention).toEqual(['no-checkout', 'approval-withdrawn']);
    expect(mails.map(([id]) => id)).toEqual(['attention-checkout-no-checkout']);
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
  ] as [string, KnownPayment, StripePayment][])(
    'is recorded all the same: %s',
    (reason, known, found) => {
      const { order, mails } = look(found, known);
      expect(order).toMatchObject({ uid: 'u', status: 'completed', attention: [reason] });
      expect(mails.map(([id]) => id)).toContain(`attention-checkout-${reason}`);
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

describe('what was known before', () => {
  it('is written anew where the record that staff read is stale, and nobody is told', () => {
    const records = look(paid, { ...after(paid), hasStaleRecord: true });
    expect(records.order).toMatchObject({ status: 'completed' });
    expect(records).toMatchObject({ transactions: [], mails: [], statistics: [] });
    expect(records.changes).toEqual(['record: rewritten']);
  });

  it('stays a reason to look at the order, of which staff are told once', () => {
    const euros = facts({ intent: intent({ currency: 'eur' }) });
    const { order, mails } = look(part, after(euros));
    expect(order?.attention).toEqual(['another-amount']);
    expect(mails.map(([id]) => id)).toEqual(['refund-re_1']);
  });

  it('has staff told of a reason that comes later, also after a first one', () => {
    const first = after(facts({ intent: intent({ currency: 'eur' }) }));
    const { order, mails } = look(paid, { ...first, hasManyDeclines: true });
    expect(order?.attention).toEqual(['another-amount', 'many-declines']);
    expect(mails).toMatchObject([
      ['attention-checkout-many-declines', { data: { reasons: ['many-declines'] } }],
    ]);
  });

  it('is written anew where only a reason to look at the order is new', () => {
    const { order, transactions, changes } = look(paid, { ...after(paid), hasManyDeclines: true });
    expect(order).toMatchObject({ status: 'completed', attention: ['many-declines'] });
    expect([transactions, changes]).toEqual([[], ['attention: many-declines']]);
  });

  it('stays as it is when Stripe gives another address of the receipt, until something happens', () => {
    const receiptUrl = 'https://stripe.example/another';
    const latest_charge = { created: paidAt / 1000, receipt_url: receiptUrl };
    const later = { ...part, intent: intent({ latest_charge }) };
    expect(look(later, after(part))).not.toHaveProperty('order');
    expect(look(later, after(paid)).order).toMatchObject({ receiptUrl });
  });

  it('makes up an order that is missing beside its transactions', () => {
    const { order, transactions } = look(part, { ...after(paid), order: undefined });
    expect(order).toMatchObject({ paymentIntentId: 'pi_1', amountRefunded: 7_800 });
    expect(transactions.map(([id]) => id)).toEqual(['re_1']);
  });
});

describe('a second payment of one order', () => {
  const second = { ...payment, paymentIntentId: 'pi_2' };
  const ofSecond = (found: StripePayment, known: KnownPayment) =>
    paymentRecords({ payment: second, facts: found, known, declinedAt: undefined, officeEmail });
  const paidTwice = facts({ intent: intent({ id: 'pi_2' }) });
  const untried = facts({ intent: intent({ id: 'pi_2', status: 'requires_action' }) });

  it('is the one that the order names, also where its refund is heard of at once', () => {
    const refunded = { ...paidTwice, refunds: whole.refunds };
    for (const found of [paidTwice, refunded]) {
      expect(ofSecond(found, after(paid)).order).toMatchObject({
        paymentIntentId: 'pi_2',
        amount: 55_600,
        status: 'completed',
      });
    }
  });

  it('stays that when the first is refunded', () => {
    const { order, transactions } = ofSecond(paidTwice, after(paid));
    const known = { ...after(paid), order };
    const all = new Map([...known.transactions, ...transactions]);
    expect(look(part, { ...known, transactions: all }).order).toMatchObject({
      paymentIntentId: 'pi_2',
      amountRefunded: 7_800,
    });
  });

  it('changes nothing before the customer has tried to pay it', () => {
    expect(ofSecond(untried, after(paid))).toMatchObject({ transactions: [], changes: [] });
    expect(ofSecond(untried, after(paid))).not.toHaveProperty('order');
  });

  it('dates an order that is missing by its own beginning', () => {
    const { order } = ofSecond(untried, { ...after(paid), order: undefined });
    expect(order?.createdAt).toEqual(Timestamp.fromMillis(1_700_000_000_000));
  });
});
