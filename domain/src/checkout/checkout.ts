/** Different items in one checkout; `firestore.rules` checks each of them by position. */
export const maxLines = 50;

export interface CheckoutItem {
  sku: string;
  quantity: number;
}

/** The document `checkouts/{checkoutId}`, created by its owner. */
export interface Checkout<Instant> {
  uid: string;
  items: CheckoutItem[];
  createdAt: Instant;
}
