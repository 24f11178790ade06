import { staffErrorCode } from '../../staff-error.ts';

/** After these errors, nothing was refunded. After any other error, the refund may have gone through. */
const refusals: readonly (string | undefined)[] = [
  'own-order',
  'not-paid',
  'already-refunded',
  'refund-too-large',
  'refund-exceeds-line',
  'order-disputed',
  'refund-refused',
];

export function isRefundRefused(error: unknown): boolean {
  return refusals.includes(staffErrorCode(error));
}
