import * as z from 'zod';

/**
 * Why staff must look at an order. The first four are disagreements between a payment and its
 * checkout. `approval-withdrawn`: the account was not approved any more when it paid.
 * `approval-undone`: it was when it paid, and staff undid the approval afterwards.
 * `many-declines`: cards were declined before one was not, as when stolen ones are tried.
 * `refund-failed`: a refund did not reach the customer. `dispute`: one waits for the shop's answer.
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
