import { staffErrorCode } from '../../staff-error.ts';

/** After any other error, money may have been paid back. */
const refusals: readonly (string | undefined)[] = [
  'own-order',
  'not-paid',
  'already-refunded',
  'refund-too-large',
  'order-disputed',
  'refund-refused',
];

export function isRefundRefused(error: unknown): boolean {
  return refusals.includes(staffErrorCode(error));
}
