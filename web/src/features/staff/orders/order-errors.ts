import { staffErrorCode } from '../staff-error.ts';

/** After these no money was paid back, and the next attempt is another refund. */
const refusals = {
  'own-order': 'orders.own',
  'not-paid': 'orders.refund.errors.not-paid',
  'already-refunded': 'orders.refund.errors.already-refunded',
  'refund-too-large': 'orders.refund.errors.refund-too-large',
  'order-disputed': 'orders.refund.errors.order-disputed',
  'refund-refused': 'orders.refund.errors.refund-refused',
} as const;

/** Sentences, in the namespace `staff`, for calls about an order that failed. */
export const orderErrors = {
  ...refusals,
  // After these nobody knows whether money was paid back: the next attempt is the same refund.
  'request-id-used': 'orders.refund.errors.request-id-used',
  'payment-unavailable': 'orders.refund.errors.payment-unavailable',
} as const;

/** Whether it is certain that no money was paid back. */
export function isRefusal(error: unknown): boolean {
  return Object.hasOwn(refusals, staffErrorCode(error) ?? '');
}
