import { staffErrorCode, staffErrorKey } from '../staff-error.ts';

/** After these nothing was done, and the next try is another refund. */
const refusals = [
  'not-paid',
  'already-refunded',
  'refund-too-large',
  'order-disputed',
  'refund-refused',
] as const;

/** After these nobody knows, or it is too late: the next try must be the same refund. */
const others = ['request-id-used', 'payment-unavailable'] as const;

/** Key of the sentence, in the namespace `staff`, for what was refused about an order. */
export function orderErrorKey(error: unknown) {
  const code = staffErrorCode(error);
  const found = [...refusals, ...others].find((each) => each === code);
  return found ? (`orders.refund.errors.${found}` as const) : staffErrorKey(error);
}

/** Whether it is certain that no money was given back. */
export function isRefusal(error: unknown): boolean {
  const code = staffErrorCode(error);
  return refusals.some((each) => each === code);
}
