import { describe, expect, it } from 'vitest';
import type { AuditedRefund } from '../../platform/firestore/staff.ts';
import { isNewOutcome, refundOutcome } from './audit-refund-outcome.ts';

const asked: AuditedRefund = {
  orderId: 'order',
  paymentIntentId: 'pi_1',
  asked: 500,
  state: 'asked',
  made: null,
  refusal: null,
};
const made = (status: string) => refundOutcome({ id: 're_1', amount: 500, status });
const refused = { state: 'refused', made: null, refusal: 'charge_disputed' } as const;

it("maps a Stripe refund to the shop's status", () => {
  expect(made('succeeded')).toEqual({
    state: 'made',
    made: { refundId: 're_1', amount: 500, status: 'completed' },
    refusal: null,
  });
});

describe('isNewOutcome', () => {
  it.each(['pending', 'succeeded', 'failed'])('is true for the first outcome: %s', (status) => {
    expect(isNewOutcome(asked, made(status))).toBe(true);
    expect(isNewOutcome({ ...asked, ...refused }, made(status))).toBe(true);
  });

  it.each([
    ['pending', 'succeeded', true],
    ['pending', 'failed', true],
    // A bank may return a refund that succeeded.
    ['succeeded', 'failed', true],
    ['succeeded', 'succeeded', false],
    ['succeeded', 'pending', false],
    ['failed', 'pending', false],
    ['failed', 'succeeded', false],
  ])('for %s followed by %s, returns %s', (first, second, expected) => {
    expect(isNewOutcome({ ...asked, ...made(first) }, made(second))).toBe(expected);
  });

  it('is true only for a first refusal without an earlier refund', () => {
    expect(isNewOutcome(asked, refused)).toBe(true);
    expect(isNewOutcome({ ...asked, ...refused }, refused)).toBe(false);
    expect(isNewOutcome({ ...asked, ...made('pending') }, refused)).toBe(false);
  });
});
