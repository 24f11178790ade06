import * as z from 'zod';
import { documentId } from '../document-id.ts';

/** Input of the staff call `reconcileOrder`: the order's id or that of Stripe's PaymentIntent. */
export const reconcileOrderRequest = z
  .union([
    z.strictObject({ orderId: documentId }),
    z.strictObject({ paymentIntentId: z.string().regex(/^pi_[A-Za-z0-9_]{1,250}$/) }),
  ])
  .meta({ examples: [{ paymentIntentId: 'pi_1_a' }, { orderId: 'o1' }] });
export type ReconcileOrderRequest = z.infer<typeof reconcileOrderRequest>;

export const reconcileOrderResponse = z
  .object({
    outcome: z.enum(['recorded', 'nothing-new']),
    /** What was repaired, one line each. */
    changes: z.array(z.string()),
  })
  .meta({ examples: [{ outcome: 'recorded', changes: ['the order was missing'] }] });
export type ReconcileOrderResponse = z.infer<typeof reconcileOrderResponse>;
