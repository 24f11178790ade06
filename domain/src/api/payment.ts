import * as z from 'zod';
import { maxQuantity } from '../cart/quantity.ts';
import { maxLines } from '../checkout/checkout.ts';
import { orderDetails, orderDetailsRequest } from '../order/order-details.ts';

/** `unitPrice` is in cents. */
export const orderItem = z.object({
  sku: z.string(),
  name: z.string(),
  unitPrice: z.int(),
  quantity: z.int(),
});

/** Firestore's auto-ID format (see `firestore.rules`), safe in idempotency keys and file names. */
export const checkoutId = z.string().regex(/^[A-Za-z0-9]{20}$/);

const checkoutItem = z.strictObject({
  sku: z.string().trim().min(1).max(40),
  quantity: z.int().min(1).max(maxQuantity),
});

export const createPaymentIntentRequest = z.strictObject({
  email: z.string().trim().max(320),
  customerData: z
    .strictObject({
      selectedItems: z.array(checkoutItem).min(1).max(maxLines),
      checkoutId: checkoutId.optional(),
      /**
       * If true, returns the existing checkout unchanged. Pages set this when they reopen a
       * checkout automatically.
       */
      resume: z.boolean().optional(),
      details: orderDetailsRequest.optional(),
    })
    .refine((data) => !data.resume || data.checkoutId !== undefined, { path: ['checkoutId'] }),
  savePaymentMethod: z.boolean().optional(),
});
export type CreatePaymentIntentRequest = z.infer<typeof createPaymentIntentRequest>;

/** `amount` is in cents; `currency` is lowercase, as in Stripe. */
export const createPaymentIntentResponse = z.object({
  clientSecret: z.string(),
  checkoutId,
  items: z.array(orderItem),
  amount: z.int(),
  currency: z.string(),
  details: orderDetails.optional(),
});
export type CreatePaymentIntentResponse = z.infer<typeof createPaymentIntentResponse>;

const savedPaymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  wallet: z.string().optional(),
});
export type SavedPaymentMethod = z.infer<typeof savedPaymentMethod>;

export const savedPaymentMethodsResponse = z.object({ data: z.array(savedPaymentMethod) });
export type SavedPaymentMethodsResponse = z.infer<typeof savedPaymentMethodsResponse>;

export const removePaymentMethodResponse = z.object({ success: z.literal(true) });
export type RemovePaymentMethodResponse = z.infer<typeof removePaymentMethodResponse>;
