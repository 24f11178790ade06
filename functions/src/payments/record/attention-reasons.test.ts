import type { TransactionStatus, TransactionType } from '@dental-shop/domain/order/transaction';
import { describe, expect, it } from 'vitest';
import { attentionReasons } from './attention-reasons.ts';
import { checkout, payment } from './payment-fixture.ts';

type Circumstances = Parameters<typeof attentionReasons>[1];

const change = (type: TransactionType, status: TransactionStatus) => ({
  from: undefined,
  transaction: { id: 't', type, status, amount: 1, currency: 'usd', createdAt: 0 },
});

const usual: Circumstances = {
  payment,
  isSameAmount: true,
  currency: 'usd',
  checkout,
  isApproved: true,
  hasHiddenItem: false,
  changes: [change('payment', 'completed')],
  hasOpenDispute: false,
  hasManyDeclines: false,
};

const { pricing: _pricing, ...unpriced } = checkout;

describe('attentionReasons', () => {
  it('returns no reasons if the payment matches the checkout', () => {
    expect(attentionReasons([], usual)).toEqual([]);
  });

  it.each<[string, Partial<Circumstances>]>([
    ['no-checkout', { checkout: undefined }],
    ['checkout-without-pricing', { checkout: unpriced }],
    ['another-customer', { checkout: { ...checkout, uid: 'other' } }],
    ['another-amount', { isSameAmount: false }],
    ['another-amount', { currency: 'eur' }],
    ['approval-withdrawn', { isApproved: false }],
    ['hidden-item', { hasHiddenItem: true }],
    ['many-declines', { hasManyDeclines: true }],
    ['refund-failed', { changes: [change('refund', 'failed')] }],
    ['dispute', { hasOpenDispute: true }],
  ])('returns %s for %j', (reason, circumstances) => {
    expect(attentionReasons([], { ...usual, ...circumstances })).toEqual([reason]);
  });

  it('checks the amount while a payment is processing, but not the approval and hidden items', () => {
    const changes = [change('payment', 'processing')];
    const strange = { ...usual, isSameAmount: false, isApproved: false, hasHiddenItem: true };
    expect(attentionReasons([], { ...strange, changes })).toEqual(['another-amount']);
  });

  it.each([
    change('payment', 'failed'),
    change('refund', 'completed'),
    change('dispute', 'completed'),
  ])("doesn't recheck the amount, approval, and hidden items for %j", (each) => {
    const strange = { ...usual, isSameAmount: false, isApproved: false, hasHiddenItem: true };
    expect(attentionReasons([], { ...strange, changes: [each] })).toEqual([]);
  });

  it('keeps earlier reasons, except a dispute that is no longer open', () => {
    expect(attentionReasons(['another-amount', 'dispute'], usual)).toEqual(['another-amount']);
    expect(attentionReasons(['dispute'], { ...usual, hasOpenDispute: true })).toEqual(['dispute']);
  });
});
