import type { Address } from '../account/address.ts';
import type { OrderStatus } from './order-status.ts';

/** One line of an order, priced when it was bought. `unitPrice` is in cents. */
export interface OrderItem {
  sku: string;
  name: string;
  unitPrice: number;
  quantity: number;
}

/** The document `orders/{checkoutId}`. `amount` is in cents, `currency` in Stripe's lower case. */
export interface Order<Instant> {
  uid: string;
  items: OrderItem[];
  amount: number;
  currency: string;
  status: OrderStatus;
  receiptUrl: string | null;
  shippingAddress: Address | null;
  createdAt: Instant;
}
