import { describe, expect, it } from 'vitest';
import { dispute, facts, intent, paidAt, refund } from './payment-fixture.ts';
import { stripeTransactions } from './stripe-transactions.ts';

const statusOfIntent = (changes: Parameters<typeof intent>[0]) =>
  stripeTransactions(facts({ intent: intent(changes) }))[0]?.status;

describe('stripeTransactions', () => {
  it('returns a completed payment', () => {
    expect(stripeTransactions(facts())).toEqual([
      {
        id: 'pi_1',
        type: 'payment',
        status: 'completed',
        amount: 27_800,
        currency: 'usd',
        createdAt: paidAt,
      },
    ]);
  });

  it('uses the received amount instead of the requested one', () => {
    const received = facts({ intent: intent({ amount_received: 100 }) });
    expect(stripeTransactions(received)).toMatchObject([{ amount: 100 }]);
  });

  it('uses the requested amount while a payment is processing', () => {
    const underway = { status: 'processing', amount_received: 0, latest_charge: null };
    expect(stripeTransactions(facts({ intent: intent(underway) }))).toMatchObject([
      { status: 'processing', amount: 27_800, createdAt: 1_700_000_000_000 },
    ]);
  });

  it('treats requires_payment_method as failed only after an error', () => {
    const status = 'requires_payment_method';
    expect(statusOfIntent({ status })).toBeUndefined();
    const last_payment_error = { code: 'card_declined' };
    expect(statusOfIntent({ status, last_payment_error })).toBe('failed');
  });

  it('treats a canceled payment as failed', () => {
    expect(statusOfIntent({ status: 'canceled' })).toBe('failed');
  });

  it.each(['requires_action', 'requires_confirmation'])(
    'ignores a payment intent that is %s',
    (status) => {
      const untried = facts({ intent: intent({ status }), refunds: [refund('re_1')] });
      expect(stripeTransactions(untried)).toEqual([]);
      // The error is from an earlier attempt; the customer is trying again.
      const last_payment_error = { code: 'card_declined' };
      expect(statusOfIntent({ status, last_payment_error })).toBeUndefined();
    },
  );

  it.each([
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    [null, 'pending'],
    ['succeeded', 'completed'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('maps the refund status %s to %s', (status, expected) => {
    const found = stripeTransactions(facts({ refunds: [refund('re_1', { status, amount: 5 })] }));
    expect(found[1]).toEqual({
      id: 're_1',
      type: 'refund',
      status: expected,
      amount: 5,
      currency: 'usd',
      createdAt: 1_700_100_000_000,
    });
  });

  it.each([
    ['warning_needs_response', 'pending'],
    ['warning_under_review', 'pending'],
    ['warning_closed', 'failed'],
    ['needs_response', 'pending'],
    ['under_review', 'pending'],
    ['appeal_needs_response', 'pending'],
    ['appeal_under_review', 'pending'],
    ['prevented', 'failed'],
    ['won', 'failed'],
    ['lost', 'completed'],
  ] as const)('maps the dispute status %s to %s', (status, expected) => {
    const found = stripeTransactions(facts({ disputes: [dispute('du_1', status)] }));
    expect(found[1]).toMatchObject({ id: 'du_1', type: 'dispute', status: expected });
  });
});
