import * as z from 'zod';

/**
 * The first four are mismatches between payment and checkout. `approval-withdrawn`: the account was no longer approved
 * at the time of payment; `approval-undone`: the approval was undone after the payment; `hidden-item`: staff had hidden
 * an item, perhaps because of a recall, before the payment was recorded; `many-declines`: possible card testing;
 * `refund-failed`: a refund didn't arrive; `dispute`: a chargeback needs a response.
 */
export const orderAttention = z.enum([
  'no-checkout',
  'checkout-without-pricing',
  'another-customer',
  'another-amount',
  'approval-withdrawn',
  'approval-undone',
  'hidden-item',
  'many-declines',
  'refund-failed',
  'dispute',
]);
export type OrderAttention = z.infer<typeof orderAttention>;
