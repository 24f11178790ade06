import { z } from 'zod';
import { maxQuantity } from '../cart/quantity.ts';

/** Different items in one checkout; `firestore.rules` checks each of them by position. */
export const maxLines = 50;

const checkoutItem = z.strictObject({
  sku: z.string().trim().min(1).max(40),
  quantity: z.int().min(1).max(maxQuantity),
});
export type CheckoutItem = z.infer<typeof checkoutItem>;

export const checkoutItems = z.array(checkoutItem).min(1).max(maxLines);

/** The document `checkouts/{checkoutId}`, created by its owner. */
export interface Checkout<Instant> {
  uid: string;
  items: CheckoutItem[];
  createdAt: Instant;
}
