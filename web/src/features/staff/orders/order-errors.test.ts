import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { staffErrorKey } from '../staff-error.ts';
import { isRefusal, orderErrors } from './order-errors.ts';

const refused = (code: string) =>
  Object.assign(new FirebaseError('functions/failed-precondition', 'No'), { details: { code } });

describe('what was refused about an order', () => {
  it.each([
    ['refund-too-large', 'orders.refund.errors.refund-too-large', true],
    ['order-disputed', 'orders.refund.errors.order-disputed', true],
    ['request-id-used', 'orders.refund.errors.request-id-used', false],
    ['payment-unavailable', 'orders.refund.errors.payment-unavailable', false],
    ['staff-only', 'shell.errors.staff-only', false],
    ['internal', 'shell.errors.failed', false],
  ])('%s has a sentence, and says whether money can have moved', (code, key, isCertain) => {
    expect(staffErrorKey(refused(code), orderErrors)).toBe(key);
    expect(isRefusal(refused(code))).toBe(isCertain);
  });

  it('takes a call that got no answer for one that may have been heard', () => {
    expect(isRefusal(new FirebaseError('functions/internal', 'Cut'))).toBe(false);
    expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
  });
});
