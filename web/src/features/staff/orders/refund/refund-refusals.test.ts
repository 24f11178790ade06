import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { staffErrorKey } from '../../staff-error.ts';
import { isRefundRefused } from './refund-refusals.ts';

const refused = (code: string) =>
  Object.assign(new FirebaseError('functions/failed-precondition', 'No'), { details: { code } });

describe('failed refund', () => {
  it.each([
    ['refund-too-large', 'orders.refund.errors.refund-too-large', true],
    ['order-disputed', 'orders.refund.errors.order-disputed', true],
    ['request-id-used', 'orders.refund.errors.request-id-used', false],
    ['payment-unavailable', 'orders.refund.errors.payment-unavailable', false],
    ['staff-only', 'shell.errors.staff-only', false],
    ['internal', 'shell.errors.failed', false],
  ])('maps %s to a message and determines whether money may have moved', (code, key, isCertain) => {
    expect(staffErrorKey(refused(code))).toBe(key);
    expect(isRefundRefused(refused(code))).toBe(isCertain);
  });

  it('may have moved money if there was no response', () => {
    expect(isRefundRefused(new FirebaseError('functions/internal', 'Cut'))).toBe(false);
    expect(isRefundRefused(new TypeError('Failed to fetch'))).toBe(false);
  });
});
