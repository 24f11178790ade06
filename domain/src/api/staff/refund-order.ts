import { z } from 'zod';
import { transactionStatus } from '../../order/transaction.ts';
import { checkoutId } from '../payment.ts';

/** Input of the staff call `refundOrder`. */
export const refundOrderRequest = z.strictObject({
  orderId: checkoutId,
  /** In cents; all that is left where it is absent. */
  amount: z.int().min(1).max(99_999_999).optional(),
  /** For the shop's own records; the customer is not shown it. */
  reason: z.string().trim().min(1).max(1000),
  /** Made by who asks, once for each refund that is meant: asked again, it is the same refund. */
  requestId: z.uuid(),
});
export type RefundOrderRequest = z.infer<typeof refundOrderRequest>;

export const refundOrderResponse = z.object({
  refundId: z.string(),
  /** In cents. */
  amount: z.int(),
  status: transactionStatus,
});
export type RefundOrderResponse = z.infer<typeof refundOrderResponse>;
