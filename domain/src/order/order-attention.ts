import * as z from 'zod';

/**
 * Why staff must check an order. The first four are mismatches between payment and checkout. `approval-
 * withdrawn`: the account was no longer approved when it paid; `approval-undone`: staff undid the
 * approval afterwards. `many-declines` may be a test of stolen cards. `refund-failed`: a refund didn't
 * arrive. `dispute`: a chargeback awaits a response.
 */
export const orderAttention = z.enum([
  'no-checkout',
  'checkout-without-pricing',
  'another-customer',
  'another-amount',
  'approval-withdrawn',
  'approval-undone',
  'many-declines',
  'refund-failed',
  'dispute',
]);
export type OrderAttention = z.infer<typeof orderAttention>;
