import * as z from 'zod';
import { transactionStatus } from '../../order/transaction.ts';
import { freeText } from '../../text/free-text.ts';
import { documentId } from '../document-id.ts';

/** Input of the staff call `refundOrder`. */
export const refundOrderRequest = z
  .strictObject({
    orderId: documentId,
    /** In cents; all that is left where it is absent. */
    amount: z.int().min(1).max(99_999_999).optional(),
    /** For the shop's own records; the customer does not see it. */
    reason: freeText(1000).min(1),
    /** The caller's idempotency key: a repeated call with it is the same refund. */
    requestId: z.uuid(),
  })
  .meta({
    examples: [
      {
        orderId: 'o1',
        amount: 1,
        reason: 'Damaged.',
        requestId: '8f14e45f-ceea-4670-a3c2-2a8e1d9b2b10',
      },
      { orderId: 'o1', reason: 'Damaged.', requestId: '8f14e45f-ceea-4670-a3c2-2a8e1d9b2b10' },
    ],
  });
export type RefundOrderRequest = z.infer<typeof refundOrderRequest>;

export const refundOrderResponse = z
  .object({
    refundId: z.string(),
    /** In cents. */
    amount: z.int(),
    status: transactionStatus,
  })
  .meta({ examples: [{ refundId: 're_1', amount: 1, status: 'completed' }] });
export type RefundOrderResponse = z.infer<typeof refundOrderResponse>;
