import { staffErrorCode } from '../../staff-error.ts';

/** No money was paid back, so the next attempt is a new refund. After other errors it may have been. */
const refusals: readonly (string | undefined)[] = [
  'own-order',
  'not-paid',
  'already-refunded',
  'refund-too-large',
  'order-disputed',
  'refund-refused',
];

/** Whether it's certain that no money was paid back. */
export function isRefundRefused(error: unknown): boolean {
  return refusals.includes(staffErrorCode(error));
}
